import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlEnabledUntouchable = Rule(
    about, visits: .elements, having: [.isUserInteractionEnabled]
  ) { control in
    guard Kind.named(control.kind).role == .control else { return reportContainer(control) }
    // Dots look the same, and a table is dragged instead of its refresh control.
    guard Kind.named(control.kind).isInteractive, !control.is(.pageControl),
      !control.is(.refreshControl), control.bool(.isEnabled) == true,
      let written = control.written(.isUserInteractionEnabled), !written.isBinding,
      written.value == .bool(false) || written.changes, control.isMadeForUse
    else { return }
    control.report(
      about, at: .value(written), ["kind": control.kindPhrase],
      label: Message("no touch reaches it", "触摸不会到达它")(),
      fixes: control.isWritten(.isEnabled)
        ? []
        : [
          control.fix(
            Message("write `isEnabled`", "改为 `isEnabled`")(), .suggestion,
            [.replace(written.origin, .word, PropertyName.isEnabled.name)])
        ])
  }
}

/// A container that takes no touches keeps them from all that is in it.
private func reportContainer(_ container: PlacedElement) {
  guard let written = container.written(.isUserInteractionEnabled), written.value == .bool(false),
    let control = container.descendants.first(where: {
      Kind.named($0.kind).role == .control && Kind.named($0.kind).isInteractive
        && !$0.is(.pageControl) && $0.bool(.isEnabled) == true
        && $0.bool(.isUserInteractionEnabled) == true && $0.isMadeForUse
    })
  else { return }
  container.report(
    about, at: .value(written), ["kind": control.kindPhrase],
    label: Message("no touch reaches what is inside", "触摸不会到达其中的元素")(),
    related: [Finding.Related(control.location(.kind), Message("such as this one", "例如此处")())])
}

extension PlacedElement {
  /// Whether something waits for what people do with it: a handler, or a variable.
  fileprivate var isMadeForUse: Bool {
    !handlers.isEmpty
      || ValueProperties.of(kind).contains { written($0)?.isBinding == true }
  }
}

private let about = Code(
  "control/enabled-untouchable", .advice,
  title: Message("{kind} looks enabled, but does not respond", "{kind}看上去可用，却没有反应"),
  why: Message(
    "A disabled control is grayed out, so that people see that it takes no touches now. One that only "
      + "ignores touches looks as if it could be used, and then seems broken.",
    "停用的控件显示为灰色，用户知道现在不能操作。只是忽略触摸的控件看上去可以使用，却像出了故障。"),
  citation: Citation([.catalogControls], "Control States (enabled)"),
  bad: .inScreen(
    """
    action buy()
    content {
      button "Buy" { isUserInteractionEnabled: false; on touchUpInside -> buy() }
      //                                       ^^^^^
    }
    """,
    """
    var isLocked: Bool = true
    var speed: Double in 0...2 = 1
    table {
      row "Locked" { switch { isOn <-> isLocked } }
      row "Speed" { slider { value <-> speed; isUserInteractionEnabled: !isLocked } }
      //                                                                ^^^^^^^^^
    }
    """,
    """
    action buy()
    table {
      section "Tea" {
        isUserInteractionEnabled: false
        //                        ^^^^^
        row { button "Buy" { on touchUpInside -> buy() } }
      }
    }
    """),
  good: .inScreen(
    """
    action buy()
    var isLocked: Bool = true
    var stars: Double in 0...5 = 4
    table {
      isUserInteractionEnabled: !isLocked
      row "Stars" { slider { value: stars; isUserInteractionEnabled: false } }
      row {
        button "Buy" {
          isEnabled: !isLocked
          isUserInteractionEnabled: !isLocked
          on touchUpInside -> buy()
        }
      }
      row "Locked" { switch { isOn <-> isLocked; isUserInteractionEnabled: true } }
    }
    """), fix: .suggestion)
