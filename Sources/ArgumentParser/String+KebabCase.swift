extension String {
    /// `titleSize` as `title-size`, `URLPath` as `url-path`.
    var kebabCased: String {
        let letters = Array(self)
        var result = ""
        for (index, letter) in letters.enumerated() {
            if letter.isUppercase, index > 0 {
                let previous = letters[index - 1]
                let startsWord = letters.dropFirst(index + 1).first?.isLowercase == true
                if previous.isUppercase ? startsWord : previous != "_" { result += "-" }
            }
            result += letter == "_" ? "-" : letter.lowercased()
        }
        return result
    }
}
