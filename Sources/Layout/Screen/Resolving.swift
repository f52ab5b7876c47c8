import CtlCatalogue
import CtlChecker

// The constraints of a typed program in the terms of the layout.

/// The constraints of a screen and of the components in it, between boxes.
public struct ResolvedConstraints: Sendable {
  public private(set) var constraints: [LayoutConstraint] = []
  /// Of each constraint, the use of a component that it belongs to, or -1, and its index in the
  /// program there.
  public private(set) var sources: [(frame: Int32, index: Int)] = []
  /// Whether there were more than can be solved.
  public private(set) var isTruncated = false

  private let expansion: Expansion
  private let instances: [Int32]
  /// The boxes of each element, by its body.
  private var boxes: [Int: [Int]] = [:]

  /// - Parameter instances: The instance of each box; -1 for boxes that no constraint can name.
  public init(_ expansion: Expansion, _ instances: [Int32]) {
    self.expansion = expansion
    self.instances = instances
    switch expansion.root {
    case .screen(let screen):
      add(expansion.program.screens[screen].scope.constraints, expansion.program, -1)
    case .component(let component):
      add(expansion.program.components[component].scope.constraints, expansion.program, -1)
    }
    for (index, frame) in expansion.frames.enumerated() {
      add(frame.program.components[frame.component].scope.constraints, frame.program, Int32(index))
    }
  }

  private static func key(_ frame: Int32, _ element: ElementID) -> Int {
    Int(frame) << 32 | element.index
  }

  private mutating func findBoxes() {
    for (box, instance) in instances.enumerated() where instance >= 0 {
      let instance = expansion.instances[Int(instance)]
      boxes[Self.key(instance.frame, instance.element), default: []].append(box)
    }
    // The box of a use is that of its only element. Uses in a component come after the one around them.
    var used: Set<Int> = []
    for (index, frame) in expansion.frames.enumerated().reversed() {
      guard let only = frame.program.onlyElement(ofComponent: frame.component),
        let found = boxes[Self.key(Int32(index), only)]
      else { continue }
      let key = Self.key(frame.callerFrame, frame.use)
      boxes[key, default: []] += found
      used.insert(key)
    }
    for key in used { boxes[key]?.sort() }
  }

  /// A constraint on a missing element is left out; one in a loop applies in every round.
  private mutating func add(_ indexes: Range<Int>, _ program: Program, _ frame: Int32) {
    if boxes.isEmpty, !indexes.isEmpty { findBoxes() }
    for index in indexes {
      let constraint = program.constraints[index]
      let elements = constraint.form.elements
      let places = elements.map { boxes[Self.key(frame, $0)] ?? [] }
      let rounds = places.map { $0.count }.min() ?? 0
      guard rounds > 0, places.allSatisfy({ $0.count == rounds }) else { continue }
      for round in 0..<rounds {
        guard constraints.count < LayoutRequest.constraintLimit else {
          isTruncated = true
          return
        }
        let resolved = constraint.resolved { element in
          elements.firstIndex(of: element).map { places[$0][round] }
        }
        guard let resolved else { continue }
        constraints.append(resolved)
        sources.append((frame, index))
      }
    }
  }
}

extension Constraint {
  /// The constraint between boxes instead of elements; nil when one of them has no box.
  fileprivate func resolved(_ box: (ElementID) -> Int?) -> LayoutConstraint? {
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

/// Where the lines of a language begin.
public enum WritingDirection {
  /// Whether a language, such as `ar` or `he-IL`, is written from right to left.
  public static func isRightToLeft(_ language: String) -> Bool {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return ["ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(code)
  }
}
