import ButtonLayout

/// Where things are on a picture. Its coordinates are the button's own, in points, so that a frame stands in it with its
/// own numbers; what does not belong to the button (texts, strokes) is measured in pixels of the picture at full size.
struct PictureScene {
    /// What is around the drawing, in pixels.
    struct Frame {
        /// Of the whole picture.
        var width: Double
        /// Above the drawing, for what is written there.
        var top: Double
        /// The largest drawing.
        var room: Size
        /// Around the drawing on each side: dimension lines.
        var gutter: Double
    }

    /// How many pixels a point takes.
    let zoom: Double
    let frame: Frame
    /// All that is drawn of the button, in points.
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    /// Where the button's top left corner is, in pixels.
    private let origin: (x: Double, y: Double)

    private static let zooms = [4, 3, 2.5, 2, 1.5, 1.25, 1, 0.75, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1]

    init(_ items: [DrawnItem], in frame: Frame) {
        let x = (items.map(\.x.lowerBound).min() ?? 0)...(items.map(\.x.upperBound).max() ?? 0)
        let y = (items.map(\.y.lowerBound).min() ?? 0)...(items.map(\.y.upperBound).max() ?? 0)
        let (width, height) = (max(x.length, 1), max(y.length, 1))
        let fits = { (zoom: Double) in width * zoom <= frame.room.width && height * zoom <= frame.room.height }
        zoom = Self.zooms.first(where: fits) ?? min(frame.room.width / width, frame.room.height / height)
        self.frame = frame
        self.x = x
        self.y = y
        origin = (
            x: ((frame.width - x.length * zoom) / 2).rounded() - x.lowerBound * zoom,
            y: frame.top + frame.gutter - y.lowerBound * zoom
        )
    }

    /// The first pixel below the drawing and its dimension lines.
    var bottom: Double { (frame.top + 2 * frame.gutter + y.length * zoom).rounded(.up) }

    /// A length in pixels, in points.
    func points(_ pixels: Double) -> Double { pixels / zoom }
    func length(_ pixels: Double) -> String { pictureNumber(points(pixels)) }

    /// A place counted in pixels from the picture's left and top.
    func left(_ pixels: Double) -> Double { (pixels - origin.x) / zoom }
    func top(_ pixels: Double) -> Double { (pixels - origin.y) / zoom }

    /// The whole picture, of that height in pixels.
    func viewBox(height: Double) -> String {
        [left(0), top(0), points(frame.width), points(height)].map(pictureNumber).joined(separator: " ")
    }
}
