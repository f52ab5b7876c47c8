import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let layoutTouchTarget = Rule(about, visits: .layout) { root in
    if root.constraints.isEmpty { return reportForcedSizes(in: root) }
    guard let layout = root.walk.solvedLayout(root), layout.isSatisfiable else { return }
    var reported: Set<Int> = []
    let target = root.settings[.hitTarget]
    for variant in layout.variants {
      for box in layout.boxes.indices
      where Kind.named(layout.boxes[box].kind).isInteractive && !layout.boxes[box].isHidden
        && !reported.contains(box)
      {
        let control = layout.control(box, root)
        guard let place = layout.smallTarget(box, control, variant.result, target) else { continue }
        reported.insert(box)
        let frame = variant.result.frames[box]
        root.report(
          about, at: place,
          control.sizeArguments(frame.width, frame.height, target),
          related: [
            Finding.Related(control.location(.kind), Message("declared here", "在此处声明")())
          ])
      }
    }
  }
}

/// Without constraints, only properties make a control smaller than its content.
private func reportForcedSizes(in root: PlacedElement) {
  let target = root.settings[.hitTarget]
  for control in root.descendants where control.isKind {
    let kind = Kind.named(control.kind)
    // A rule of its own says that segments are too narrow.
    guard kind.isInteractive, kind.role == .control, !control.is(.segmentedControl) else {
      continue
    }
    let width = control.number(.width)
    let height = control.number(.height)
    let sizes: [(PropertyName, Double?, Double?)] = [
      (.width, width, kind.fixedSize.width), (.height, height, kind.fixedSize.height),
    ]
    for (name, points, natural) in sizes {
      guard natural == nil, let points, points > 0, points < target,
        let written = control.written(name)
      else { continue }
      let frame = control.solvedSize?.frame
      let natural = kind.naturalSize
      control.report(
        about, at: .value(written),
        control.sizeArguments(
          frame?.width ?? width ?? natural.width ?? target,
          frame?.height ?? height ?? natural.height ?? target, target),
        related: [
          Finding.Related(control.location(.kind), Message("declared here", "在此处声明")())
        ])
      break
    }
  }
}

extension PlacedElement {
  /// The words of the title; of a control whose height the system fixes only the width can be wrong.
  fileprivate func sizeArguments(
    _ width: Double, _ height: Double, _ target: Double
  ) -> KeyValuePairs<String, Message.Argument> {
    let known = Kind.named(kind).fixedSize
    let (w, h) = (Value.text(width.rounded(.down)), Value.text(height.rounded(.down)))
    let least = Value.text(target)
    let isOfWidth = known.height != nil && known.width == nil
    return [
      "name": .text(name ?? kind.name),
      "size": isOfWidth
        ? .words("\(w) points wide", "宽 \(w) 点") : .words("\(w) × \(h) points", "为 \(w)×\(h) 点"),
      "target": isOfWidth
        ? .words("\(least) points", "\(least) 点")
        : .words("\(least) × \(least)", "\(least)×\(least) 点"),
    ]
  }
}

extension SolvedLayout {
  /// The constraint or property that makes a control smaller than a fingertip. The file does not
  /// choose a size that follows from the content, or that the system fixes.
  fileprivate func smallTarget(
    _ box: Int, _ control: PlacedElement, _ result: LayoutResult, _ target: Double
  ) -> PlacedElement.Place? {
    let constraint = result.hosts[box] < 0 ? nil : smallTarget(box, result, target)
    if let constraint { return .origin(constraint.origin) }
    // A rule of its own says that segments are too narrow.
    guard let width = boxes[box].width, width == result.frames[box].width, width < target,
      !control.is(.segmentedControl), let written = control.written(.width)
    else { return nil }
    return .value(written)
  }

  private func smallTarget(_ box: Int, _ result: LayoutResult, _ target: Double) -> Constraint? {
    let frame = result.frames[box]
    let natural = result.natural[box]
    let fixed = LayoutBox.hasFixedSize(boxes[box].kind)
    let isSpokenFor = fixedByRules.contains(boxes[box].kind)
    let dimensions: [(horizontal: Bool, points: Double, natural: Double, isFixed: Bool)] = [
      (true, frame.width, natural.width, fixed.width),
      (false, frame.height, natural.height, fixed.height),
    ]
    for dimension in dimensions where dimension.points < target - 0.5 {
      let isNatural = abs(dimension.points - dimension.natural) <= 0.5
      // Rules of their own say that other sizes are in vain.
      if dimension.isFixed, isSpokenFor || dimension.points > dimension.natural - 0.5 { continue }
      let stated = constraint(naming: box) {
        $0.states(dimension.points, of: box, horizontal: dimension.horizontal)
      }
      if let stated, !dimension.isFixed || !isNatural { return stated }
      if isNatural { continue }
      return constraint(naming: box) {
        $0.isSize && $0.isAbout(horizontal: dimension.horizontal)
      } ?? constraint(naming: box) { $0.isAbout(horizontal: dimension.horizontal) }
        ?? constraint(naming: box)
    }
    return nil
  }
}

/// The kinds whose size rules speak of.
private let fixedByRules: KindSet = [
  .datePicker, .picker, .segmentedControl, .stepper, .switch, .textField,
]

extension LayoutConstraint {
  /// Whether it says that a box has a size, and that is the size that it has.
  fileprivate func states(_ points: Double, of box: Int, horizontal: Bool) -> Bool {
    guard relation == .equal, isSize, isAbout(horizontal: horizontal), boxes == [box] else {
      return false
    }
    return abs(constant - points) <= 0.5
  }
}

private let about = Code(
  "layout/touch-target", .warning,
  title: Message(
    "`{name}` is {size}; a finger needs {target}", "“{name}”{size}；手指需要 {target}"),
  why: Message(
    "A fingertip covers about 44 points. A control that constraints make smaller than that is hard "
      + "to hit, and its neighbors are hit instead. A control that keeps its natural size is never "
      + "reported.",
    "指尖大约覆盖44点。约束使控件小于此大小时，用户很难点中它，反而会点到旁边的控件。"
      + "保持自然大小的控件不会被报告。"),
  bad: .inContent(
    having: "action send()",
    """
    button printButton "Print" { on touchUpInside -> send() }
    layout {
      pin height(printButton) == 32
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    label title "Print"
    button printButton "Print" { on touchUpInside -> send() }
    layout {
      pin width(title) == 40
      pin widthsEqually(title, printButton)
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    button printButton "Buy" { on touchUpInside -> send() }
    layout {
      printButton.leading == superview.leading + 16
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      printButton.trailing == superview.leading + 56
    }
    """,
    """
    button goButton "Go" {
      width: 40pt
           //^^^^
      on touchUpInside -> send()
    }
    layout { pin leadingSpaceToSuperview(goButton) == 16 }
    """,
    """
    button goButton "Go" {
      width: 40pt
           //^^^^
      on touchUpInside -> send()
    }
    """) + [
      """
      component Send() {
        event send()
        button "Print" { on touchUpInside -> send() }
      }

      screen Example {
        action send()
        content {
          Send printing { on send -> send() }
          layout { pin height(printing) == 32 }
          //       ^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
      """
    ],
  good: .inContent(
    having: "action send()",
    """
    button printButton "Print" { on touchUpInside -> send() }
    layout { pin height(printButton) == 44 }
    """,
    """
    label title "Pages"
    button printButton "Print" { on touchUpInside -> send() }
    layout {
      pin horizontalSpacing(title, printButton) == 8
      align verticalCenters(title, printButton)
      pin height(printButton) >= 20
      pin width(printButton) <= 100
      pin heightsEqually(printButton, title) @ 100
    }
    """))
