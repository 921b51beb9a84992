extension PixelGrid {
    /// R1 (D; the rounding M): the bounds inset by the content insets, on the pixel grid.
    @inline(never)
    func contentRect(of size: Size, insets: EdgeInsets) -> Rect {
        let (x, maxX) = span(insets.left, size.width - insets.right)
        let (y, maxY) = span(insets.top, size.height - insets.bottom)
        return Rect(x: x, y: y, width: maxX - x, height: maxY - y)
    }

    /// One axis of R1: ends that have crossed meet in the middle, then both move outward to a pixel.
    @inline(__always)
    private func span(_ low: Double, _ high: Double) -> (Double, Double) {
        let hasCrossed = low > high
        let middle = (low + high) / 2
        return (floor(hasCrossed ? middle : low), ceil(hasCrossed ? middle : high))
    }
}
