import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout
import CtlText

extension Rule {
  static let layoutClipped = Rule(about, visits: .layout) { root in
    if root.is(.screen) {
      reportCutLabels(in: root)
      reportCutTitle(of: root)
      reportClippedParts(in: root)
    }
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
        if excess.isText, control.hasTitleTooLong { continue }
        root.report(
          about, at: .origin(constraint.origin),
          [
            "name": .text(control.name ?? control.kind.name),
            "n": .number((excess.points * 2).rounded(.up) / 2),
          ],
          label: excess.isText
            ? cut()
            : Message("reaches out of its superview", "超出父视图")(),
          related: [
            Finding.Related(control.location(.kind), Message("declared here", "在此处声明")())
          ], notes: [variant.note])
      }
    }
  }
}

private let cut = Message("its text is cut off", "文字会被截断")

/// Labels without constraints that have no room for their lines. What is longer than any label should
/// be, another rule says.
private func reportCutLabels(in root: PlacedElement) {
  // A plain loop: what is lazy costs a small file more than its findings do.
  for index in root.walk.sites.indices where root.walk.sites[index].element.kind == .label {
    let label = PlacedElement(walk: root.walk, index: index)
    guard label.isKind, let text = label.written(.text), let points = label.cutPoints,
      Double(text.knownText.displayWidth) <= label.settings[.labelMaxColumns]
    else { continue }
    label.report(
      about, at: .value(text),
      [
        "name": .text(label.name ?? label.kind.name),
        "n": .number((points * 2).rounded(.up) / 2),
      ],
      label: cut(), fixes: [label.set(.numberOfLines, to: "0", .suggestion)])
  }
}

/// The title of the screen, between what is in its navigation bar or alone.
private func reportCutTitle(of root: PlacedElement) {
  let sites = root.walk.sites
  let bar = sites.firstIndex {
    $0.element.form == .kind && $0.element.kind == .navigationBar
  }.map { PlacedElement(walk: root.walk, index: $0) }
  let titled = bar.flatMap { $0.written(.title) == nil ? nil : $0 } ?? root
  guard let title = titled.written(.title), let text = title.string,
    root.mayCutTitle(text, in: bar), bar?.children.contains(where: { !$0.isKind }) != true,
    let layout = root.walk.placedLayout(root), layout.isSatisfiable,
    let points = layout.cutTitlePoints(of: titled, in: bar)
  else { return }
  titled.report(
    about, at: .value(title),
    [
      "name": .text(text),
      "n": .number((points * 2).rounded(.up) / 2),
    ],
    label: cut())
}

private func reportClippedParts(in root: PlacedElement) {
  for index in root.walk.sites.indices {
    let kind = root.walk.sites[index].element.kind
    for clipped in ClippedPart.all where clipped.kinds.contains(kind) {
      let holder = PlacedElement(walk: root.walk, index: index)
      guard holder.isKind, let found = clipped.find(holder) else { continue }
      found.part.report(
        about, at: found.place,
        [
          "name": .text(found.part.name ?? found.part.kind.name),
          "n": .number((found.points * 2).rounded(.up) / 2),
        ],
        label: found.isText ? cut() : Message("reaches out of the screen", "超出屏幕")())
    }
  }
}

extension SolvedLayout {
  /// How many points of the title of a screen are not seen between the items of its bar, or on a screen
  /// without one; nil when it is whole, or not shown.
  fileprivate func cutTitlePoints(
    of titled: PlacedElement, in bar: PlacedElement?
  ) -> Double? {
    guard let box = anyBox(of: titled.index), boxes[box].isTextKnown else { return nil }
    let widths = variants.compactMap { variant -> Double? in
      guard let bar else { return variant.width - 2 * LayoutBox.titleEdge }
      guard let bar = anyBox(of: bar.index),
        variant.result.lines[bar].contains(where: { $0.items.contains(BoxLine.title) })
      else { return nil }
      return variant.result.titles[bar].width
    }
    guard let width = widths.min(), boxes[box].textWidth > width + 1 else { return nil }
    return boxes[box].textWidth - width
  }

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
    "Constraints can make an element narrower than its text, or push it out of its superview; a "
      + "text may need more room than its lines, its segment, its tab or its field have, and widths "
      + "side by side more than the screen. People can neither read nor touch the part that is cut "
      + "off.",
    "约束可能使元素比其文字更窄，或把它推出父视图；文字需要的空间可能超过其行数、分段、标签页或文本框，"
      + "并排元素的宽度之和也可能超过屏幕。被截断的部分既无法阅读，也无法点击。"),
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
      label "Two pages on one sheet, and the rest on others"
      //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    content {
      label "Whoever prints on both sides of a sheet saves paper, money and many new machines" {
      //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        numberOfLines: 2
      }
    }
    """,
    """
    var page: Int = 1
    content {
      stack {
        button "Front" { width: 130pt; on touchUpInside -> page = 1 }
        button "Back" { width: 130pt; on touchUpInside -> page = 2 }
        button "Spine" { width: 130pt; on touchUpInside -> page = 3 }
        //                      ^^^^^
      }
      label "\\(page)"
    }
    """,
    """
    var size: Int = 0
    content {
      segmentedControl {
        segment "Letter Size"; segment "Legal Sheet"; segment "Poster Size"; segment "Double Sheet"
        //                                                                           ^^^^^^^^^^^^^^
        selectedSegmentIndex <-> size
        accessibility { label: "Paper" }
      }
    }
    """,
    """
    var name: String = ""
    content {
      textField { placeholder: "The name of the printer that is near you"; text <-> name }
      //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    action cancel()
    action printPages()
    navigationBar {
      title: "Two Pages on One Sheet"
      //     ^^^^^^^^^^^^^^^^^^^^^^^^
      button "Cancel" { role: .cancel; on touchUpInside -> cancel() }
      button "Print" { on touchUpInside -> printPages() }
    }
    content { label "Two pages" }
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
    """)
    + [
      """
      enum Paper { letter "Letter Paper"; legal "Legal Paper"; poster "Poster Paper"; map "Map Paper" }

      screen Example {
        var paper: Paper = .letter
        content {
          segmentedControl { selection <-> paper; accessibility { label: "Paper" } }
          //                               ^^^^^
        }
      }
      """
    ],
  good: .inContent(
    """
    label note "Two pages on one sheet" { numberOfLines: 0 }
    layout { pin width(note) == 100 }
    """,
    """
    label "Two pages on one sheet, and the rest on others" { numberOfLines: 0 }
    """,
    """
    segmentedControl {
      segment "Letter"; segment "Legal"; segment "Poster"; segment "Double"
      accessibility { label: "Paper" }
    }
    """), fix: .suggestion)
