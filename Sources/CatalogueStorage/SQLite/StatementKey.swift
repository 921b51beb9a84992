/// The text of a statement, to find it by. Texts are few, so that a short look tells them apart, and long.
struct StatementKey: Hashable {
    let sql: String

    func hash(into hasher: inout Hasher) {
        hasher.combine(sql.utf8.count)
    }
}
