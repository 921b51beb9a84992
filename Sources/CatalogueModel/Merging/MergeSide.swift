/// One of the two catalogues that grew apart.
public enum MergeSide: String, CaseIterable, Sendable {
    case ours, theirs
}
