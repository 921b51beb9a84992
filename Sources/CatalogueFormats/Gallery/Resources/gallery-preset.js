// One preset: its layouts, every number, and where it comes from.

/** The numbers of a layout's JSON with the names they have elsewhere: `title.x`. */
function* flat(value, name = "") {
  if (typeof value === "number") yield [name, value];
  if (value === null || typeof value !== "object" || Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) yield* flat(inner, name ? `${name}.${key}` : key);
}

function numbers(layout) {
  return element("div", { class: "gl-scroll" }, element("table", {},
    element("caption", { class: "gl-quiet" }, "Points"),
    element("tbody", {}, ...[...flat(layout.json)].map(([name, value]) => element("tr", {},
      element("th", { scope: "row" }, name),
      element("td", { class: "gl-number" }, String(Math.round(value * 1000) / 1000)))))));
}

function origins(preset) {
  const properties = JSON.parse(unpacked(preset.origins));
  if (!properties.length) return null;
  return element("div", { class: "gl-scroll" }, element("table", {},
    element("thead", {}, element("tr", {}, ...["property", "value", "defined as", "through"]
      .map((title) => element("th", { scope: "col" }, title)))),
    element("tbody", {}, ...properties.map((property) => element("tr", {},
      element("th", { scope: "row" }, property.property), element("td", {}, property.value),
      element("td", {}, element("code", {}, property.definition)),
      element("td", {}, property.steps.map((step) => step.definition === step.value
        ? `${step.metric} = ${step.value}` : `${step.metric} = ${step.definition} = ${step.value}`)
        .join("; ")))))));
}

function viewPreset(name) {
  const preset = data.presets.find((item) => item.name === name);
  if (!preset) return viewList();
  const promise = data.styles.find(({ name }) => name === preset.style)?.promise;
  const layouts = preset.layouts.map((layout) => element("section", { class: "gl-card gl-padded" },
    element("h3", {}, (layout.state === "normal" ? "" : `${layout.state}, `)
      + (data.collections[layout.collection] || "default traits")),
    picture(layout.picture), findings(layout.findings),
    element("p", {}, copyButton("Copy Swift", () => layout.swift), " ",
      copyButton("Copy JSON", () => JSON.stringify(layout.json, null, 2))),
    disclosure("Every number", preset.layouts.length <= 2, () => numbers(layout))));
  show(
    element("p", {}, element("a", { href: "#/" }, "All presets")),
    element("h2", { tabindex: "-1" }, preset.name),
    preset.description ? element("p", {}, preset.description) : null,
    preset.deprecated
      ? element("p", { class: "gl-warning" }, `Deprecated${preset.use ? `: use ${preset.use}` : ""}`) : null,
    element("p", { class: "gl-quiet" }, `${preset.style} promises ${promise}`),
    element("h3", {}, "Where the numbers come from"), origins(preset),
    element("h3", {}, "Layouts"), element("div", { class: "gl-columns" }, ...layouts));
}

/** Every style on the same button. */
function viewStyles() {
  show(
    element("h2", { tabindex: "-1" }, "Styles"),
    element("p", {}, "Every style on the same button: 200 x 100 points, an image of 24 x 24, a title of 60 x 20, "
      + "spacing 10."),
    element("ul", { class: "gl-grid" }, ...data.styles.map((style) => element("li", { class: "gl-card gl-padded" },
      picture(style.picture), element("strong", {}, style.name),
      element("div", { class: "gl-quiet" }, `${style.origin}. Promises ${style.promise}.`),
      findings(style.layout === undefined ? [] : new Layout(style.layout).findings)))));
}
