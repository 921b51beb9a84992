// The sentences of findings: the command line's own, of which PlaygroundData writes the patterns.
const PlaygroundSentences = (() => {
  "use strict";

  // For people: at most three decimals, halves away from zero.
  const readable = (value) => String(Math.sign(value) * Math.round(Math.abs(value) * 1000) / 1000);

  // Puts the numbers and words of a layout into a pattern; `number` gives null where there is none.
  const fill = (pattern, number, word) => pattern.map((part) => {
    if (typeof part === "string") return part;
    if (part.word) return word(part.word);
    if (part.number) return number(part.number) == null ? "none" : readable(number(part.number));
    return part.list.filter((item) => item.every((piece) => !piece.number || number(piece.number) != null))
      .map((item) => fill(item, number, word)).join(", ");
  }).join("");

  // What is wrong. `style` and `finding` are words of PlaygroundData, `input` is what the engine was given.
  const text = (style, finding, input, number, word) => {
    const natural = {
      naturalImageWidth: input.image?.width, naturalImageHeight: input.image?.height,
      naturalTitleWidth: input.title?.width, naturalTitleHeight: input.title?.height,
    };
    const all = (name) => (name in natural ? natural[name] ?? null : number(name));
    const hasItsSize = ["Width", "Height"].every((side) => number(`title${side}`) === all(`naturalTitle${side}`));
    const pattern = style.sentences?.[finding.id] ?? (hasItsSize ? finding.sentenceOfWholeTitle : finding.sentence);
    return fill(pattern, all, word);
  };

  return { readable, text };
})();
