// What stands below the drawing: findings, code and numbers.
const PlaygroundResults = (() => {
  "use strict";

  const part = (id) => document.getElementById(`pg-${id}`);
  const element = (tag, text, className = "") =>
    Object.assign(document.createElement(tag), { textContent: text, className });
  const none = "–";
  const write = (node, text) => { if (node.textContent !== text) node.textContent = text; };

  // A table's rows; afterwards only their numbers are written.
  const rows = (body, names, columns) => {
    const cells = names.map((name) => {
      const row = document.createElement("tr");
      const head = element("th", name);
      head.scope = "row";
      const numbers = columns.map(() => document.createElement("td"));
      row.append(head, ...numbers);
      body.append(row);
      return numbers;
    });
    return (values) => values.forEach((value, row) => columns.forEach((column, at) => {
      const names = [].concat(column);
      const number = value && names.map((name) => value[name]).find((found) => found != null);
      write(cells[row][at], number == null ? none : PlaygroundDrawing.readable(number));
    }));
  };

  const create = (words) => {
    const frames = rows(part("frames"), ["image", "title", "button", "fitting"], ["x", "y", "width", "height"]);
    const insets = rows(
      part("insets"), ["content", "title", "image"],
      ["top", ["left", "leading"], "bottom", ["right", "trailing"]]);
    let shown = null;

    const showFindings = (findings) => {
      const key = JSON.stringify(findings);
      if (key === shown) return;
      shown = key;
      part("findings").replaceChildren(...findings.map(({ id, severity, message }) => {
        const item = element("li", "", `pg-finding pg-${severity}`);
        const { meaning, remedy } = words.findings.find((finding) => finding.id === id);
        item.append(
          element("strong", severity), " ", element("code", id), element("span", ` ${message}`),
          element("small", `${meaning} ${remedy}`));
        return item;
      }));
      if (findings.length > 0) return;
      part("findings").append(element("li", "None: the layout keeps what the style promises."));
    };

    const countOf = (findings) => {
      if (findings.length === 0) return "No findings";
      const counts = ["error", "warning", "note"]
        .map((severity) => [findings.filter((finding) => finding.severity === severity).length, severity])
        .filter(([count]) => count > 0)
        .map(([count, severity]) => `${count} ${severity}${count === 1 ? "" : "s"}`);
      return counts.join(", ");
    };

    const show = (layout, input) => {
      frames([layout.image, layout.title, layout.button, layout.fitting]);
      insets([
        layout.configuration?.contentInsets ?? layout.contentEdgeInsets, layout.titleEdgeInsets, layout.imageEdgeInsets,
      ]);
      const { gap, offCenter } = layout;
      const readable = PlaygroundDrawing.readable;
      write(part("gap"), gap == null ? none
        : readable(gap.got) + (gap.asked == null ? "" : `, asked ${readable(gap.asked)}`));
      write(part("off-center"), offCenter == null ? none
        : `${offCenter.of} by ${readable(offCenter.x)} across, ${readable(offCenter.y)} down`);
      showFindings(layout.findings);
      write(part("code"), PlaygroundCode.text(layout, input));
      write(part("status"), countOf(layout.findings));
    };

    return { show, refuse: (message) => write(part("status"), message) };
  };

  return { create };
})();
