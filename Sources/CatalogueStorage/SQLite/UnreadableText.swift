/// A text in the file that no version of this program writes. Whoever runs the statement learns that the file is damaged.
struct UnreadableText: Error { let text: String }
