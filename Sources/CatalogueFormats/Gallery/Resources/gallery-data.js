// What stands in the page as JSON, or in a script beside it, and the texts that are packed in it: pictures, layouts, where numbers come from.
const data = window.PresetsGallery ?? JSON.parse(document.getElementById("gl-data").textContent);

/** Puts a packed text together: a pattern's strings, and between them the text's own values. */
function unpacked(place) {
  const [pattern, ...values] = data.texts.texts[place];
  return data.texts.patterns[pattern].map((part) => {
    if (typeof part === "string") return part;
    const value = values[part];
    return Array.isArray(value) ? data.texts.shared[value[0]] : value;
  }).join("");
}

/** A layout, of which all but its place is put together when it is asked for. */
class Layout {
  #place;
  #json;

  /** `found` are the places of its findings. */
  constructor(place, state = "normal", collection = 0, picture = null, found = []) {
    this.#place = place;
    Object.assign(this, { state, collection, picture, found: found.map((finding) => data.findings[finding]) });
  }

  get json() {
    if (!this.#json) {
      const text = unpacked(this.#place);
      this.#json = JSON.parse(text.slice(0, text.indexOf("\n")));
    }
    return this.#json;
  }

  get swift() {
    const text = unpacked(this.#place);
    return text.slice(text.indexOf("\n") + 1);
  }

  get findings() { return this.json.findings; }
}

for (const preset of data.presets) {
  preset.group = preset.name.slice(0, Math.max(0, preset.name.lastIndexOf(".")));
  preset.searched = `${preset.name} ${preset.style} ${preset.description ?? ""}`.toLowerCase();
  preset.layouts = preset.layouts
    .map(([state, collection, picture, place, ...found]) => new Layout(place, state, collection, picture, found));
}
