import TestSupport

/// What those need who see badly, or move with keys.
extension BrowserPage {
    /// A text with the contrast to what is behind it.
    struct Contrast: Decodable, Equatable {
        let name: String
        let ratio: Double
    }

    /// The contrast of every text that is seen in an element (WCAG 2.2, 1.4.3).
    func contrasts(in selector: String) throws -> [Contrast] {
        try evaluate("(\(Self.contrasts))(\"\(selector)\")")
    }

    private static let contrasts = """
        (selector) => {
            const rgb = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
            const light = ([r, g, b]) => [r, g, b].map((part) => part / 255)
                .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
                .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
            const over = (front, back, alpha) => front.slice(0, 3).map((part, at) => part * alpha + back[at] * (1 - alpha));
            const ground = (element) => {
                for (let at = element; at; at = at.parentElement) {
                    const color = rgb(getComputedStyle(at).backgroundColor);
                    if (color.length === 3 || color[3] === 1) return color;
                }
                return [255, 255, 255];
            };
            // A drawing has a shape as its ground, or a rim around each letter.
            const drawnGround = (element, style) => {
                const shape = element.closest("svg").querySelector(".bp-paper")
                    ?? document.getElementById("pg-title-box");
                return rgb(style.stroke !== "none" ? style.stroke : getComputedStyle(shape).fill);
            };
            const opacity = (element) => {
                let all = 1;
                for (let at = element; at; at = at.parentElement) all *= getComputedStyle(at).opacity;
                return all;
            };
            const unseen = ["SCRIPT", "NOSCRIPT", "OPTION", "OPTGROUP", "title", "desc"];
            const texts = [...document.querySelectorAll(selector + " *")].filter((element) =>
                element.checkVisibility({ visibilityProperty: true }) && !element.disabled
                && !unseen.includes(element.tagName)
                && (["INPUT", "SELECT"].includes(element.tagName)
                    || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())));
            return texts.map((element) => {
                const style = getComputedStyle(element);
                const drawn = element instanceof SVGElement;
                const back = drawn ? drawnGround(element, style) : ground(element);
                const seen = over(rgb(drawn ? style.fill : style.color), back, opacity(element));
                const [low, high] = [light(seen), light(back)].sort((one, other) => one - other);
                const name = element.id || element.dataset.pg || element.getAttribute("class") || element.tagName;
                return { name, ratio: (high + 0.05) / (low + 0.05) };
            });
        }
        """

    /// Where the tab key leads to, and whether that is to be seen.
    struct TabStop: Decodable {
        let name: String
        let left, top, bottom: Double
        let isMarked, isInView: Bool
    }

    /// Presses the tab key, and looks where the focus is.
    func nextTabStop() throws -> TabStop {
        try press(.tab)
        return try evaluate(
            """
            (() => {
                const element = document.activeElement;
                const { left, top, bottom } = element.getBoundingClientRect();
                const grip = element.querySelector(".pg-grip");
                const isMarked = grip
                    ? getComputedStyle(grip).strokeWidth === "4px" : getComputedStyle(element).outlineStyle !== "none";
                return {
                    name: element.id || element.dataset.pg || element.name || element.textContent.trim().slice(0, 40)
                        || element.tagName,
                    left: left + scrollX, top: top + scrollY, bottom: bottom + scrollY, isMarked,
                    isInView: top < innerHeight && bottom > 0,
                };
            })()
            """)
    }
}
