import Foundation
import Testing

/// A small catalogue of every kind of fact, with two releases and a change after them.
enum Sample {
    static let first = """
        metric set space.s 8 space.m '{space.s} * 2' --describe 'Between image and title'
        metric set copy.buy Buy --type string
        trait add size regular compact
        collection add size=compact
        add tab.home --style exact/top --image 24x24 --title-size 60x20 --spacing '{space.s}' --button 200x100
        add buy --style exact/leading --minimum 0x52 --content-insets '0,{space.m},0,{space.m}' --image 20x20 --title '{copy.buy}' --title-size 24x20 --spacing '{space.s}' --describe 'The button that pays'
        add password.show --style system --image 24x20 --image-name eye --no-title --button 44x44
        set password.show --state selected --image-name eye.slash --image 24x21
        add legacy.side --style centering/horizontal-title-image --image 24x24 --title-size 60x20 --button 200x44
        add chip --style configuration/trailing --image 12x12 --title-size 40x18 --spacing 4 --button-size small
        """
    static let second = """
        metric set space.s 6
        metric set space.s 4 --for size=compact
        rename legacy.side side
        deprecate side --use tab.home
        """

    /// Made once; every test gets a copy of the file.
    private static let file: Result<[UInt8], any Error> = Result {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("apply", "-", input: first)
        try sandbox.succeed("release", "1.0", "--note", "First | one")
        try sandbox.succeed("apply", "-", input: second)
        try sandbox.succeed("release", "1.1")
        try sandbox.succeed("set", "tab.home", "--horizontal", "leading")
        return try sandbox.bytes(Sandbox.catalogue)
    }

    static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try Data(file.get()).write(to: sandbox.folder.appending(path: Sandbox.catalogue))
        return sandbox
    }
}
