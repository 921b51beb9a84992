/// A line of text by characters and by scalars. A character (a grapheme cluster) is never divided: combining marks and
/// joined emoji stay with their base.
struct LineText {
    let characters: [Character]
    /// As HarfBuzz takes them.
    let scalars: [UInt32]
    /// Where each character begins in the scalars, and where the last one ends.
    let starts: [Int]

    init(_ characters: some Sequence<Character>) {
        self.characters = Array(characters)
        var scalars: [UInt32] = []
        var starts = [0]
        for character in self.characters {
            scalars += character.unicodeScalars.map(\.value)
            starts.append(scalars.count)
        }
        self.scalars = scalars
        self.starts = starts
    }

    /// The scalars of one character.
    func range(_ character: Int) -> Range<Int> { starts[character]..<starts[character + 1] }

    /// The character that a scalar belongs to.
    func character(ofScalar index: Int) -> Int {
        var (low, high) = (0, characters.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }
}
