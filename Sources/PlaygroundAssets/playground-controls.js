// The playground's controls: filled with the engine's words, and kept equal to the state.
const PlaygroundControls = (() => {
  "use strict";

  const option = (value, text = value) => Object.assign(document.createElement("option"), { value, textContent: text });

  const fillStyles = (select, styles) => {
    const groups = new Map();
    for (const { name, family } of styles) {
      if (!groups.has(family)) {
        groups.set(family, Object.assign(document.createElement("optgroup"), { label: family }));
      }
      groups.get(family).append(option(name));
    }
    select.append(...groups.values());
  };

  const addOwnInsets = (place) => {
    for (const item of ["title", "image"]) {
      const set = document.createElement("fieldset");
      const legend = document.createElement("legend");
      legend.textContent = item === "title" ? "Title insets" : "Image insets";
      set.append(legend);
      for (const edge of PlaygroundState.edges) {
        const label = Object.assign(document.createElement("label"), { className: "pg-field" });
        const name = Object.assign(document.createElement("span"), { textContent: edge });
        const input = Object.assign(document.createElement("input"), { type: "number", step: "any" });
        input.setAttribute("aria-label", `${legend.textContent}, ${edge.toLowerCase()}`);
        input.dataset.pg = item + edge;
        input.dataset.pgOptional = "";
        label.append(name, input);
        set.append(label);
      }
      place.append(set);
    }
  };

  // `changed` is called with a name and its new value.
  const create = (words, changed) => {
    const form = document.getElementById("pg-controls");
    addOwnInsets(document.getElementById("pg-own"));
    const controls = new Map([...form.querySelectorAll("[data-pg]")].map((element) => [element.dataset.pg, element]));
    const lists = {
      configurationSize: words.configurationSizes, horizontal: words.horizontals, vertical: words.verticals,
      direction: words.directions,
    };
    fillStyles(controls.get("style"), words.styles);
    for (const [key, list] of Object.entries(lists)) controls.get(key).append(...list.map((word) => option(word)));
    controls.get("textStyle").append(...words.textStyles.map(({ name }) => option(name)));
    const range = controls.get("contentSize");
    range.max = words.contentSizes.length - 1;
    const choices = Object.fromEntries(
      [...controls].filter(([, control]) => control.options)
        .map(([key, control]) => [key, [...control.options].map(({ value }) => value)]));
    choices.contentSize = words.contentSizes;

    const valueOf = (key, control) =>
      control.type === "checkbox" ? control.checked
        : control === range ? words.contentSizes[range.valueAsNumber]
        : PlaygroundState.isNumber(key) ? PlaygroundState.numberOf(key, control.value)
        : control.value;
    form.addEventListener("input", ({ target }) => {
      if (target.dataset.pg) changed(target.dataset.pg, valueOf(target.dataset.pg, target));
    });
    form.addEventListener("submit", (event) => event.preventDefault());

    // Shows a state; what somebody is typing into is left alone unless it says something else.
    const show = (state) => {
      for (const [key, control] of controls) {
        if (control.type === "checkbox") control.checked = state[key];
        else if (control === range) range.value = words.contentSizes.indexOf(state[key]);
        else if (valueOf(key, control) !== state[key]) {
          control.value = state[key] == null || state[key] === Infinity ? "" : state[key];
        }
      }
    };

    // Hides what has no meaning in this state, and says what an empty field stands for.
    const adapt = (state, style) => {
      const shown = {
        configuration: style.mechanism === "configuration",
        widthFits: state.widthFits, heightFits: state.heightFits,
        text: state.titleMode === "text", size: state.titleMode === "size",
        image: state.hasImage, property: style.family === "layout-button",
      };
      for (const element of form.querySelectorAll("[data-pg-for]")) {
        element.toggleAttribute("hidden", !shown[element.dataset.pgFor]);
      }
      controls.get("width").disabled = state.widthFits;
      controls.get("height").disabled = state.heightFits;
      controls.get("spacing").placeholder = style.spacing;
      document.getElementById("pg-left").textContent = style.directional ? "Leading" : "Left";
      document.getElementById("pg-right").textContent = style.directional ? "Trailing" : "Right";
      document.getElementById("pg-origin").textContent =
        style.origin + (style.ownName ? `; there ${style.ownName}` : "");
    };

    const markInvalid = (keys) => {
      for (const [key, control] of controls) {
        if (keys.includes(key)) control.setAttribute("aria-invalid", "true");
        else control.removeAttribute("aria-invalid");
      }
    };

    return { show, adapt, markInvalid, choices, range };
  };

  return { create };
})();
