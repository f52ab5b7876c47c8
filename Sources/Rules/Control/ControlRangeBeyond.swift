import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlRangeBeyond = Rule(
    about, visits: .kinds([.slider, .stepper]), having: [.minimumValue, .maximumValue]
  ) { control in
    guard let value = control.written(.value), value.isBinding,
      let bounds = value.boundsEverywhere, bounds.source == .range
    else { return }
    for name in [PropertyName.minimumValue, .maximumValue] {
      guard let written = control.written(name), let end = control.number(name) else { continue }
      let stop = name == .minimumValue ? bounds.ends.lowerBound : bounds.ends.upperBound
      guard name == .minimumValue ? end < stop : end > stop else { continue }
      control.report(
        about, at: .value(written), ["name": .text(written.name.name)],
        label: Message("its variable stops at {stop}", "它的变量到 {stop} 为止")(
          ["stop": .number(stop)]), fixes: [control.delete(written, .suggestion)])
    }
  }
}

private let about = Code(
  "control/range-beyond", .warning,
  title: Message(
    "`{name}` lies outside of the range of the variable", "`{name}` 超出了变量的范围"),
  why: Message(
    "A variable never leaves its range. What the control offers beyond it does nothing: people tap or "
      + "drag, and the value stays. A control without ends of its own has those of its variable.",
    "变量不会超出其范围。控件在范围之外提供的部分不起作用：用户点击或拖动，值却不变。没有自己的端点的控件使用变量的端点。"),
  bad: .inScreen(
    """
    var seats: Int in 1...10 = 2
    content {
      label places "Seats: \\(seats)"
      stepper { value <-> seats; maximumValue: 20; describedBy: places }
      //                                       ^^
    }
    """,
    """
    var level: Double in 0.2...1 = 0.5
    table {
      row "Level" { slider { value <-> level; minimumValue: 0 } }
      //                                                    ^
    }
    """),
  good: .inScreen(
    """
    var seats: Int in 1...10 = 2
    content {
      label places "Seats: \\(seats)"
      stepper { value <-> seats; maximumValue: 10; describedBy: places }
      stepper { value <-> seats; describedBy: places }
    }
    """,
    """
    var pages: Int in 1...500 = 1
    content {
      label count "Pages: \\(pages)"
      if pages < 20 { stepper { value <-> pages; maximumValue: 20; describedBy: count } }
      slider { value <-> pages; describedBy: count }
    }
    """), fix: .suggestion)
