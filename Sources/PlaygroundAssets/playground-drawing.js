// The drawing: a layout to scale, with handles on the button's edges. Lengths are CSS pixels but for the layout's.
const PlaygroundDrawing = (() => {
  "use strict";

  const margin = { left: 28, top: 24, right: 76, bottom: 48 };
  const largestZoom = 4;

  const part = (id) => document.getElementById(`pg-${id}`);
  const set = (element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };
  const { readable } = PlaygroundSentences;

  // How the button is put into the room: its frames as well, unless they are farther away than it is large.
  const fitted = (layout, room) => {
    const { width, height } = layout.button;
    const reach = Math.max(width, height);
    let [left, top, right, bottom] = [0, 0, width, height];
    for (const frame of [layout.image, layout.title].filter(Boolean)) {
      left = Math.min(left, Math.max(frame.x, -reach));
      top = Math.min(top, Math.max(frame.y, -reach));
      right = Math.max(right, Math.min(frame.x + frame.width, width + reach));
      bottom = Math.max(bottom, Math.min(frame.y + frame.height, height + reach));
    }
    // Where the page does not show it, there is no room at all.
    const free = {
      width: Math.max(1, room.width - margin.left - margin.right),
      height: Math.max(1, room.height - margin.top - margin.bottom),
    };
    const zoom = Math.min(free.width / (right - left), free.height / (bottom - top), largestZoom);
    return {
      zoom,
      x: margin.left + (free.width - zoom * (right - left)) / 2 - zoom * left,
      y: margin.top + (free.height - zoom * (bottom - top)) / 2 - zoom * top,
    };
  };

  // The line between the facing edges of image and title, with a tick at each end, and the place of its number.
  const gapOf = (layout, axis) => {
    const [along, across, length, breadth] =
      axis === "horizontal" ? ["x", "y", "width", "height"] : ["y", "x", "height", "width"];
    const { image, title } = layout;
    const isImageFirst = title[along] - image[along] - image[length] >= image[along] - title[along] - title[length];
    const [first, second] = isImageFirst ? [image, title] : [title, image];
    const low = Math.max(image[across], title[across]);
    const high = Math.min(image[across] + image[breadth], title[across] + title[breadth]);
    return { from: first[along] + first[length], to: second[along], middle: (low + high) / 2 };
  };

  const create = () => {
    const parts = Object.fromEntries(
      ["outline", "content-area", "image-area", "title-area", "title-box", "title-clip", "title-drawn", "image-box",
        "image-mark", "gap-line", "gap-drawn", "width-drawn", "height-drawn", "handle-width", "handle-height"]
        .map((id) => [id, part(id)]));

    const drawRect = (element, rect, view) => {
      const visible = rect != null && rect.width > 0 && rect.height > 0;
      element.toggleAttribute("hidden", !visible);
      if (!visible) return false;
      set(element, {
        x: view.x + view.zoom * rect.x, y: view.y + view.zoom * rect.y,
        width: view.zoom * rect.width, height: view.zoom * rect.height,
      });
      return true;
    };

    const drawTitle = (layout, title, view) => {
      if (!drawRect(parts["title-clip"], layout.title, view)) return;
      const text = parts["title-drawn"];
      if (text.textContent !== title.text) text.textContent = title.text;
      // A title that is cut begins where it is read from.
      const isCut = layout.title.width < title.width - 1e-6;
      const [x, anchor] = !isCut ? [0.5, "middle"] : title.isReversed ? [1, "end"] : [0, "start"];
      set(text, {
        x: view.zoom * layout.title.width * x, y: view.zoom * layout.title.height / 2, "text-anchor": anchor,
        "font-size": view.zoom * title.pointSize, "font-weight": title.weight,
      });
    };

    const drawImage = (layout, view) => {
      const visible = drawRect(parts["image-box"], layout.image, view);
      parts["image-mark"].toggleAttribute("hidden", !visible);
      if (!visible) return;
      const { x, y, width, height } = layout.image;
      const points = [[0.12, 0.85], [0.4, 0.4], [0.58, 0.66], [0.7, 0.5], [0.88, 0.85]]
        .map(([dx, dy]) => `${view.x + view.zoom * (x + dx * width)} ${view.y + view.zoom * (y + dy * height)}`);
      set(parts["image-mark"], { d: `M${points.join("L")}Z` });
    };

    const drawGap = (layout, axis, view) => {
      for (const id of ["gap-line", "gap-drawn"]) parts[id].toggleAttribute("hidden", layout.gap == null);
      if (layout.gap == null) return;
      const gap = gapOf(layout, axis);
      const horizontal = axis === "horizontal";
      const [start, side] = horizontal ? [view.x, view.y] : [view.y, view.x];
      const [from, to] = [start + view.zoom * gap.from, start + view.zoom * gap.to];
      const middle = side + view.zoom * gap.middle;
      const point = (along, across) => (horizontal ? `${along} ${across}` : `${across} ${along}`);
      const tick = (at) => `M${point(at, middle - 6)}L${point(at, middle + 6)}`;
      set(parts["gap-line"], { d: `${tick(from)}${tick(to)}M${point(from, middle)}L${point(to, middle)}` });
      parts["gap-drawn"].textContent = readable(layout.gap.got);
      set(parts["gap-drawn"], horizontal
        ? { x: (from + to) / 2, y: middle - 10, "text-anchor": "middle", "dominant-baseline": "auto" }
        : { x: middle + 11, y: (from + to) / 2, "text-anchor": "start", "dominant-baseline": "central" });
    };

    const drawHandles = (layout, room, view) => {
      const { width, height } = layout.button;
      const [right, bottom] = [view.x + view.zoom * width, view.y + view.zoom * height];
      const [middleX, middleY] = [view.x + view.zoom * width / 2, view.y + view.zoom * height / 2];
      const [alongX, alongY] = [Math.max(24, view.zoom * width), Math.max(24, view.zoom * height)];
      const handle = (id, hit, grip, length, name) => {
        set(parts[id].children[0], hit);
        set(parts[id].children[1], grip);
        set(parts[id], { "aria-valuenow": length, "aria-valuetext": `${readable(length)} points ${name}` });
      };
      handle(
        "handle-width", { x: right - 12, y: middleY - alongY / 2, width: 24, height: alongY },
        { x: right - 4, y: middleY - 16, width: 8, height: 32, rx: 4 }, width, "wide");
      handle(
        "handle-height", { x: middleX - alongX / 2, y: bottom - 12, width: alongX, height: 24 },
        { x: middleX - 16, y: bottom - 4, width: 32, height: 8, rx: 4 }, height, "high");
      parts["width-drawn"].textContent = readable(width);
      // The numbers stand beyond what leaves the button, as far as that is in sight.
      const beyond = (edge, axis, length, end) => Math.max(edge, ...[layout.image, layout.title].filter(Boolean)
        .map((frame) => Math.min(end - 40, view[axis] + view.zoom * (frame[axis] + frame[length]))));
      set(parts["width-drawn"], { x: middleX, y: beyond(bottom, "y", "height", room.height) + 26 });
      parts["height-drawn"].textContent = readable(height);
      set(parts["height-drawn"], { x: beyond(right, "x", "width", room.width) + 16, y: middleY });
    };

    // Draws; `view` is a former result, kept while an edge is dragged. Returns the view.
    const draw = (layout, { title, axis, room, view }) => {
      const used = view ?? fitted(layout, room);
      const { width, height } = layout.button;
      drawRect(parts.outline, { x: 0, y: 0, width, height }, used);
      drawRect(parts["content-area"], layout.areas.content, used);
      drawRect(parts["image-area"], layout.image && layout.areas.image, used);
      drawRect(parts["title-area"], layout.title && layout.areas.title, used);
      drawRect(parts["title-box"], layout.title, used);
      drawTitle(layout, title, used);
      drawImage(layout, used);
      drawGap(layout, axis, used);
      drawHandles(layout, room, used);
      return used;
    };

    return { draw, handles: { width: parts["handle-width"], height: parts["handle-height"] } };
  };

  return { create, readable };
})();
