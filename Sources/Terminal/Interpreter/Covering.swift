import CtlCatalogue
import CtlChecker

import protocol CtlRuntime.Revealing

// Views that a button reveals: hidden at first, or the back of another view. The trees of the
// runtime are covered by the same rules.

extension Interpreter {
  /// Hides the views that no button reveals now, and the front of a view that shows its back.
  mutating func cover() {
    var flips: [(button: Int, back: Int)] = []
    var isShown: [Int: Bool] = [:]
    // Made for the first button.
    var places: [Int32: [Int]] = [:]
    for index in tree.nodes.indices {
      guard Kind.named(tree.nodes[index].kind).property(named: .isRevealing) != nil,
        let button = tree.control(of: index)?.control as? any Revealing,
        button.reveals != nil, let back = revealed(by: index, &places),
        // A button that reveals the view around it is a mistake, and reported.
        !contains(back, index)
      else { continue }
      isShown[back] = isShown[back] == true || button.isRevealing
      if button.isFlipped { flips.append((index, back)) }
    }
    for (view, isShown) in isShown where !isShown { hide(view) }
    for flip in flips { turn(flip.button, flip.back) }
  }

  /// The view of the same screen that a button names, in its round of the loops around both.
  /// - Parameter places: The nodes of each element.
  private func revealed(by button: Int, _ places: inout [Int32: [Int]]) -> Int? {
    let rounds = tree.nodes[button].rounds
    guard let instance = evaluator.referenced(.reveals, of: Int(tree.nodes[button].instance)) else {
      return nil
    }
    if places.isEmpty {
      places = Dictionary(grouping: tree.nodes.indices, by: { tree.nodes[$0].instance })
    }
    return places[Int32(instance)]?.first { rounds.starts(with: tree.nodes[$0].rounds) }
  }

  private func contains(_ node: Int, _ other: Int) -> Bool {
    (node..<node + Int(tree.nodes[node].size)).contains(other)
  }

  private mutating func hide(_ node: Int) {
    for index in node..<node + Int(tree.nodes[node].size) { tree.nodes[index].isHidden = true }
  }

  /// Hides the front of the view around a button: the largest element with the button that is not
  /// around the back too. The button stays, since another tap on it returns.
  private mutating func turn(_ button: Int, _ back: Int) {
    var node = button
    var parent = Int(tree.nodes[button].parent)
    while parent >= 0 {
      let isCommon = contains(parent, back)
      if !isCommon || node == button {
        for child in tree.children(of: parent) where child != node && !contains(child, back) {
          hide(child)
        }
        if !isCommon { tree.nodes[parent].text = nil }
      }
      if isCommon { return }
      node = parent
      parent = Int(tree.nodes[node].parent)
    }
  }
}
