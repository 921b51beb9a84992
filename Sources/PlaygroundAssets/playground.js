// The playground: controls and handles change the state, each frame shows the newest one.
const Playground = (() => {
  "use strict";

  const part = (id) => document.getElementById(`pg-${id}`);

  // The width of a line of text in CSS pixels, which are points here, in the browser's system font.
  const measurer = () => {
    const context = document.createElement("canvas").getContext("2d");
    let last = {};
    return (text, pointSize, weight) => {
      if (last.text !== text || last.pointSize !== pointSize || last.weight !== weight) {
        context.font = `${weight} ${pointSize}px -apple-system, system-ui, sans-serif`;
        last = { text, pointSize, weight, width: context.measureText(text).width };
      }
      return last.width;
    };
  };

  // Copies where there is no clipboard to ask, too.
  const copy = async (text, button) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
      area.className = "pg-offscreen";
      document.body.append(area);
      area.select();
      const copied = document.execCommand("copy");
      area.remove();
      button.focus();
      return copied;
    }
  };

  const start = async (words) => {
    const engine = await PlaygroundEngine.start(words);
    part("failure").hidden = true;
    part("columns").hidden = false;

    let state = { ...PlaygroundState.defaults };
    let layout = null;
    let dragged = null;
    let view = null;
    let room = null;
    let isScheduled = false;
    let addressTimer = 0;
    const widthOf = measurer();
    const drawing = PlaygroundDrawing.create();
    const results = PlaygroundResults.create(words);
    const controls = PlaygroundControls.create(words, (key, value) => change({ [key]: value }));

    const titleOf = () => {
      const isReversed = state.direction === "rtl";
      if (state.titleMode !== "text") {
        // A title of a given size is drawn in a font that is about as high and wide.
        const pointSize = Math.min(state.titleHeight / 1.2, state.titleWidth / 2);
        return { text: "Title", pointSize, weight: 400, width: state.titleWidth, isReversed, size: null };
      }
      const { sizes, weight } = words.textStyles.find(({ name }) => name === state.textStyle);
      const pointSize = sizes[words.contentSizes.indexOf(state.contentSize)];
      const scale = Number(state.scale);
      const size = {
        width: engine.pixelCeil(widthOf(state.text, pointSize, weight), scale),
        height: engine.lineHeight(pointSize, scale),
      };
      return {
        text: state.text, pointSize, weight, width: size.width, isReversed, size: state.text === "" ? null : size,
      };
    };

    const render = () => {
      isScheduled = false;
      const title = titleOf();
      const input = PlaygroundState.describe(state, title.size);
      const style = words.styles.find(({ name }) => name === state.style);
      const result = engine.layout(input);
      controls.adapt(state, style);
      part("columns").classList.toggle("pg-refused", result.error != null);
      controls.markInvalid(result.error ? PlaygroundState.controlsOf(result.error) : []);
      if (result.error) return results.refuse(`No layout: ${result.error.message}`);
      layout = result;
      if (room) view = drawing.draw(layout, { title, axis: style.axis, room, view: dragged ? view : null });
      results.show(layout, input);
      const { readable } = PlaygroundDrawing;
      const measured = title.size ? `, ${readable(title.size.width)} x ${readable(title.size.height)}` : "";
      const text = `${state.contentSize}: ${title.pointSize} points${measured}`;
      if (part("measured").textContent !== text) part("measured").textContent = text;
      controls.range.setAttribute("aria-valuetext", `${state.contentSize}, ${title.pointSize} points`);
    };

    const schedule = () => {
      if (!isScheduled) requestAnimationFrame(render);
      isScheduled = true;
    };

    const keepAddress = () => {
      clearTimeout(addressTimer);
      addressTimer = setTimeout(() => history.replaceState(null, "", PlaygroundState.write(state)), 200);
    };

    const change = (changes) => {
      state = { ...state, ...changes };
      keepAddress();
      schedule();
    };

    // Takes a state from elsewhere: a link, or another part of the page.
    const open = (changes) => {
      state = { ...PlaygroundState.defaults, ...changes };
      controls.show(state);
      schedule();
    };

    // Sets a side of the button; one that fitted its content is fixed by it.
    const resize = (side, length) => {
      const whole = Math.min(2000, Math.max(1, Math.round(length)));
      change({ [side]: whole, [`${side}Fits`]: false });
      controls.show(state);
    };

    // The side as it is now, which may not have been drawn yet: keys are faster than frames.
    const lengthOf = (side) =>
      state[`${side}Fits`] || !(state[side] > 0) || state[side] === Infinity ? layout.button[side] : state[side];

    for (const [side, handle] of Object.entries(drawing.handles)) {
      const position = (event) => (side === "width" ? event.clientX : event.clientY);
      handle.addEventListener("pointerdown", (event) => {
        if (event.button !== 0 || !view) return;
        handle.setPointerCapture(event.pointerId);
        handle.focus({ preventScroll: true });
        dragged = { start: position(event), length: lengthOf(side) };
        event.preventDefault();
      });
      handle.addEventListener("pointermove", (event) => {
        if (dragged) resize(side, dragged.length + (position(event) - dragged.start) / view.zoom);
      });
      handle.addEventListener("lostpointercapture", () => {
        dragged = null;
        schedule();
      });
      handle.addEventListener("keydown", (event) => {
        const step = {
          ArrowRight: 1, ArrowDown: side === "height" ? 1 : -1, ArrowLeft: -1, ArrowUp: side === "height" ? -1 : 1,
          PageUp: 10, PageDown: -10,
        }[event.key];
        if (event.key === "Home") resize(side, 1);
        else if (step) resize(side, lengthOf(side) + step * (event.shiftKey ? 10 : 1));
        else return;
        event.preventDefault();
      });
    }

    const copying = (button, text) => {
      const label = button.textContent;
      button.addEventListener("click", async () => {
        button.textContent = (await copy(text(), button)) ? "Copied" : "Not allowed here";
        setTimeout(() => { button.textContent = label; }, 1500);
      });
    };
    copying(part("copy"), () => part("code").textContent);
    copying(part("link"), () => location.href.split("#")[0] + PlaygroundState.write(state));
    part("reset").addEventListener("click", () => {
      open({});
      keepAddress();
    });

    const readAddress = () => PlaygroundState.read(location.hash, controls.choices);
    addEventListener("hashchange", () => {
      const found = readAddress();
      if (found) open(found);
    });
    new ResizeObserver(([{ contentRect: { width, height } }]) => {
      room = { width, height };
      schedule();
    }).observe(part("drawing"));
    open(readAddress() ?? {});

    return { engine, open, get state() { return { ...state }; }, get layout() { return layout; } };
  };

  return { start };
})();

// For the rest of the page: `await PresetsPlayground` has open(state), state, layout and engine.
window.PresetsPlayground = Playground.start(JSON.parse(document.getElementById("pg-data").textContent));
window.PresetsPlayground.catch((error) => {
  const failure = document.getElementById("pg-failure");
  failure.textContent = `The playground cannot run here: ${error.message}`;
  failure.hidden = false;
});
