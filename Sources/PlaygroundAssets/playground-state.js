// What the playground's controls say: kept in the address, and told to the engine.
const PlaygroundState = (() => {
  "use strict";

  const prefix = "#playground:";
  const edges = ["Top", "Left", "Bottom", "Right"];

  // Every control with its value at the start; null is the style's or the button's own default.
  const defaults = {
    style: "exact/top", spacing: 8, configurationSize: "medium",
    width: 200, height: 100, widthFits: false, heightFits: false, leastWidth: 0, leastHeight: 0,
    horizontal: "center", vertical: "center", direction: "ltr", scale: "3",
    titleMode: "text", text: "Favorites", textStyle: "body", contentSize: "L", titleWidth: 60, titleHeight: 20,
    hasImage: true, imageWidth: 24, imageHeight: 24, propertyWidth: null, propertyHeight: null,
    ...Object.fromEntries(["content", "title", "image"].flatMap((item) => edges.map((edge) => [item + edge, null]))),
  };
  const isOptional = (key) => defaults[key] === null || key === "spacing";
  const isNumber = (key) => typeof defaults[key] === "number" || isOptional(key);

  // A number as it is typed: null where a default holds, infinite where one is needed, which the engine refuses.
  const numberOf = (key, text) => {
    const number = text.trim() === "" ? NaN : Number(text);
    return Number.isFinite(number) ? number : isOptional(key) ? null : Infinity;
  };

  // The state that an address describes; what makes no sense there is left at its default.
  // `choices` are the words of each list.
  const read = (hash, choices) => {
    if (!hash.startsWith(prefix)) return null;
    const state = { ...defaults };
    for (const [key, text] of new URLSearchParams(hash.slice(prefix.length))) {
      if (!Object.hasOwn(defaults, key)) continue;
      if (isNumber(key)) state[key] = numberOf(key, text);
      else if (typeof defaults[key] === "boolean") state[key] = text === "true";
      else if (key === "text") state.text = text.slice(0, 200);
      else if (choices[key].includes(text)) state[key] = text;
      if (state[key] === Infinity) state[key] = defaults[key];
    }
    return state;
  };

  // The address of a state: what differs from the start.
  const write = (state) => {
    const changed = Object.keys(defaults).filter((key) => state[key] !== defaults[key] && state[key] !== Infinity);
    return prefix + new URLSearchParams(changed.map((key) => [key, state[key] ?? ""]));
  };

  const insets = (state, item) => ({
    top: state[item + "Top"], left: state[item + "Left"], bottom: state[item + "Bottom"], right: state[item + "Right"],
  });

  // What the engine is asked; `measured` is the size of the title's text.
  const describe = (state, measured) => ({
    style: state.style,
    spacing: state.spacing,
    button: {
      width: state.widthFits ? "fit" : state.width,
      height: state.heightFits ? "fit" : state.height,
    },
    minimum: { width: state.leastWidth, height: state.leastHeight },
    image: state.hasImage ? { width: state.imageWidth, height: state.imageHeight } : null,
    title: { text: measured, size: { width: state.titleWidth, height: state.titleHeight } }[state.titleMode] ?? null,
    contentInsets: insets(state, "content"),
    titleInsets: insets(state, "title"),
    imageInsets: insets(state, "image"),
    configurationSize: state.configurationSize,
    imageProperty:
      state.propertyWidth == null ? null : { width: state.propertyWidth, height: state.propertyHeight ?? 0 },
    horizontal: state.horizontal,
    vertical: state.vertical,
    direction: state.direction,
    scale: Number(state.scale),
  });

  // The controls that hold a number which the engine refuses.
  const controlsOf = ({ kind, field }) =>
    kind === "exactCannotFill" ? ["horizontal", "vertical"] : {
      buttonWidth: ["width"], buttonHeight: ["height"], minimumSize: ["leastWidth", "leastHeight"],
      imageSize: ["imageWidth", "imageHeight"], titleSize: ["titleWidth", "titleHeight"], spacing: ["spacing"],
      imageProperty: ["propertyWidth", "propertyHeight"], contentInsets: edges.map((edge) => `content${edge}`),
      titleInsets: edges.map((edge) => `title${edge}`), imageInsets: edges.map((edge) => `image${edge}`),
    }[field] ?? [];

  return { defaults, edges, numberOf, isNumber, read, write, describe, controlsOf };
})();
