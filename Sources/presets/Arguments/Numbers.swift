import ArgumentParser
import CatalogueModel

/// A width and a height as expressions; nil stands for `fit`.
struct SizeExpressions: Hashable, Sendable {
    var width: Expression<Name>?
    var height: Expression<Name>?
}

extension Read {
    /// `default` goes back to what an absent value means.
    static let reset = "default"

    @Sendable static func expression(_ text: String) throws -> Expression<Name> {
        do throws(ExpressionSyntaxError) {
            return try Expression(parsing: text)
        } catch {
            throw ValidationError(error.description)
        }
    }

    @Sendable static func numberSetting(_ text: String) throws -> Setting<Expression<Name>> {
        text == reset ? .reset : .value(try expression(text))
    }

    @Sendable static func textSetting(_ text: String) -> Setting<String> {
        text == reset ? .reset : .value(text)
    }

    /// A size whose parts may be `fit`.
    @Sendable static func extent(_ text: String) throws -> SizeExpressions {
        if text == reset { return SizeExpressions() }
        let (width, height) = try parts(ofSize: text)
        return SizeExpressions(
            width: width == "fit" ? nil : try expression(width), height: height == "fit" ? nil : try expression(height))
    }

    @Sendable static func itemSize(_ text: String) throws -> ItemSize<Name> {
        let (width, height) = try parts(ofSize: text)
        return .size(width: try expression(width), height: try expression(height))
    }

    @Sendable static func itemSetting(_ text: String) throws -> Setting<ItemSize<Name>> {
        text == reset ? .reset : .value(try itemSize(text))
    }

    @Sendable static func sizeSetting(_ text: String) throws -> Setting<SizeExpressions> {
        text == reset ? .reset : .value(try extent(text))
    }

    /// Four insets, separated by commas.
    @Sendable static func insets(_ text: String) throws -> Setting<[Expression<Name>]> {
        if text == reset { return .reset }
        let parts = ExpressionList.separatedByCommas(text)
        guard parts.count == 4 else {
            throw ValidationError(
                "'\(text)' are no four insets, as in 4,8,4,12 (top, left or leading, bottom, right or trailing)")
        }
        return .value(try parts.map(expression))
    }

    private static func parts(ofSize text: String) throws -> (width: String, height: String) {
        if let parts = ExpressionList.size(text) { return parts }
        throw ValidationError("'\(text)' is no size, as in 24x24")
    }
}
