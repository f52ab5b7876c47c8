import CtlDiagnostics

extension Rule {
  static let controlDisabledHighlighted = Rule(about, visits: .controls, having: [.isHighlighted]) {
    control in
    guard let highlighted = control.written(.isHighlighted),
      highlighted.value == .bool(true), let enabled = control.written(.isEnabled),
      enabled.value == .bool(false)
    else { return }
    control.report(
      about, at: .property(highlighted),
      label: Message("never comes true", "永远不会成立")(),
      related: [
        Finding.Related(
          control.location(.property(enabled)), Message("disabled here", "在此处停用")())
      ], fixes: [control.delete(highlighted)], tag: .unnecessary)
  }
}

private let about = Code(
  "control/disabled-highlighted", .advice,
  title: Message(
    "a disabled control gets no touches, so it cannot be highlighted",
    "停用的控件不响应触摸，不会进入高亮状态"),
  why: Message(
    "A control is highlighted while a finger is on it. A disabled control is drawn gray and ignores "
      + "fingers, so the two states say opposite things about one control.",
    "控件只有在手指按住时才会高亮。停用的控件显示为灰色，不响应触摸，两种状态相互矛盾。"),
  citation: Citation([.catalogControls], "Control States (enabled, highlighted)"),
  bad: [
    """
    screen Note {
      action save()
      content {
        button "Save" {
          isEnabled: false
          isHighlighted: true
          //<^^^^^^^^^^^^^^^^^^^
          on touchUpInside -> save()
        }
      }
    }
    """,
    """
    component SaveButton(isReady: Bool) {
      button "Save" {
        isEnabled: isReady
        isHighlighted: true
        on touchUpInside -> save()
      }
      action save()
    }
    screen Note {
      content {
        SaveButton { isReady: false }
        //<^^^^^^^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    action save()
    var isReady: Bool = false
    content {
      button "Save" { isEnabled: false; on touchUpInside -> save() }
      button "Send" { isHighlighted: true; on touchUpInside -> save() }
      button "Print" { isEnabled: isReady; isHighlighted: true; on touchUpInside -> save() }
    }
    """), fix: .safe)
