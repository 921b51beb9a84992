// Pieces that the views are made of.

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

// Pictures are put in when they come into view.
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    fill(entry.target);
    observer.unobserve(entry.target);
  }
}, { rootMargin: "400px" });

function fill(node) {
  if (!node.firstChild) node.innerHTML = unpacked(Number(node.dataset.picture));
}

function picture(place) {
  if (place === null || place === undefined) return null;
  const node = element("div", { class: "gl-picture", "data-picture": place });
  observer.observe(node);
  return node;
}

/** Something that is made when it is opened. */
function disclosure(label, isOpen, content) {
  const details = element("details", {
    ontoggle: () => { if (details.open && details.childElementCount === 1) details.append(content()); },
  }, element("summary", {}, label));
  if (isOpen) details.append(content());
  details.open = isOpen;
  return details;
}

const symbols = { error: "✕", warning: "△", note: "·" };

function findings(list) {
  if (!list.length) return null;
  return element("ul", { class: "gl-findings" }, ...list.map((finding) => element("li",
    { class: `gl-${finding.severity}` }, `${symbols[finding.severity]} ${finding.id}: ${finding.message}`)));
}

/** Copies what `text` gives. */
function copyButton(label, text) {
  const button = element("button", { type: "button", onclick: async () => {
    const field = element("textarea", { "aria-hidden": "true", class: "gl-unseen" });
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      // From a file there may be no clipboard.
      field.value = text();
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
