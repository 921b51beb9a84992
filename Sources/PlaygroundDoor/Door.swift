import ButtonLayout

/// Lays a button out and judges the layout, as `Button.computedLayout` does: without the noise of binary fractions.
///
/// This and the functions below are all that the playground's page sees of the engine: numbers go in, numbers come out,
/// and no memory is allocated.
///
/// - Parameters:
///   - input: as many numbers as `DoorInput` has places.
///   - output: room for as many as `DoorOutput` has.
@_cdecl("presets_layout")
public func layOut(_ input: UnsafePointer<Double>, _ output: UnsafeMutablePointer<Double>) {
    let writer = DoorWriter(output: output)
    do throws(ButtonError) {
        guard let button = try DoorReader(input: input).button() else { return writer.write(.unknownWord) }
        let layout = button.layout()
        writer.write(.fine)
        writer.write(layout.withoutNoise)
        writer.write(button.judge(layout).withoutNoise)
        writer.writeAreas(of: layout, in: button)
    } catch {
        writer.write(error)
    }
}

/// The length rounded up to a pixel, as the size of a measured title is.
@_cdecl("presets_pixel_ceil")
public func pixelCeil(_ length: Double, _ scale: Double) -> Double {
    PixelGrid(scale: scale).ceil(length)
}

/// The height in points of one line of the system font (San Francisco) of this size, rounded up to a pixel.
@_cdecl("presets_line_height")
public func lineHeight(_ pointSize: Double, _ scale: Double) -> Double {
    PixelGrid(scale: scale).systemLineHeight(ofSize: pointSize)
}
