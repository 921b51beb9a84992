import Testing

/// Names and texts that have a meaning where they do not belong.
enum NastySample {
    static let commands = #"""
        metric set default 1 2xl 2 Type 3 1_5x 4 größe 5 按钮 6
        metric set 🚀 7 'say"hi"' 8 /etc/x 9 a/b 10 CON 11 self 12 init 13 'back\slash' 14 '<b>&amp;' 15
        add Type2.default --style exact/top --image 24x24 --title-size 60x20 --describe 'ends with \'
        add string.Int --style exact/leading --image 24x24 --title-size 60x20 --describe '*/ --> </script> "quoted" ]]> \(1) ??/'
        add CGFloat.x --style configuration/top --image 24x24 --title-size 60x20 --title 'a"\(b)'
        add PresetsButton.y --style image-position/left --image 24x24 --title-size 60x20 --image-name 'x"\y'
        add 'ä.ö.ü' --style layout-style/title-left --image 24x24 --title-size 60x20
        add 'quote".a' --style layout-button/title-left --image 24x24 --title-size 60x20
        add Int.UIKit.Swift --style proportional/top --image 24x24 --title-size 60x20
        deprecate ä.ö.ü --use string.Int
        deprecate 2xl --use 1_5x
        trait add String Int default 2xl
        trait add trait-collection größe
        trait add content-size
        trait add locale en de pt-BR
        metric set 2xl 20 --for String=default
        collection add String=default
        collection add content-size=AX1 locale=de
        """#

    static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("apply", "-", input: commands)
        return sandbox
    }
}
