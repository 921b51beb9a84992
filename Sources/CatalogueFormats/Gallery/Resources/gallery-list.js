// All presets as cards, with search and filters.

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
  return words.every((word) => preset.searched.includes(word))
    && (!filters.group || `=${preset.group}` === filters.group)
    && (!filters.style || preset.style === filters.style)
    && (!filters.finding || preset.layouts.some((layout) => layout.collection === Number(filters.collection)
      && layout.found.includes(filters.finding)));
}

let list, count;

function viewList() {
  const search = element("input", { type: "search", name: "text", value: filters.text, autocomplete: "off",
    oninput: () => { filters.text = search.value; showList(); } });
  const groups = unique(data.presets.map((preset) => preset.group)).map(([name]) => [`=${name}`, name || "(none)"]);
  const found = unique(data.presets.flatMap((preset) => preset.layouts.flatMap((layout) => layout.found)));
  count = element("p", { class: "gl-count", role: "status" });
  list = element("ul", { class: "gl-grid" });
  show(
    element("h2", { tabindex: "-1" }, "Presets"),
    element("form", { class: "gl-filters", role: "search", onsubmit: (event) => event.preventDefault() },
      element("label", {}, "Search", search),
      options("group", "Group", groups, "All"),
      options("style", "Style", unique(data.presets.map((preset) => preset.style)), "All"),
      options("collection", "Traits", data.collections.map((text, index) => [String(index), text || "default"])),
      options("finding", "Finding", found, "All")),
    count, list);
  showList();
}

// The first cards are there at once, the others when there is time, and all of them before they are printed.
const firstCards = 60;
let waiting = [];
let timer = 0;

function showList() {
  const shown = data.presets.filter(matches);
  count.textContent = `${shown.length} of ${data.presets.length} presets`;
  clearTimeout(timer);
  waiting = shown;
  list.replaceChildren();
  addCards(firstCards);
}

function addCards(number) {
  list.append(...waiting.slice(0, number).map(card));
  waiting = waiting.slice(number);
  if (waiting.length) timer = setTimeout(addCards, 30, firstCards * 2);
}

function card(preset) {
  const layout = layoutOf(preset);
  return element("li", { class: "gl-card" }, element("a", { href: `#/preset/${encodeURIComponent(preset.name)}` },
    picture(layout?.picture), element("strong", {}, preset.name),
    element("span", { class: "gl-quiet" }, preset.style + (preset.deprecated ? ", deprecated" : "")),
    layout ? findings(layout.findings) : null));
}
