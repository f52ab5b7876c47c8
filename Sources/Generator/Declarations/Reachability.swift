/// Whether a node leads to a target: a question about many nodes of one graph, each answered once.
/// Iterative, because chains can be as long as a file.
struct Reachability<Node: Hashable> {
  private var answers: [Node: Bool] = [:]

  /// `next` returns the nodes that a node leads to. A node on a cycle gets the answer found so far.
  mutating func leads(
    from start: Node, to isTarget: (Node) -> Bool, next: (Node) -> [Node]
  ) -> Bool {
    if let known = answers[start] { return known }
    var open: [(node: Node, next: [Node])] = []
    func visit(_ node: Node, _ answers: inout [Node: Bool]) {
      answers[node] = isTarget(node)
      if answers[node] == false { open.append((node, next(node))) }
    }
    visit(start, &answers)
    while let top = open.last {
      if let inner = top.next.first(where: { answers[$0] == nil }) {
        visit(inner, &answers)
      } else {
        if top.next.contains(where: { answers[$0] == true }) { answers[top.node] = true }
        open.removeLast()
      }
    }
    return answers[start] ?? false
  }
}
