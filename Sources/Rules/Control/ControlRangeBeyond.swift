import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlRangeBeyond = Rule(
    about, visits: .kinds([.slider, .stepper, .segmentedControl, .pageControl, .tabBar]),
    having: [.minimumValue, .maximumValue, .selectedSegmentIndex, .currentPage, .selectedIndex]
  ) { control in
    guard [.slider, .stepper].contains(control.kind) else { return reportChoices(of: control) }
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

  /// Choices after the last that the variable can be.
  private static func reportChoices(of control: PlacedElement) {
    guard let (name, count) = control.countedChoices, let value = control.written(name),
      value.isBinding, let bounds = value.boundsEverywhere, bounds.source == .range,
      case let stop = bounds.ends.upperBound, stop < Double(count - 1)
    else { return }
    control.report(
      about, at: .value(value), ["name": .text(name.name)],
      label: Message(
        "its last value here is {last}, and the variable stops at {stop}",
        "这里的最后一个值是 {last}，而变量到 {stop} 为止")([
          "last": .number(count - 1), "stop": .number(stop),
        ]))
  }
}

extension PlacedElement {
  /// The property that counts the choices from 0, and how many there are.
  fileprivate var countedChoices: (PropertyName, Int)? {
    switch kind {
    case .segmentedControl: segments.count.map { (.selectedSegmentIndex, $0) }
    case .pageControl: pageCount.map { (.currentPage, $0.number) }
    default:
      children.allSatisfy { $0.is(.tab) && $0.parent?.index == index }
        ? (.selectedIndex, children.reduce(0) { count, _ in count + 1 }) : nil
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
    """,
    """
    var shown: Int in 0...1 = 0
    table {
      row "Show" {
        segmentedControl {
          selectedSegmentIndex <-> shown
          //                       ^^^^^
          segment "All"
          segment "Open"
          segment "Done"
        }
      }
    }
    """,
    """
    var page: Int in 0...1 = 0
    content { label "Page \\(page + 1)" }
    pageControl { numberOfPages: 3; currentPage <-> page }
    //                                              ^^^^
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
