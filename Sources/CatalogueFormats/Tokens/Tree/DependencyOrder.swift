/// Puts the nodes of a graph into an order in which each stands after those it depends on; nodes that depend on each
/// other in a circle stand together (Tarjan's strongly connected components, without recursion).
/// - Parameter edges: of each node, those that it depends on.
func dependencyOrder(_ edges: [[Int]]) -> [[Int]] {
    var components: [[Int]] = []
    var number = [Int](repeating: -1, count: edges.count)
    var low = [Int](repeating: 0, count: edges.count)
    var isOpen = [Bool](repeating: false, count: edges.count)
    var open: [Int] = []
    var path: [(node: Int, next: Int)] = []
    var count = 0

    func enter(_ node: Int) {
        number[node] = count
        low[node] = count
        count += 1
        isOpen[node] = true
        open.append(node)
        path.append((node, 0))
    }

    for start in edges.indices where number[start] < 0 {
        enter(start)
        while let (node, next) = path.last {
            if next < edges[node].count {
                path[path.count - 1].next += 1
                let target = edges[node][next]
                if number[target] < 0 {
                    enter(target)
                } else if isOpen[target] {
                    low[node] = min(low[node], number[target])
                }
                continue
            }
            path.removeLast()
            if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
            guard low[node] == number[node], let first = open.lastIndex(of: node) else { continue }
            let component = Array(open[first...].reversed())
            open.removeLast(component.count)
            for member in component { isOpen[member] = false }
            components.append(component)
        }
    }
    return components
}
