import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlUndone = Rule(
    about, visits: .kinds([.switch, .button, .roundedRectangleButton]),
    having: [.isOn, .isSelected]
  ) { control in
    let name: PropertyName = control.is(.switch) ? .isOn : .isSelected
    guard !control.handlers.isEmpty, let written = control.written(name), written.isBinding else {
      return
    }
    for handler in control.handlers
    where handler.event == .valueChanged || handler.event == .touchUpInside {
      // A condition may be there for the taps that mean something else.
      let steps = control.runningSteps(of: handler)
      guard !steps.contains(where: { $0.form.isChoice }),
        let step = steps.first(where: { control.toggles($0, written) })
      else { continue }
      control.report(
        about, at: .handler(handler), ["kind": control.kindPhrase],
        label: Message(
          "a tap changes `{name}` already; this changes it back", "点按已改变“{name}”，这里又改了回来")([
            "name": .text(control.program.source(of: written.expression.origin))
          ]),
        related: [
          Finding.Related(control.location(.property(written)), Message("bound here", "绑定于此")())
        ],
        fixes: steps.count == 1 && step.program.file == control.program.file
          ? [
            control.fix(
              Message("delete the handler", "删除此事件处理")(), .suggestion,
              [.delete(handler.origin)])
          ] : [])
      return
    }
  }
}

extension PlacedElement {
  /// Whether a step makes what a binding changes the opposite of what it is.
  fileprivate func toggles(_ step: RunningStep, _ written: Written) -> Bool {
    guard case .assign(let place, _) = step.form, let value = value(step, gives: written) else {
      return false
    }
    let expression = step.program.expression(value)
    guard expression.operation == .not else { return false }
    return step.program.tables.isSamePlace(step.program.operand(0, of: expression), place)
  }
}

extension Step.Form {
  fileprivate var isChoice: Bool { if case .choice = self { true } else { false } }
}

private let about = Code(
  "control/undone", .warning,
  title: Message("a tap on this {kind} has no effect", "点按此{kind}不起作用"),
  why: Message(
    "What is bound with `<->` changes by itself when people tap. A step that changes it once more at "
      + "the same tap leaves everything as it was.",
    "用“<->”绑定的内容在用户点按时会自动改变。同一次点按中再改一次，一切又恢复原样。"),
  bad: .inScreen(
    """
    var isFollowed: Bool = false
    content {
      button "Follow" {
        title(selected): "Unfollow"
        isSelected <-> isFollowed
        on touchUpInside -> isFollowed.toggle()
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    var isQuiet: Bool = false
    table {
      row "Quiet" {
        switch {
          isOn <-> isQuiet
          on valueChanged -> isQuiet = !isQuiet
          //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """)
    + [
      """
      record Tea { name: String; isDrunk: Bool = false }

      screen Teas {
        var teas: [Tea] = [Tea(name: "Assam")]
        table {
          for tea in teas {
            row "\\(tea.name)" {
              switch {
                isOn <-> tea.isDrunk
                on valueChanged -> tea.isDrunk.toggle()
                //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              }
            }
          }
        }
      }
      """
    ],
  good: .inScreen(
    """
    var isFollowed: Bool = false
    var isQuiet: Bool = false
    action save(isQuiet: Bool)
    content {
      button "Follow" {
        title(selected): "Unfollow"
        isSelected: isFollowed
        on touchUpInside -> isFollowed.toggle()
      }
    }
    table {
      row "Quiet" {
        switch {
          isOn <-> isQuiet
          on valueChanged -> save(isQuiet: isQuiet)
        }
      }
    }
    """)
    + [
      """
      record Tea { isDrunk: Bool = false; isGreen: Bool = false }

      screen Teas {
        var tea: Tea = Tea()
        table {
          row "Drunk" { switch { isOn <-> tea.isDrunk; on valueChanged -> tea.isGreen.toggle() } }
          if tea.isGreen { row "Green" }
        }
      }
      """
    ], fix: .suggestion)
