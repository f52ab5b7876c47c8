import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let layoutClipped = Rule(about, visits: .layout) { root in
    guard let layout = root.walk.solvedLayout(root), layout.isSizeKnown,
      layout.isSatisfiable
    else { return }
    var reported: Set<Int> = []
    for variant in layout.variants {
      for box in layout.boxes.indices
      where variant.result.hosts[box] >= 0 && !layout.boxes[box].isHidden
        && !reported.contains(box)
      {
        guard let excess = layout.excess(of: box, variant.result),
          let constraint = layout.constraint(
            naming: box, where: { $0.isAbout(horizontal: excess.isHorizontal) })
            ?? layout.constraint(naming: box)
        else { continue }
        reported.insert(box)
        let control = layout.control(box, root)
        root.report(
          about, at: .origin(constraint.origin),
          [
            "name": .text(control.name ?? control.kind.name),
            "n": .number((excess.points * 2).rounded(.up) / 2),
          ],
          label: excess.isText
            ? Message("its text is cut off", "文字会被截断")()
            : Message("reaches out of its superview", "超出父视图")(),
          related: [
            Finding.Related(control.location(.kind), Message("declared here", "在此处声明")())
          ], notes: [variant.note])
      }
    }
  }
}

extension SolvedLayout {
  /// How many points of a box are not visible: outside its superview, or text that does not fit.
  fileprivate func excess(
    of box: Int, _ result: LayoutResult
  ) -> (points: Double, isHorizontal: Bool, isText: Bool)? {
    let frame = result.frames[box]
    let around = result.frames[boxes[box].parent]
    // What is out of sight in a scroll view can be moved into it.
    if boxes[boxes[box].parent].scroll != nil { return nil }
    let wide = max(around.x - frame.x, frame.maxX - around.maxX)
    if wide > 0.5 { return (wide, true, false) }
    let high = max(around.y - frame.y, frame.maxY - around.maxY)
    if high > 0.5 { return (high, false, false) }
    let short = result.natural[box].width - frame.width
    let showsText = [KindName.label, .button, .roundedRectangleButton].contains(boxes[box].kind)
    // Lines can be cut where there may be several; other text has just one.
    if showsText, boxes[box].isTextKnown, boxes[box].lines == 1, !boxes[box].hasImage, short > 1 {
      return (short, true, true)
    }
    return nil
  }
}

private let about = Code(
  "layout/clipped", .advice,
  title: Message("{n} points of `{name}` are not visible", "“{name}”有 {n} 点无法显示"),
  why: Message(
    "Constraints can make an element narrower than its text, or push it out of its superview. "
      + "People can neither read nor touch the part that is cut off.",
    "约束可能使元素比其文字更窄，或把它推出父视图。被截断的部分既无法阅读，也无法点击。"),
  bad: .inScreen(
    """
    content {
      label note "Two pages on one sheet"
      layout {
        pin width(note) == 100
      //^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label note "Two pages"
      layout {
        pin leadingSpaceToSuperview(note) == 300
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label note "Two pages"
      layout {
        pin leadingSpaceToSuperview(note) == -40
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label note "Two pages"
      layout {
        pin topSpaceToSuperview(note) == -40
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: .inContent(
    """
    label note "Two pages on one sheet" { numberOfLines: 0 }
    layout { pin width(note) == 100 }
    """))
