import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let documentForcedSize = Rule(design: about, visits: .layout, weight: .behavior) { root in
    var smallest: [ElementID: (constraint: Constraint, points: Double, isWidth: Bool)] = [:]
    for constraint in root.constraints {
      guard let size = constraint.forcedSize, size.points < root.settings[.hitTarget],
        size.points < smallest[size.element]?.points ?? .infinity
      else { continue }
      smallest[size.element] = (constraint, size.points, size.isWidth)
    }
    for (element, size) in smallest.sorted(by: { $0.key < $1.key }) {
      guard let control = root.control(of: element), tapped.contains(control.kind),
        control.bool(.isUserInteractionEnabled) != false,
        size.points < control.systemSize(isWidth: size.isWidth) ?? .infinity
      else { continue }
      let isUnsure = root.program.design?.unsure.contains(size.constraint.origin) == true
      control.report(
        about, at: .origin(size.constraint.origin),
        [
          "kind": control.kindPhrase, "points": .number(size.points),
          "target": .number(root.settings[.hitTarget]),
          "side": size.isWidth ? .words("wide", "宽") : .words("high", "高"),
        ],
        related: [
          Finding.Related(control.location(.kind), Message("declared here", "在此处声明")())
        ], atMost: size.points < tooSmall && control.isTapped && !isUnsure ? .warning : .advice)
    }
  }
}

/// Below this a finger hardly hits.
private let tooSmall = 28.0

/// The controls that are tapped; the size of the others follows from the system.
private let tapped: KindSet = [
  .button, .roundedRectangleButton, .infoButton, .detailDisclosureButton, .contactAddButton,
]

extension Constraint {
  /// The element and the points of a required constraint that says a width or a height by itself.
  var forcedSize: (element: ElementID, points: Double, isWidth: Bool)? {
    guard case .equation(let left, nil, _) = form, let element = left.element,
      relation != .greaterOrEqual, priority >= 1000,
      left.name == "width" || left.name == "height", constant > 0
    else { return nil }
    return (element, constant, left.name == "width")
  }
}

extension PlacedElement {
  /// The size that the system gives the kind, which a constraint may repeat.
  fileprivate func systemSize(isWidth: Bool) -> Double? {
    let size = Kind.named(kind).fixedSize
    return isWidth ? size.width : size.height
  }

  /// Whether something happens on a tap: a button may only show an image.
  fileprivate var isTapped: Bool {
    !handlers.isEmpty || isAssigned(["addTarget", "addAction", "addGestureRecognizer", "menu"])
  }

  /// The place of an element of the same body.
  func control(of element: ElementID) -> PlacedElement? {
    walk.place(of: element, in: frame).map { PlacedElement(walk: walk, index: $0) }
  }
}

private let about = Code(
  "document/forced-size", .warning,
  title: Message(
    "this makes {kind} {points} points {side}; a finger needs {target}",
    "此约束使{kind}{side} {points} 点；手指需要 {target} 点"),
  why: Message(
    "A fingertip covers about 44 points. A button that a constraint makes much smaller is hard to "
      + "hit, and its neighbors are hit instead. Below 28 points this is a warning.",
    "指尖大约覆盖44点。约束使按钮小得多时，很难点中，反而会点到旁边的控件。小于28点时为警告。"),
  bad: [], good: [],
  documents: DocumentExamples(
    bad: [
      """
      <button id="a">
          <constraints>
              <constraint firstAttribute="height" constant="24" id="b"/>
          </constraints>
          <state key="normal" title="Add"/>
          <connections>
              <action selector="add:" destination="-1" eventType="touchUpInside" id="c"/>
          </connections>
      </button>
      """
    ],
    good: [
      """
      <button id="a">
          <constraints>
              <constraint firstAttribute="height" constant="44" id="b"/>
          </constraints>
          <state key="normal" title="Add"/>
          <connections>
              <action selector="add:" destination="-1" eventType="touchUpInside" id="c"/>
          </connections>
      </button>
      """
    ]))
