/// The look of pictures: the same for each, so that a page needs it once. Colors are those of Okabe and Ito, which
/// color-blind people tell apart; hatches, dashes and symbols say the same without any.
enum PictureStyle {
    static let css = """
        .bp{font-family:system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
        .bp-paper{fill:#fff}.bp-line{stroke:#d5dae0}
        .bp-ink{fill:#1a1f24}.bp-muted{fill:#59636e}.bp-bar{fill:#8b949e;fill-opacity:.55}
        .bp-name{font-weight:600}.bp-num{font-weight:500;font-variant-numeric:tabular-nums}
        .bp-halo{fill:#fff;fill-opacity:.85}
        .bp-button{fill:#f3f5f7;stroke:#1a1f24}.bp-target{fill:none;stroke:#59636e}
        .bp-extent{fill:none;stroke:#8b949e}
        .bp-image{fill:#0072b2;fill-opacity:.1;stroke:#0072b2}.bp-image-line{fill:none;stroke:#0072b2}
        .bp-image-hatch{fill:none;stroke:#0072b2;stroke-opacity:.4}
        .bp-title{fill:#cc79a7;fill-opacity:.14;stroke:#b0538a}.bp-title-line{fill:none;stroke:#b0538a}
        .bp-gap{fill:none;stroke:#c77700}.bp-inset{fill:none;stroke:#008060}
        .bp-bad{fill:none;stroke:#d55e00}.bp-before{fill:none;stroke:#59636e}.bp-move{fill:none;stroke:#c77700}
        .bp-error{fill:#d55e00}.bp-warning{fill:#e69f00}.bp-note{fill:#56b4e9}.bp-mark{fill:none;stroke:#fff}
        .bp-mark-dark{fill:#1a1f24}
        @media (prefers-color-scheme:dark){
        .bp-paper{fill:#15181c}.bp-line{stroke:#353c44}
        .bp-ink{fill:#e8ecf0}.bp-muted{fill:#9aa4ae}.bp-bar{fill:#9aa4ae;fill-opacity:.5}
        .bp-halo{fill:#15181c;fill-opacity:.85}
        .bp-button{fill:#22272d;stroke:#c8d0d8}.bp-target{stroke:#9aa4ae}.bp-extent{stroke:#7d8791}
        .bp-image{fill:#56b4e9;stroke:#56b4e9}.bp-image-line,.bp-image-hatch{stroke:#56b4e9}
        .bp-title{fill:#cc79a7;stroke:#dd9cc0}.bp-title-line{stroke:#dd9cc0}
        .bp-gap{stroke:#e69f00}.bp-inset{stroke:#1fb48c}
        .bp-bad{stroke:#ff8a3d}.bp-before{stroke:#9aa4ae}.bp-move{stroke:#e69f00}
        .bp-error{fill:#ff8a3d}.bp-mark{stroke:#15181c}
        }

        """
}
