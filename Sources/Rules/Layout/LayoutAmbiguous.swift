import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let layoutAmbiguous = Rule(about, visits: .layout) { root in
    guard let layout = root.walk.solvedLayout(root), layout.isSatisfiable,
      let variant = layout.variants.first
    else { return }
    var reported: Set<Bool> = []
    for open in variant.result.ambiguous
    where !layout.boxes[open.box].isHidden && !reported.contains(open.isHorizontal) {
      guard
        let constraint = layout.constraint(
          naming: open.box, where: { $0.isAbout(horizontal: open.isHorizontal) && !$0.isSize })
      else { continue }
      reported.insert(open.isHorizontal)
      let control = layout.control(open.box, root)
      root.report(
        about, at: .origin(constraint.origin),
        [
          "name": .text(control.name ?? control.kind.name),
          "axis": open.isHorizontal ? .words("wide", "宽度") : .words("high", "高度"),
        ],
        label: Message("not enough to tell", "不足以确定")(),
        related: [
          Finding.Related(control.location(.kind), Message("declared here", "在此处声明")())
        ])
    }
  }
}

private let about = Code(
  "layout/ambiguous", .advice,
  title: Message(
    "the constraints leave open how {axis} `{name}` is", "约束没有确定“{name}”的{axis}"),
  why: Message(
    "When elements fill a space together and no constraint says which of them takes the rest, "
      + "any of them can. The system then chooses one, and may choose another the next time. "
      + "Give one a size, or relate the sizes.",
    "当几个元素共同填满一段空间，而没有说明由谁占用剩余部分时，任何一个都可能。系统会任选一个，下次可能又不同。"
      + "请为其中一个规定大小，或规定它们之间的大小关系。"),
  bad: .inScreen(
    """
    content {
      label title "Print"
      label note "Two pages"
      layout {
        align verticalCenters(title, note)
        pin leadingSpaceToSuperview(title) == 16
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        pin horizontalSpacing(title, note) == 8
        pin trailingSpaceToSuperview(note) == 16
      }
    }
    """),
  good: .inScreen(
    """
    content {
      label title "Print"
      label note "Two pages"
      layout {
        align verticalCenters(title, note)
        pin leadingSpaceToSuperview(title) == 16
        pin horizontalSpacing(title, note) == 8
        pin trailingSpaceToSuperview(note) == 16
        pin widthsEqually(title, note)
      }
    }
    """))
