import CtlDiagnostics
import CtlSyntax

/// Left and right where leading and trailing flip in right-to-left languages.
extension Checker {
  /// What follows the direction of reading instead.
  static func flipping(_ name: String) -> String? {
    switch name {
    case "leftSpaceToSuperview": "leadingSpaceToSuperview"
    case "rightSpaceToSuperview": "trailingSpaceToSuperview"
    default: nil
    }
  }

  /// The spaces of a pin as they are written: from the left or the right, which stay where they are.
  static func unflipped(_ pin: Constraint, _ leading: String) -> [Constraint] {
    guard case .kind(_, let elements) = pin.form else { return [pin] }
    let isLeft = leading == "leadingSpaceToSuperview"
    let edge = isLeft ? "left" : "right"
    return elements.map { element in
      var space = pin
      space.form = .equation(
        Constraint.Anchor(element: element, name: edge),
        Constraint.Anchor(element: nil, name: edge),
        multiplier: 1)
      if isLeft { return space }
      // A larger space on the right is a smaller place.
      space.constant = -pin.constant
      switch pin.relation {
      case .equal: break
      case .lessOrEqual: space.relation = .greaterOrEqual
      case .greaterOrEqual: space.relation = .lessOrEqual
      }
      return space
    }
  }

  mutating func reportLeftRight(_ token: Int, _ name: String, _ leading: String) {
    report(
      Finding(
        ControlCode.leftRightSpace, at: location(ofToken: token),
        fixes: [
          Fix(
            Message("change it to `{name}`", "改为“{name}”")(["name": .text(leading)]), .safe,
            [Edit(location(ofToken: token), leading)])
        ]))
  }

  /// A space that is written with the left and right edges of these tokens.
  mutating func reportUnflipped(_ edges: [(token: Int, name: String)]) {
    guard let first = edges.first else { return }
    // What else is tied to a left or right edge has to flip with it.
    let all = tied(to: first.token)
    let isAlone = all?.count == edges.count
    let title =
      isAlone
      ? Message("change it to `{name}`", "改为“{name}”")(["name": .text(first.name)])
      : Message(
        "change left and right here to leading and trailing",
        "将此处的 left 和 right 改为 leading 和 trailing")()
    report(
      Finding(
        ControlCode.leftRightSpace, at: location(ofToken: first.token),
        fixes: all.map { all in
          [
            Fix(
              title, isAlone ? .safe : .suggestion,
              all.map { token in
                Edit(
                  location(ofToken: token),
                  text(ofToken: token) == "left" ? "leading" : "trailing")
              })
          ]
        } ?? []))
  }

  /// The left and right edges that a block of constraints names, and one of them; nil for a very long block.
  private func tied(to edge: Int) -> [Int]? {
    var found = [edge]
    for step in [-1, 1] {
      var (token, depth) = (edge + step, 0)
      while tree.tokenKinds.indices.contains(token), depth >= 0 {
        guard found.count < 64, abs(token - edge) < 4_096 else { return nil }
        switch tree.tokenKinds[token] {
        case .leftBrace: depth += step
        case .rightBrace: depth -= step
        case .identifier where isEdge(token): found.append(token)
        default: break
        }
        token += step
      }
    }
    return found.sorted()
  }

  private func isEdge(_ token: Int) -> Bool {
    guard let before = tree.significant(before: token), tree.tokenKinds[before] == .dot else {
      return false
    }
    return ["left", "right"].contains(text(ofToken: token))
  }
}
