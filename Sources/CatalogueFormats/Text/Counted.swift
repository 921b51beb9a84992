/// `1 layout`, `2 layouts`: a number of what `noun` names in the singular.
public func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}
