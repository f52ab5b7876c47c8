import CtlDiagnostics
import CtlSyntax

/// What the checker does for one element when the others are known.
extension Checker {
  /// Gives the elements of a subtree their numbers. Their names are collected: that they stand for
  /// these elements is known, unless they stand for others.
  mutating func shapeAgain(_ node: Int, _ parent: ElementID) {
    redeclared = []
    shapeElement(node, parent)
  }

  /// Types the bodies of a subtree.
  mutating func checkBodiesAgain(in subtree: Range<Int>) {
    var root = subtree.lowerBound
    var loops: [Int] = []
    while elements[root].parent >= 0 {
      root = Int(elements[root].parent)
      if elements[root].form == .loop { loops.append(root) }
    }
    body = elements[root].form == .componentRoot ? .component : .screen
    scope = scopes[ElementID(root)] ?? NameMap()
    for item in redeclared ?? [] {
      if let other = scope[item.name], other != item.symbol {
        reportDuplicate(
          text(item.name), at: location(ofToken: item.token), first: declaration(of: other))
      }
    }
    for loop in loops.reversed() {
      let index = Int(elements[loop].payload)
      activeLoops.append((self.loops[index].name, index, loop + Int(elements[loop].size)))
    }
    checkBodies(in: subtree)
  }
}
