import Foundation

/// A color that only knows its name.
open class UIColor: NSObject, @unchecked Sendable {
    /// The stub's own: the asset's name.
    public let stubName: String

    private init(stubName: String) { self.stubName = stubName }

    /// A named color of an asset catalogue. UIKit: nil when there is none; here always made.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(stubName: name)
    }

    open class var black: UIColor { UIColor(stubName: "black") }
}
