import CtlCatalogue
import CtlChecker

// What a typed program says, in the terms of the layout.

extension Constraint.Form {
  /// The elements that it names, in the order of the file.
  public var elements: [ElementID] {
    switch self {
    case .kind(_, let elements): elements
    case .equation(let left, let right, _): [left.element, right?.element].compactMap { $0 }
    }
  }
}

extension Constraint {
  /// The constraint between boxes instead of elements; nil when one of them has no box.
  public func resolved(_ box: (ElementID) -> Int?) -> LayoutConstraint? {
    let relation: LinearConstraint.Relation =
      switch self.relation {
      case .equal: .equal
      case .lessOrEqual: .lessOrEqual
      case .greaterOrEqual: .greaterOrEqual
      }
    func side(_ anchor: Anchor) -> LayoutConstraint.Side? {
      guard let name = LayoutConstraint.Anchor(rawValue: anchor.name) else { return nil }
      guard let element = anchor.element else { return LayoutConstraint.Side(nil, name) }
      return box(element).map { LayoutConstraint.Side($0, name) }
    }
    switch form {
    case .kind(let index, let elements):
      let boxes = elements.compactMap(box)
      guard boxes.count == elements.count else { return nil }
      return LayoutConstraint(.kind(index, boxes), relation, constant, priority: priority)
    case .equation(let left, let right, let multiplier):
      guard let first = side(left) else { return nil }
      var second: LayoutConstraint.Side?
      if let right {
        guard let found = side(right) else { return nil }
        second = found
      }
      return LayoutConstraint(
        .equation(first, second, multiplier: multiplier), relation, constant, priority: priority)
    }
  }
}

extension Font {
  /// The size; text styles have those of the default text size.
  public var points: Double {
    switch self {
    case .custom(_, let size), .system(let size): min(max(size, 1), 500)
    case .textStyle(let name): Font.styles.first { $0.name == name }?.points ?? 17
    }
  }

  private static let styles: [(name: String, points: Double)] = [
    ("title1", 28), ("title2", 22), ("title3", 20), ("callout", 16), ("subheadline", 15),
    ("footnote", 13), ("caption1", 12), ("caption2", 11),
  ]
}

/// Where the lines of a language begin.
public enum WritingDirection {
  /// Whether a language, such as `ar` or `he-IL`, is written from right to left.
  public static func isRightToLeft(_ language: String) -> Bool {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return ["ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(code)
  }
}
