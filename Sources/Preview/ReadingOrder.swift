import CtlTerminal

extension Preview {
  /// Elements in the order of their places: bars may be anywhere in a file. The way back comes first. What scrolls
  /// sideways is read element by element, a page to its end before the next.
  func inReadingOrder(_ nodes: [Int]) -> [Int] {
    let keys = nodes.map { (node: $0, places: readingPlaces(of: $0)) }
    return keys.sorted { first, second in
      let isBack = live.tree.nodes[first.node].isWayBack
      if isBack != live.tree.nodes[second.node].isWayBack { return isBack }
      for (one, other) in zip(first.places, second.places) where one != other {
        return comesFirst(one, other)
      }
      if first.places.count != second.places.count {
        return first.places.count < second.places.count
      }
      return first.node < second.node
    }.map(\.node)
  }

  private func comesFirst(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (layout.frames[first], layout.frames[second])
    if one.y != other.y { return one.y < other.y }
    if one.x != other.x { return (one.x < other.x) != options.render.isRightToLeft }
    return first < second
  }

  /// The node, after the outermost view around it that scrolls sideways and the part of that which it is in.
  private func readingPlaces(of node: Int) -> [Int] {
    let nodes = live.tree.nodes
    var places = [node]
    var inner = node
    while case let outer = Int(nodes[inner].parent), outer >= 0 {
      if nodes[outer].kind == .scrollView, nodes[outer].member(.axis) == "horizontal" {
        places = inner == node ? [outer, node] : [outer, inner, node]
      }
      inner = outer
    }
    return places
  }
}
