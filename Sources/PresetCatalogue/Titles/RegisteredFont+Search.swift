import CatalogueModel

extension RegisteredFont {
    /// Looks for the font among the contents of the files that its file may be.
    /// - Returns: what stands there, and the content where it is the font's.
    func search(_ contents: any Sequence<[UInt8]>) -> (state: FontSummary.FileState, bytes: [UInt8]?) {
        var state = FontSummary.FileState.missing
        for bytes in contents {
            if FontID(of: bytes, faceIndex: face.id.faceIndex, weight: face.id.weight) == face.id {
                return (.here, bytes)
            }
            state = .changed
        }
        return (state, nil)
    }
}
