// What each release moved: side by side, overlaid, under a slider.

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
    "aria-label": `Before and after of ${change.what}`,
    oninput: () => stack.style.setProperty("--gl-split", `${range.value}%`) });
  return element("div", {}, stack, range);
}

function changeOf(change) {
  return element("section", { class: "gl-card gl-padded" },
    element("h3", {}, change.what), comparisonOf(change),
    element("div", { class: "gl-scroll" }, element("table", {}, element("tbody", {},
      ...change.numbers.map(([name, before, after]) => element("tr", {}, element("th", { scope: "row" }, name),
        element("td", { class: "gl-number" }, before), element("td", { class: "gl-number" }, after)))))),
    change.causes ? element("p", { class: "gl-quiet" }, `because of ${change.causes}`) : null);
}

function viewReleases(name) {
  const release = data.releases.find((item) => item.name === name) ?? data.releases[0];
  const heading = element("h2", { tabindex: "-1" }, "Releases");
  if (!release) return show(heading, element("p", {}, "There is no release yet."));
  const changes = element("div", { class: "gl-columns" });
  const showChanges = () => changes.replaceChildren(...release.layouts.map(changeOf));
  const choice = element("select", {
    name: "release", onchange: () => { location.hash = `#/releases/${encodeURIComponent(choice.value)}`; } },
    ...data.releases.map((item) => element("option", { value: item.name, selected: item === release },
      `${item.from} → ${item.name}`)));
  const mode = element("select", {
    name: "comparison", onchange: () => { comparison = mode.value; showChanges(); } },
    ...[["side", "side by side"], ["overlay", "overlay"], ["slider", "slider"]]
      .map(([value, text]) => element("option", { value, selected: comparison === value }, text)));
  showChanges();
  show(heading,
    element("form", { class: "gl-filters", onsubmit: (event) => event.preventDefault() },
      element("label", {}, "Release", choice), element("label", {}, "Compare", mode)),
    element("p", {}, release.note ?? ""),
    element("p", { class: "gl-count", role: "status" },
      `Changed facts: ${release.facts.length}. Moved layouts: ${release.moved}`
      + (release.layouts.length < release.moved ? `, of which ${release.layouts.length} are shown` : "")),
    element("ul", {}, ...release.facts.map((text) => element("li", {}, text))),
    changes);
}
