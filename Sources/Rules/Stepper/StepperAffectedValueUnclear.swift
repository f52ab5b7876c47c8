import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let stepperAffectedValueUnclear = Rule(about, visits: .kinds([.stepper])) { stepper in
    // A text that it cannot show was meant to say so.
    if stepper.isWritten(.title) || stepper.isWritten(.text) { return }
    if let label = stepper.labelOfAnother { return report(stepper, besides: label) }
    if let title = stepper.titleOfAnother {
      return stepper.report(
        about, at: .kind,
        label: Message("the title of the row shows another value", "这一行的标题显示的是另一个值")(),
        related: [
          Finding.Related(title.valueLocation, Message("the title", "该标题")())
        ])
    }
    if let (label, isEmpty) = stepper.unseenLabel {
      return stepper.report(
        about, at: .value(label),
        label: isEmpty
          ? Message("this label is empty", "该标签是空的")()
          : Message("this label is not seen beside the stepper", "该标签与步进器不在同一视图中")())
    }
    if let (label, isHidden) = stepper.labelWithoutValue {
      return stepper.report(
        about, at: .value(label),
        label: isHidden
          ? Message("this label is hidden", "该标签是隐藏的")()
          : Message("this label never shows the value", "该标签从不显示这个值")())
    }
    if let other = stepper.sharerOfLabel {
      let place = stepper.written(.describedBy) ?? stepper.written(.valueLabel)
      return stepper.report(
        about, at: place.map { .value($0) } ?? .kind,
        label: Message("another stepper has the same label", "另一个步进器也用这个标签")(),
        related: [
          Finding.Related(other.location(.kind), Message("the other stepper", "另一个步进器")())
        ])
    }
    guard !stepper.isWritten(.describedBy), !stepper.isWritten(.valueLabel),
      let group = stepper.group
    else { return reportUnshown(stepper) }
    if stepper.sharesLabels {
      return stepper.report(
        about, at: .kind,
        label: Message("fewer labels than steppers stand here", "此处的标签少于步进器")())
    }
    if stepper.isInBareColumn {
      return stepper.report(
        about, at: .kind,
        label: Message("no label stands between the steppers", "步进器之间没有标签")())
    }
    if group.is(.row), let title = group.written(.title), !title.isBlank {
      return reportUnshown(stepper)
    }
    guard stepper.neighbours(.label, .textField).isEmpty else {
      guard stepper.hasOnlyOtherLabels else { return reportUnshown(stepper) }
      return stepper.report(
        about, at: .kind,
        label: Message("no label names or shows what it changes", "没有标签说明或显示它所调整的值")())
    }
    if stepper.isBesideLabelAfter { return reportUnshown(stepper) }
    let label = stepper.nearestLabelOfValue?.nameText
    stepper.report(
      about, at: .kind,
      label: Message("no label beside it", "旁边没有标签")(),
      fixes: label.map { [stepper.add("describedBy: \($0)")] } ?? [])
  }

  /// What it changes has a name, and no element shows it.
  private static func reportUnshown(_ stepper: PlacedElement) {
    guard stepper.changesUnshownValue else { return }
    stepper.report(
      about, at: .kind,
      label: Message("nothing shows the value that it changes", "没有任何元素显示它所调整的值")(),
      notes: [
        Phrase(
          Message(
            "A text can show it: `row \"Copies: \\(copies)\"`.",
            "可以用文字显示它：`row \"Copies: \\(copies)\"`。"))
      ])
  }

  /// The label shows another value than the stepper changes.
  private static func report(_ stepper: PlacedElement, besides label: PlacedElement) {
    let place = stepper.written(.describedBy) ?? stepper.written(.valueLabel)
    stepper.report(
      about, at: place.map { .value($0) } ?? .kind,
      label: Message("the label shows another value", "该标签显示的是另一个值")(),
      related: [Finding.Related(label.location(.kind), Message("the label", "该标签")())])
  }
}

private let about = Code(
  "stepper/affected-value-unclear", .warning,
  title: Message("say which value this stepper changes", "请标明步进器调整的是哪一个值"),
  why: Message(
    "A stepper is two buttons, minus and plus, and shows no value. Without a label or a field "
      + "beside it people cannot tell what they change.",
    "步进器只有减号和加号两个按钮，自身不显示数值。旁边没有标签或文本框，用户就不知道这两个按钮调整的是什么。"),
  citation: .guidelines("Stepper > Guidelines"),
  bad: .inScreen(
    """
    content {
      stepper { accessibility { label: "Copies" } }
      //<^^^^^^^
    }
    """,
    """
    var cups: Int in 0...9 = 1
    var pots: Int in 0...9 = 1
    table {
      row "Cups: \\(cups)" { stepper { value <-> pots } }
      //                    ^^^^^^^
      row "Pots: \\(pots)" { stepper { value <-> cups } }
      //                    ^^^^^^^
    }
    """,
    """
    var copies: Int in 1...9 = 1
    action print(copies: Int)
    content {
      label copiesLabel "Copies"
      stepper { value <-> copies; describedBy: copiesLabel }
      //<^^^^^^^
      button "Print" { on touchUpInside -> print(copies: copies) }
    }
    """,
    """
    table {
      row { label copiesLabel "Copies" }
      row { stepper { accessibility { label: "Copies" } } }
      //    ^^^^^^^
    }
    """,
    """
    var copies: Int in 1...9 = 1
    table {
      row {
        label copiesLabel "Copies: 1"
        stepper { value <-> copies; describedBy: copiesLabel; valueLabel: copiesLabel }
        //                                                                ^^^^^^^^^^^
      }
    }
    """,
    """
    var copies: Int in 1...9 = 1
    action printPages(copies: Int)
    table {
      row "Copies" { stepper { value <-> copies } }
      //             ^^^^^^^
    }
    toolbar { button "Print" { on touchUpInside -> printPages(copies: copies) } }
    """,
    #"""
    var copies: Int in 1...9 = 1
    var pages: Int in 1...9 = 1
    content {
      label copiesLabel "Copies: \(copies)"
      label pagesLabel "Pages: \(pages)"
      stepper { value <-> copies; describedBy: pagesLabel }
      //                                       ^^^^^^^^^^
      stepper { value <-> pages; describedBy: pagesLabel }
    }
    """#,
    #"""
    var home: Int in 0...9 = 0
    var guests: Int in 0...9 = 0
    content {
      label "Score"
      stack {
        axis: .horizontal
        stepper { value <-> home; accessibility { label: "Home" } }
        //<^^^^^^^
        stepper { value <-> guests; accessibility { label: "Guests" } }
      }
      label "\(home) : \(guests)"
    }
    """#,
    #"""
    var adults: Int in 1...9 = 1
    var children: Int in 0...9 = 0
    content {
      label "Adults"
      label "Children"
      stepper { value <-> adults; accessibility { label: "Adults" } }
      //<^^^^^^^
      stepper { value <-> children; accessibility { label: "Children" } }
    }
    """#,
    #"""
    var rooms: Int in 1...5 = 1
    var beds: Int in 1...9 = 1
    content {
      label both "Rooms and beds: \(rooms), \(beds)"
      stepper { value <-> rooms; describedBy: both }
      //                                      ^^^^
      stepper { value <-> beds; describedBy: both }
    }
    """#,
    #"""
    var copies: Int in 1...9 = 1
    tabBar {
      tab "Job" { image: "doc"; content { label count "Copies: \(copies)" } }
      tab "Change" {
        image: "plus"
        content { stepper { value <-> copies; describedBy: count } }
        //                                                 ^^^^^
      }
    }
    """#,
    #"""
    var copies: Int in 1...9 = 1
    content {
      label caption ""
      stepper { value <-> copies; describedBy: caption; accessibility { label: "Copies" } }
      //                                       ^^^^^^^
    }
    toolbar { label "\(copies)" }
    """#),
  good: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel }
    }
    table {
      row { stepper { accessibility { label: "Pages" } }; label "Pages" }
      row "Scale" { stepper { maximumValue: 5 } }
      row { textField { placeholder: "Count" }; stepper { accessibility { label: "Count" } } }
    }
    """,
    #"""
    var copies: Int in 1...9 = 1
    var pages: Int in 1...9 = 1
    content {
      label heading "Copies"
      label copiesLabel "\(copies)"
      stepper { value <-> copies; describedBy: copiesLabel; valueLabel: heading }
    }
    table {
      row {
        stepper { value <-> copies; accessibility { label: "Copies" } }
        label "\(copies)"
        stepper { value <-> pages; accessibility { label: "Pages" } }
        label "\(pages) of \(copies)"
      }
    }
    """#), fix: .suggestion)
