"use strict";
// The gallery: lists, filters and shows what stands in the page as JSON. Nothing is computed here, and nothing fetched.
(() => {
  const data = JSON.parse(document.getElementById("gl-data").textContent);
  const main = document.getElementById("gl-main");
  const playground = document.getElementById("gl-playground");

  /** An element with attributes and children; texts are texts. */
  function element(name, attributes = {}, ...children) {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === null || value === undefined || value === false) continue;
      if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
      else node.setAttribute(key, value === true ? "" : value);
    }
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
  }

  /** Replaces what is shown. */
  function show(...nodes) {
    main.replaceChildren(...nodes.filter((node) => node !== null));
  }

  // Pictures are put in when they come into view.
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      fill(entry.target);
      observer.unobserve(entry.target);
    }
  }, { rootMargin: "400px" });

  function fill(node) {
    if (!node.firstChild) node.innerHTML = data.pictures[Number(node.dataset.picture)];
  }
  addEventListener("beforeprint", () => document.querySelectorAll("[data-picture]").forEach(fill));

  function picture(index) {
    if (index === null || index === undefined) return null;
    const node = element("div", { class: "gl-picture", "data-picture": index });
    observer.observe(node);
    return node;
  }

  const symbols = { error: "✕", warning: "△", note: "·" };

  function findings(list) {
    if (!list.length) return null;
    return element("ul", { class: "gl-findings" }, ...list.map((finding) => element("li",
      { class: `gl-${finding.severity}` }, `${symbols[finding.severity]} ${finding.id}: ${finding.message}`)));
  }

  function copyButton(label, text) {
    const button = element("button", { type: "button", onclick: async () => {
      const field = element("textarea", { "aria-hidden": "true", style: "position:fixed;opacity:0" });
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // From a file there may be no clipboard.
        field.value = text;
        document.body.append(field);
        field.select();
        document.execCommand("copy");
        field.remove();
      }
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = label; }, 1500);
    } }, label);
    return button;
  }

  // MARK: The list

  const filters = { text: "", group: "", style: "", collection: "0", finding: "" };

  function options(name, label, values, all) {
    const select = element("select", { name, onchange: () => { filters[name] = select.value; showList(); } },
      ...(all ? [element("option", { value: "" }, all)] : []),
      ...values.map(([value, text]) => element("option", { value, selected: filters[name] === value }, text)));
    return element("label", {}, label, select);
  }

  const unique = (values) => [...new Set(values)].sort().map((value) => [value, value]);

  function layoutOf(preset) {
    const own = preset.layouts.filter((layout) => layout.collection === Number(filters.collection));
    return own[0] ?? preset.layouts[0];
  }

  function matches(preset) {
    const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
    const text = `${preset.name} ${preset.style} ${preset.description ?? ""}`.toLowerCase();
    const own = preset.layouts.filter((layout) => layout.collection === Number(filters.collection));
    return words.every((word) => text.includes(word))
      && (!filters.group || `=${preset.group}` === filters.group)
      && (!filters.style || preset.style === filters.style)
      && (!filters.finding || own.some((layout) => layout.findings.some((finding) => finding.id === filters.finding)));
  }

  let list, count;

  function viewList() {
    const search = element("input", { type: "search", name: "text", value: filters.text, autocomplete: "off",
      oninput: () => { filters.text = search.value; showList(); } });
    const ids = data.presets.flatMap((preset) => preset.layouts.flatMap((layout) => layout.findings.map((f) => f.id)));
    count = element("p", { class: "gl-count", role: "status" });
    list = element("ul", { class: "gl-grid" });
    show(
      element("h2", { tabindex: "-1" }, "Presets"),
      element("form", { class: "gl-filters", role: "search", onsubmit: (event) => event.preventDefault() },
        element("label", {}, "Search", search),
        options("group", "Group", unique(data.presets.map((preset) => preset.group)).map(([name]) => [`=${name}`, name || "(none)"]), "All"),
        options("style", "Style", unique(data.presets.map((preset) => preset.style)), "All"),
        options("collection", "Traits", data.collections.map((text, index) => [String(index), text || "default"])),
        options("finding", "Finding", unique(ids), "All")),
      count, list);
    showList();
  }

  function showList() {
    const shown = data.presets.filter(matches);
    count.textContent = `${shown.length} of ${data.presets.length} presets`;
    list.replaceChildren(...shown.map((preset) => {
      const layout = layoutOf(preset);
      return element("li", { class: "gl-card" }, element("a", { href: `#/preset/${encodeURIComponent(preset.name)}` },
        picture(layout?.picture), element("strong", {}, preset.name),
        element("span", { class: "gl-quiet" }, preset.style + (preset.deprecated ? ", deprecated" : "")),
        layout ? findings(layout.findings) : null));
    }));
  }

  // MARK: One preset

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
        element("th", { scope: "row" }, name), element("td", { class: "gl-number" }, String(Math.round(value * 1000) / 1000)))))));
  }

  function origins(preset) {
    if (!preset.properties.length) return null;
    return element("div", { class: "gl-scroll" }, element("table", {},
      element("thead", {}, element("tr", {}, ...["property", "value", "defined as", "through"]
        .map((title) => element("th", { scope: "col" }, title)))),
      element("tbody", {}, ...preset.properties.map((property) => element("tr", {},
        element("th", { scope: "row" }, property.property), element("td", {}, property.value),
        element("td", {}, element("code", {}, property.definition)),
        element("td", {}, property.steps.map((step) => step.definition === step.value
          ? `${step.metric} = ${step.value}` : `${step.metric} = ${step.definition} = ${step.value}`)
          .join("; ")))))));
  }

  function viewPreset(name) {
    const preset = data.presets.find((item) => item.name === name);
    if (!preset) return viewList();
    const layouts = preset.layouts.map((layout) => element("section", { class: "gl-card", style: "padding:.6rem" },
      element("h3", {}, [layout.state === "normal" ? "" : layout.state, data.collections[layout.collection] || "default traits"]
        .filter(Boolean).join(", ")),
      picture(layout.picture), findings(layout.findings),
      element("p", {}, copyButton("Copy Swift", layout.swift), " ", copyButton("Copy JSON", JSON.stringify(layout.json, null, 2))),
      element("details", { open: preset.layouts.length <= 2 }, element("summary", {}, "Every number"), numbers(layout))));
    show(
      element("p", {}, element("a", { href: "#/" }, "All presets")),
      element("h2", { tabindex: "-1" }, preset.name),
      preset.description ? element("p", {}, preset.description) : null,
      preset.deprecated ? element("p", { class: "gl-warning" }, `Deprecated${preset.use ? `: use ${preset.use}` : ""}`) : null,
      element("p", { class: "gl-quiet" }, `${preset.style} promises ${preset.promise}`),
      element("h3", {}, "Where the numbers come from"), origins(preset),
      element("h3", {}, "Layouts"), element("div", { class: "gl-columns" }, ...layouts));
  }

  // MARK: The styles

  function viewStyles() {
    show(
      element("h2", { tabindex: "-1" }, "Styles"),
      element("p", {}, "Every style on the same button: 200 x 100 points, an image of 24 x 24, a title of 60 x 20, spacing 10."),
      element("ul", { class: "gl-grid" }, ...data.styles.map((style) => element("li", { class: "gl-card", style: "padding:.6rem" },
        picture(style.picture), element("strong", {}, style.name),
        element("div", { class: "gl-quiet" }, `${style.origin}. Promises ${style.promise}.`), findings(style.findings)))));
  }

  // MARK: The releases

  let comparison = "side";

  function comparisonOf(change) {
    const before = picture(change.before);
    const after = picture(change.after);
    if (!before || !after) return before ?? after;
    if (comparison === "side") {
      return element("div", { class: "gl-pair" },
        element("figure", {}, before, element("figcaption", {}, "before")),
        element("figure", {}, after, element("figcaption", {}, "after")));
    }
    const stack = element("div", { class: `gl-stack gl-${comparison}` }, before, after);
    if (comparison === "overlay") return stack;
    const range = element("input", { type: "range", min: "0", max: "100", value: "50",
      "aria-label": `Before and after of ${change.what}`, style: "width:100%",
      oninput: () => stack.style.setProperty("--gl-split", `${range.value}%`) });
    return element("div", {}, stack, range);
  }

  function viewReleases(name) {
    const release = data.releases.find((item) => item.name === name) ?? data.releases[0];
    const heading = element("h2", { tabindex: "-1" }, "Releases");
    if (!release) return show(heading, element("p", {}, "There is no release yet."));
    const choice = element("select", { onchange: () => { location.hash = `#/releases/${encodeURIComponent(choice.value)}`; } },
      ...data.releases.map((item) => element("option", { value: item.name, selected: item === release },
        `${item.from} → ${item.name}`)));
    const mode = element("select", { name: "comparison", onchange: () => { comparison = mode.value; viewReleases(release.name); } },
      ...[["side", "side by side"], ["overlay", "overlay"], ["slider", "slider"]]
        .map(([value, text]) => element("option", { value, selected: comparison === value }, text)));
    show(heading,
      element("form", { class: "gl-filters", onsubmit: (event) => event.preventDefault() },
        element("label", {}, "Release", choice), element("label", {}, "Compare", mode)),
      element("p", {}, release.note ?? ""),
      element("p", { class: "gl-count", role: "status" }, `Changed facts: ${release.facts.length}. Moved layouts: ${release.moved}`
        + (release.layouts.length < release.moved ? `, of which ${release.layouts.length} are shown` : "")),
      element("ul", {}, ...release.facts.map((text) => element("li", {}, text))),
      element("div", { class: "gl-columns" }, ...release.layouts.map((change) =>
        element("section", { class: "gl-card", style: "padding:.6rem" }, element("h3", {}, change.what), comparisonOf(change),
          element("div", { class: "gl-scroll" }, element("table", {}, element("tbody", {}, ...change.numbers.map(([name, before, after]) =>
            element("tr", {}, element("th", { scope: "row" }, name), element("td", { class: "gl-number" }, before),
              element("td", { class: "gl-number" }, after)))))),
          change.causes ? element("p", { class: "gl-quiet" }, `because of ${change.causes}`) : null))));
  }

  // MARK: Where we are

  function decoded(text) {
    try { return decodeURIComponent(text); } catch { return text; }
  }

  function route(isFirst) {
    // The playground keeps its own state in the address.
    const plays = location.hash.startsWith("#playground");
    const [, view = "", encoded = ""] = plays ? [] : location.hash.split("/");
    const name = decoded(encoded);
    playground.hidden = !plays;
    main.hidden = plays;
    for (const link of document.querySelectorAll(".gl-header nav a")) {
      const own = link.hash.split("/")[1];
      if (plays ? own === undefined : own === view || (view === "preset" && own === "")) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    if (!plays) switch (view) {
      case "preset": viewPreset(name); break;
      case "styles": viewStyles(); break;
      case "releases": viewReleases(name); break;
      default: viewList();
    }
    if (!isFirst) document.querySelector(plays ? "#gl-playground h2" : "#gl-main h2")?.focus();
  }

  addEventListener("hashchange", () => route(false));
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName)) return;
    const search = main.querySelector("input[type=search]");
    if (search) { event.preventDefault(); search.focus(); }
  });
  route(true);
  document.documentElement.dataset.ready = "yes";
})();
