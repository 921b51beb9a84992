// The Swift code that gives a real UIButton a layout.
const PlaygroundCode = (() => {
  "use strict";

  const insets = ({ top, left, bottom, right }) =>
    [top, left, bottom, right].every((edge) => edge === 0)
      ? ".zero"
      : `UIEdgeInsets(\n    top: ${top}, left: ${left}, bottom: ${bottom}, right: ${right})`;

  const rect = ({ x, y, width, height }) => `CGRect(x: ${x}, y: ${y}, width: ${width}, height: ${height})`;

  const configuration = ({ imagePlacement, imagePadding, contentInsets: { top, leading, bottom, trailing } }) => [
    "var configuration = UIButton.Configuration.plain()",
    `configuration.imagePlacement = .${imagePlacement}`,
    `configuration.imagePadding = ${imagePadding}`,
    "configuration.contentInsets = NSDirectionalEdgeInsets(",
    `    top: ${top}, leading: ${leading}, bottom: ${bottom}, trailing: ${trailing})`,
    "button.configuration = configuration",
  ];

  const frames = (layout) => [
    "override func layoutSubviews() {",
    "    super.layoutSubviews()",
    ...(layout.image ? [`    imageView?.frame = ${rect(layout.image)}`] : []),
    ...(layout.title ? [`    titleLabel?.frame = ${rect(layout.title)}`] : []),
    "}",
  ];

  // `layout` is what the engine gave, `input` what it was given.
  const text = (layout, input) => {
    const { width, height } = layout.button;
    const fits = [["width", "wide"], ["height", "high"]]
      .filter(([side]) => input.button[side] === "fit").map(([, word]) => word);
    const lines = [
      `// ${input.style}, for a button of ${width} x ${height} points`
        + (fits.length ? `, as ${fits.join(" and ")} as its content` : "")
        + (input.direction === "rtl" ? ", right to left." : "."),
    ];
    if (layout.titleEdgeInsets == null && !layout.configuration) return [...lines, ...frames(layout)].join("\n");
    lines.push(`button.contentHorizontalAlignment = .${input.horizontal}`);
    lines.push(`button.contentVerticalAlignment = .${input.vertical}`);
    if (layout.configuration) return [...lines, ...configuration(layout.configuration)].join("\n");
    for (const name of ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"]) {
      lines.push(`button.${name} = ${insets(layout[name])}`);
    }
    return lines.join("\n");
  };

  return { text };
})();
