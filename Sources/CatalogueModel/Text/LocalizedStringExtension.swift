/// What is kept of a localized string beside its texts, among the extensions of its metric.
public enum LocalizedStringExtension {
    /// The member of the extensions.
    public static let key = "org.presets.strings"
    public static let shouldTranslate = "shouldTranslate"

    /// Whether a metric with these extensions is a localized string that is to be translated.
    public static func isToBeTranslated(_ extensions: String?) -> Bool {
        guard let extensions, let own = jsonMember(key, of: extensions) else { return false }
        return jsonMember(shouldTranslate, of: own) != "false"
    }
}
