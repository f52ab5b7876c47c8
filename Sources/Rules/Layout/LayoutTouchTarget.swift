import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let layoutTouchTarget = Rule(about, visits: .layout) { root in
    guard let layout = root.walk.solvedLayout(root), layout.isSatisfiable else { return }
    var reported: Set<Int> = []
    for variant in layout.variants {
      for box in layout.boxes.indices
      where variant.result.hosts[box] >= 0 && !reported.contains(box) {
        let target = root.settings[.hitTarget]
        guard Kind.named(layout.boxes[box].kind).isInteractive,
          let constraint = layout.smallTarget(box, variant.result, target)
        else { continue }
        reported.insert(box)
        let control = layout.control(box, root)
        let frame = variant.result.frames[box]
        root.report(
          about, at: .origin(constraint.origin),
          [
            "name": .text(control.name ?? control.kind.name),
            "w": .number(frame.width.rounded(.down)), "h": .number(frame.height.rounded(.down)),
            "target": .number(target),
          ],
          related: [
            Finding.Related(control.location(.kind), Message("declared here", "在此处声明")())
          ])
      }
    }
  }
}

extension SolvedLayout {
  /// The constraint that makes a control smaller than a fingertip, in a free dimension, or smaller
  /// than the system draws it.
  fileprivate func smallTarget(
    _ box: Int, _ result: LayoutResult, _ target: Double
  ) -> Constraint? {
    let frame = result.frames[box]
    let natural = result.natural[box]
    let fixed = LayoutBox.hasFixedSize(boxes[box].kind)
    let dimensions: [(horizontal: Bool, points: Double, natural: Double, isFixed: Bool)] = [
      (true, frame.width, natural.width, fixed.width),
      (false, frame.height, natural.height, fixed.height),
    ]
    for dimension in dimensions where dimension.points < target - 0.5 {
      let size = constraint(naming: box) {
        $0.isSize && $0.isAbout(horizontal: dimension.horizontal)
      }
      if !dimension.isFixed, let size { return size }
      if dimension.points < min(dimension.natural, target) - 0.5 {
        return size ?? constraint(naming: box) { $0.isAbout(horizontal: dimension.horizontal) }
          ?? constraint(naming: box)
      }
    }
    return nil
  }
}

private let about = Code(
  "layout/touch-target", .warning,
  title: Message(
    "`{name}` is {w} × {h} points; a finger needs {target} × {target}",
    "“{name}”为 {w}×{h} 点；手指需要 {target}×{target} 点"),
  why: Message(
    "A fingertip covers about 44 points. A control that constraints make smaller than that is hard "
      + "to hit, and its neighbors are hit instead.",
    "指尖大约覆盖44点。约束使控件小于此大小时，用户很难点中它，反而会点到旁边的控件。"),
  bad: [
    """
    screen Print {
      action send()
      content {
        button printButton "Print" { on touchUpInside -> send() }
        layout {
          pin height(printButton) == 32
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """
  ],
  good: [
    """
    screen Print {
      action send()
      content {
        button printButton "Print" { on touchUpInside -> send() }
        layout { pin height(printButton) == 44 }
      }
    }
    """
  ])
