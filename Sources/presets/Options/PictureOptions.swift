import ArgumentParser
import CatalogueFormats
import CatalogueModel

/// What pictures show beside what the catalogue knows.
struct PictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "With svg: the image of presets that name it (--image-name), or of the preset of that name, from a PNG, JPEG"
                + " or SVG file; may be given several times.", valueName: "name=file"),
        transform: Read.imageFile)
    var image: [ImageFile] = []

    /// The pictures, each with the image that was given for it.
    /// - Throws: for a file that is no image, and for a name that no picture has.
    func pictures(of layouts: [PicturedLayout]) throws -> [ButtonPicture] {
        var images: [String: PictureImage] = [:]
        for file in image {
            guard layouts.contains(where: { $0.imageName == file.name || $0.layout.name == file.name }) else {
                throw ValidationError("no picture shows an image '\(escapedForTerminal(file.name))'")
            }
            do throws(PictureImage.Refusal) {
                images[file.name] = try PictureImage(file.bytes)
            } catch {
                throw ValidationError("'\(escapedForTerminal(file.path))' cannot be shown: \(error)")
            }
        }
        return layouts.map { layout in
            ButtonPicture(
                layout, image: layout.imageName.flatMap { images[$0] } ?? layout.layout.name.flatMap { images[$0] })
        }
    }
}

/// `NAME=FILE`, read.
struct ImageFile: Sendable {
    let name: String
    let path: String
    let bytes: [UInt8]
}

extension Read {
    @Sendable static func imageFile(_ text: String) throws -> ImageFile {
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals != text.startIndex else {
            throw ValidationError("'\(text)' is no NAME=FILE")
        }
        let path = String(text[text.utf8.index(after: equals)...])
        return ImageFile(name: String(text[..<equals]).precomposed, path: path, bytes: try Files.read(path))
    }
}
