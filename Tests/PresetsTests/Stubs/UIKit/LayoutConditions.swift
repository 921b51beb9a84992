import Foundation

/// What a test may change behind a view's back: a change of it needs a new layout, too.
@MainActor struct LayoutConditions: @MainActor Equatable {
    var rule = brokenRule
    var scale = UIScreen.main.scale
}
