import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let documentContradiction = Rule(design: about, visits: .layout, weight: .certain) {
    root in
    var system = DocumentSystem(root)
    // Each takes one of its constraints out, so that independent ones are found too.
    for _ in 0..<8 {
      guard let conflict = system.nextConflict(), let last = conflict.last else { return }
      root.report(
        about, at: .origin(last.origin), ["n": .number(conflict.count)],
        label: conflict.count > 1
          ? Message("contradicts the others", "与其他约束矛盾")()
          : Message("cannot hold", "无法成立")(),
        related: conflict.dropLast().map {
          Finding.Related(
            root.program.location(of: $0.origin),
            Message("together with this one", "与此约束一起")())
        })
    }
  }
}

/// The required constraints of a document as linear ones. Places and sizes of views are free, so
/// that a contradiction holds on every device, whatever else places the views.
private struct DocumentSystem {
  private var solver = Solver()
  private var variables: [Key: CtlLayout.Variable] = [:]
  private var linear: [LinearConstraint] = []
  /// The constraint of the document for each; nil for what is true of every view.
  private var sources: [Constraint?] = []

  private struct Key: Hashable {
    let element: ElementID
    let quantity: Quantity
  }

  private enum Quantity: Hashable { case x, y, width, height, firstBaseline, baseline }

  init(_ root: PlacedElement) {
    guard root.constraints.count <= LayoutRequest.constraintLimit else { return }
    let unsure = root.program.design?.unsure ?? []
    for constraint in root.constraints
    where constraint.priority >= 1000 && !unsure.contains(constraint.origin) { add(constraint) }
  }

  /// The constraints of one contradiction; the last of them is taken out.
  mutating func nextConflict() -> [Constraint]? {
    guard let conflict = Conflict.minimal(of: linear) else { return nil }
    var found: [Constraint] = []
    for case let source? in conflict.map({ sources[$0] }) where source != found.last {
      found.append(source)
    }
    guard let last = found.last else { return nil }
    let rest = sources.indices.filter { sources[$0]?.origin != last.origin || sources[$0] == nil }
    linear = rest.map { linear[$0] }
    sources = rest.map { sources[$0] }
    return found
  }

  private mutating func add(_ constraint: Constraint) {
    guard case .equation(let left, let right, let multiplier) = constraint.form,
      let first = terms(left, 1, constraint)
    else { return }
    var terms = first
    if let right {
      guard let second = self.terms(right, -multiplier, constraint) else { return }
      terms += second
    }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessOrEqual: .lessOrEqual
      case .greaterOrEqual: .greaterOrEqual
      }
    // Numbers of files are rounded: half a point is no contradiction.
    guard relation == .equal else {
      let slack = relation == .lessOrEqual ? -0.5 : 0.5
      return append(terms, slack - constraint.constant, relation, constraint)
    }
    append(terms, -0.5 - constraint.constant, .lessOrEqual, constraint)
    append(terms, 0.5 - constraint.constant, .greaterOrEqual, constraint)
  }

  private mutating func append(
    _ terms: [LinearConstraint.Term], _ constant: Double, _ relation: LinearConstraint.Relation,
    _ source: Constraint?
  ) {
    linear.append(LinearConstraint(terms, constant, relation))
    sources.append(source)
  }

  /// `coefficient` times an anchor; nil for one that is not known.
  private mutating func terms(
    _ anchor: Constraint.Anchor, _ coefficient: Double, _ constraint: Constraint
  ) -> [LinearConstraint.Term]? {
    // Without an element it is the view that has the constraint.
    let element = anchor.element ?? constraint.owner
    func term(_ quantity: Quantity, _ factor: Double = 1) -> LinearConstraint.Term {
      LinearConstraint.Term(
        coefficient * factor, variable(Key(element: element, quantity: quantity)))
    }
    switch anchor.name {
    case "leading", "left": return [term(.x)]
    case "trailing", "right": return [term(.x), term(.width)]
    case "centerX": return [term(.x), term(.width, 0.5)]
    case "top": return [term(.y)]
    case "bottom": return [term(.y), term(.height)]
    case "centerY": return [term(.y), term(.height, 0.5)]
    case "width": return [term(.width)]
    case "height": return [term(.height)]
    case "firstBaseline": return [term(.firstBaseline)]
    case "baseline": return [term(.baseline)]
    default: return nil
    }
  }

  private mutating func variable(_ key: Key) -> CtlLayout.Variable {
    if let known = variables[key] { return known }
    let variable = solver.addVariable()
    variables[key] = variable
    if key.quantity == .width || key.quantity == .height {
      append([LinearConstraint.Term(1, variable)], 0, .greaterOrEqual, nil)
    }
    return variable
  }
}

private let about = Code(
  "document/contradiction", .warning,
  title: Message(
    "{n} required constraints contradict each other",
    "{n} 个必需的约束互相矛盾"),
  why: Message(
    "Auto Layout breaks one of them while the app runs, and nothing says which. Give one a lower "
      + "priority, or delete it.",
    "应用运行时自动布局会打破其中一个，而且无法预知是哪一个。请降低其中一个的优先级，或删除它。"),
  bad: [], good: [],
  documents: DocumentExamples(
    bad: [
      """
      <view id="a">
          <constraints>
              <constraint firstAttribute="width" constant="60" id="b"/>
              <constraint firstAttribute="width" constant="80" id="c"/>
          </constraints>
      </view>
      """
    ],
    good: [
      """
      <view id="a">
          <constraints>
              <constraint firstAttribute="width" constant="60" id="b"/>
              <constraint firstAttribute="width" constant="80" priority="750" id="c"/>
          </constraints>
      </view>
      """
    ]))
