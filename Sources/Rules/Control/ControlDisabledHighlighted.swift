import CtlDiagnostics

extension Rule {
  static let controlDisabledHighlighted = Rule(about, visits: .controls, having: [.isHighlighted]) {
    control in
    guard let highlighted = control.written(.isHighlighted),
      let enabled = control.written(.isEnabled),
      highlighted.value == .bool(true) && enabled.value == .bool(false)
        || highlighted.excludes(enabled)
    else { return }
    control.report(
      about, at: .property(highlighted),
      label: Message("never comes true", "永远不会成立")(),
      related: [
        Finding.Related(
          control.location(.property(enabled)), Message("disabled here", "在此处停用")())
      ], looks: [.isHighlighted, .isEnabled], fixes: [control.delete(highlighted)],
      tag: .unnecessary)
  }
}

extension Written {
  /// Whether one is never true while the other one is: `isSending` and `!isSending`.
  fileprivate func excludes(_ other: Written) -> Bool {
    guard program.file == other.program.file, !isConstant, !other.isConstant else { return false }
    let (own, others) = (expressionID, other.expressionID)
    let facts = program.parts(of: Fact(own, true))
    return program.parts(of: Fact(others, true)).contains { fact in
      facts.contains { program.contradict($0, fact) }
    }
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
    """
    screen Note {
      action save()
      var isSaving: Bool = false
      content {
        button "Save" {
          isEnabled: !isSaving
          isHighlighted: isSaving
          //<^^^^^^^^^^^^^^^^^^^^^^^
          on touchUpInside { isSaving = true; save() }
        }
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
      button "Copy" { isEnabled: isReady; isHighlighted: isReady; on touchUpInside -> save() }
    }
    """), fix: .safe)
