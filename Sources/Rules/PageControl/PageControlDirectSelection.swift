import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlDirectSelection = Rule(about, visits: .kinds([.pageControl])) { control in
    if let written = control.written(.allowsDirectSelection), written.value != .bool(false) {
      control.report(about, at: .value(written), fixes: [control.delete(written)])
    }
    if let page = control.written(.currentPage) {
      for handler in control.handlers where handler.event != .select {
        guard
          control.runningSteps(of: handler).contains(where: { control.jumps($0, page) })
        else { continue }
        control.report(
          about, at: .handler(handler),
          label: Message("goes past the next page", "越过了相邻的页面")())
      }
    }
    for handler in control.handlers where handler.event == .select {
      control.report(
        about, at: .handler(handler),
        label: Message("no dot can be chosen", "无法选择某个圆点")(),
        fixes: [control.delete(handler)])
    }
  }
}

extension PlacedElement {
  /// Whether a step goes to a page that is named, or further than to the next one.
  fileprivate func jumps(_ step: RunningStep, _ page: Written) -> Bool {
    guard let value = value(step, gives: page) else { return false }
    let program = step.program
    if walk.expansion.value(value, of: program, in: step.frame) != nil { return true }
    let expression = program.expression(value)
    guard [.add, .subtract].contains(expression.operation),
      let step = program.constant(program.operand(1, of: expression))?.number
    else { return false }
    return abs(step) > 1
  }
}

private let about = Code(
  "page-control/direct-selection", .error, editions: [.ios8],
  title: Message(
    "users cannot visit views out of sequence with a page control", "页面控件不能跳到不连续的视图"),
  why: Message(
    "A tap beside the current dot goes to the next view or to the one before. The dots are too "
      + "small to aim at, and no dot names its view, so UIKit offers no way to choose one.",
    "轻击当前圆点的一侧只会转到上一个或下一个视图。圆点太小，难以点准，也看不出对应哪个视图，"
      + "因此 UIKit 不支持直接选择圆点。"),
  citation: Citation([.guidelines8, .guidelinesZh], "Page Control"),
  bad: .inScreen(
    """
    action show()
    content {
      pageControl {
        numberOfPages: 3
        allowsDirectSelection: true
        //                     ^^^^
        accessibility { label: "Albums" }
        on valueChanged -> show()
      }
    }
    """,
    """
    action show()
    action jump()
    content {
      pageControl {
        numberOfPages: 3
        accessibility { label: "Albums" }
        on valueChanged -> show()
        on select(page) -> jump()
        //<^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: .inScreen(
    """
    action show()
    content {
      pageControl {
        numberOfPages: 3
        accessibility { label: "Albums" }
        on valueChanged -> show()
      }
    }
    """), fix: .safe)
