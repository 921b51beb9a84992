// Where we are: the address says what is shown. Nothing is computed here, and nothing fetched.
const main = document.getElementById("gl-main");
const playground = document.getElementById("gl-playground");

/** Replaces what is shown. */
function show(...nodes) {
  main.replaceChildren(...nodes.filter((node) => node !== null));
}

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
    const isHere = plays ? own === undefined : own === view || (view === "preset" && own === "");
    if (isHere) link.setAttribute("aria-current", "page");
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
addEventListener("beforeprint", () => {
  if (waiting.length) addCards(waiting.length);
  document.querySelectorAll("[data-picture]").forEach(fill);
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName)) return;
  const search = main.querySelector("input[type=search]");
  if (search) { event.preventDefault(); search.focus(); }
});
route(true);
// How long it took: performance.getEntriesByName("gallery-shown").
performance.mark("gallery-shown");
