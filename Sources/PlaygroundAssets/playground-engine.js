// The layout engine behind its door: numbers go in, numbers come out. Nothing of the model is reckoned here.
const PlaygroundEngine = (() => {
  "use strict";

  // The numbers of a button, one for each place of `words.inputs`; NaN is what is not given.
  const numbersOf = (words, input) => {
    const part = (whole, name) => whole?.[name] ?? NaN;
    const place = (list, word) => (word == null ? NaN : list.indexOf(word));
    const side = (name) => {
      const length = input.button[name];
      return length === "fit" ? [1, part(input.minimum, name)] : [0, length ?? NaN];
    };
    const [widthFits, width] = side("width");
    const [heightFits, height] = side("height");
    const values = {
      style: words.styles.findIndex((style) => style.name === input.style),
      spacing: input.spacing ?? NaN,
      widthFits, width, heightFits, height,
      imageWidth: part(input.image, "width"), imageHeight: part(input.image, "height"),
      titleWidth: part(input.title, "width"), titleHeight: part(input.title, "height"),
      lineHeight: input.lineHeight ?? NaN,
      configurationSize: place(words.configurationSizes, input.configurationSize),
      imagePropertyWidth: part(input.imageProperty, "width"),
      imagePropertyHeight: part(input.imageProperty, "height"),
      horizontal: place(words.horizontals, input.horizontal),
      vertical: place(words.verticals, input.vertical),
      direction: place(words.directions, input.direction),
      scale: input.scale ?? NaN,
    };
    for (const [prefix, insets] of [
      ["content", input.contentInsets], ["title", input.titleInsets], ["image", input.imageInsets],
    ]) {
      for (const edge of ["Top", "Left", "Bottom", "Right"]) values[prefix + edge] = part(insets, edge.toLowerCase());
    }
    return words.inputs.map((name) => values[name]);
  };

  // Turns the numbers of `words.outputs` into what `presets list --format json` prints of a layout. Beside it stands
  // what a drawing needs.
  const layoutOf = (words, input, numbers) => {
    const places = new Map(words.outputs.map((name, place) => [name, numbers[place]]));
    const number = (name) => (Number.isNaN(places.get(name)) ? null : places.get(name));
    const group = (prefix, names, ends = names) => {
      const all = names.map((name, at) => [name, number(prefix + ends[at])]);
      return all.some(([, value]) => value == null) ? null : Object.fromEntries(all);
    };
    const size = (prefix) => group(prefix, ["width", "height"], ["Width", "Height"]);
    const rect = (prefix) => group(prefix, ["x", "y", "width", "height"], ["X", "Y", "Width", "Height"]);
    const insets = (prefix) => group(prefix, ["top", "left", "bottom", "right"], ["Top", "Left", "Bottom", "Right"]);
    const found = (bits) => words.findings.filter((_, place) => Math.floor(number(bits) / 2 ** place) % 2 === 1);

    const status = words.statuses[number("status")];
    if (status !== "fine") {
      const field = number("field");
      const message = field == null ? words.messages[status] : words.messages[status][field];
      return { error: { kind: status, field: field == null ? null : words.fields[field], message } };
    }
    const style = words.styles.find((style) => style.name === input.style);
    const placement = number("imagePlacement");
    const gap = number("gapGot");
    const center = number("offCenterOf");
    const word = (name) =>
      name === "stale" ? found("stale").map(({ id }) => id).join(", ") : words.centers[center] ?? "group";
    return {
      style: style.name,
      button: size("button"),
      contentEdgeInsets: insets("contentEdgeInsets"),
      titleEdgeInsets: insets("titleEdgeInsets"),
      imageEdgeInsets: insets("imageEdgeInsets"),
      ...(placement != null && {
        configuration: {
          imagePlacement: words.placements[placement],
          imagePadding: number("imagePadding"),
          contentInsets: group(
            "configuration", ["top", "leading", "bottom", "trailing"], ["Top", "Leading", "Bottom", "Trailing"]),
        },
      }),
      image: rect("image"),
      title: rect("title"),
      fitting: size("fitting"),
      gap: gap == null ? null : { asked: number("gapAsked"), got: gap },
      offCenter:
        center == null ? null : { of: words.centers[center], x: number("offCenterX"), y: number("offCenterY") },
      findings: found("findings").map((finding) => ({
        id: finding.id, severity: style.severities?.[finding.id] ?? finding.severity,
        message: PlaygroundSentences.text(style, finding, input, number, word),
      })),
      areas: { content: rect("content"), title: rect("titleArea"), image: rect("imageArea") },
    };
  };

  // Starts the engine. `words` is what PlaygroundData writes; its `module` is the compiled engine in base64.
  const start = async (words) => {
    const bytes = Uint8Array.from(atob(words.module), (character) => character.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    const door = instance.exports;
    // The buffers lie behind all that the module itself uses.
    const input = door.__heap_base.value;
    const output = input + 8 * words.inputs.length;
    const missing = output + 8 * words.outputs.length - door.memory.buffer.byteLength;
    if (missing > 0) door.memory.grow(Math.ceil(missing / 65536));
    const inputs = new Float64Array(door.memory.buffer, input, words.inputs.length);
    const outputs = new Float64Array(door.memory.buffer, output, words.outputs.length);
    return {
      layout: (description) => {
        inputs.set(numbersOf(words, description));
        door.presets_layout(input, output);
        return layoutOf(words, description, outputs);
      },
      // A length in points, rounded up to a pixel.
      pixelCeil: (length, scale) => door.presets_pixel_ceil(length, scale),
      // One line of the system font.
      lineHeight: (pointSize, scale) => door.presets_line_height(pointSize, scale),
    };
  };

  return { start };
})();
