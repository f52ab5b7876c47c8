import CtlChecker
import CtlDiagnostics

extension Rule {
  static let detailDisclosureButtonRowActivatesButton = Rule(
    about, visits: .kinds([.detailDisclosureButton])
  ) { button in
    guard let row = button.nearest(.row) else { return }
    let taps = button.handlers.filter { $0.event == .touchUpInside && !$0.steps.isEmpty }
    for handler in row.handlers where handler.event == .select {
      guard
        let tap = taps.first(where: { isSame($0, of: button, handler, of: row) })
          .map({ PlacedElement.Place.handler($0) }) ?? reveal(of: button, in: handler, of: row)
      else { continue }
      row.report(
        about, at: .handler(handler),
        label: Message("this does what the button does", "这与按钮的动作相同")(),
        related: [
          Finding.Related(button.location(tap), Message("the action of the button", "按钮的动作")())
        ])
    }
  }

  /// What the button reveals, if a handler shows that too.
  private static func reveal(
    of button: PlacedElement, in handler: Handler, of row: PlacedElement
  ) -> PlacedElement.Place? {
    let program = button.program
    let reveals = button.written(.reveals)
    let shown = button.written(.isRevealing).flatMap {
      $0.isBinding ? program.variablePart($0.entry.expression) : nil
    }
    for step in row.runningSteps(of: handler) {
      switch step.form {
      case .open(let opening):
        if let reveals, reveals.symbol == opening.screen { return .value(reveals) }
      case .assign(let place, let value) where step.frame == button.frame:
        if let shown, program.variablePart(place) == shown, program.constant(value) != .bool(false)
        {
          return reveals.map { .value($0) } ?? .kind
        }
      default: break
      }
    }
    return nil
  }

  /// Whether a row does all that its button does: the same actions with the same arguments, the same changes.
  private static func isSame(
    _ first: Handler, of button: PlacedElement, _ second: Handler, of row: PlacedElement
  ) -> Bool {
    let firsts = button.runningSteps(of: first).filter { !$0.isAnswered }
    let seconds = row.runningSteps(of: second).filter { !$0.isAnswered }
    func texts(_ step: RunningStep) -> [String] {
      let changes = button.walk.memo.changes(in: step.program)
      return step.values.map {
        step.program.source(of: step.program.expression(step.named($0, changes)).origin)
      }
    }
    func isSame(_ first: RunningStep, _ second: RunningStep) -> Bool {
      guard first.frame == second.frame, first.program.file == second.program.file else {
        return false
      }
      // What an event carries has one name for different values.
      if first.frame != button.frame, first.origin != second.origin,
        button.walk.dependOnName(
          first.values, in: Place(first.program, frame: first.frame),
          where: { $0.kind == .eventParameter })
      {
        return false
      }
      switch (first.form, second.form) {
      case (.call(let one), .call(let other)):
        return one.action == other.action && texts(first) == texts(second)
      case (.open(let one), .open(let other)):
        return one.screen == other.screen && texts(first) == texts(second)
      default:
        return first.program.source(of: first.origin) == second.program.source(of: second.origin)
      }
    }
    // Two taps that open the same screen do the same, whatever else they do.
    let opened = firsts.filter { if case .open = $0.form { true } else { false } }
    if opened.contains(where: { first in seconds.contains { isSame(first, $0) } }) { return true }
    // What the row does besides may be what people select it for, unless the button asks the app for something.
    let asks = firsts.contains { if case .call = $0.form { true } else { false } }
    return !firsts.isEmpty && (asks || firsts.count == seconds.count)
      && firsts.allSatisfy { first in seconds.contains { isSame(first, $0) } }
  }
}

extension RunningStep {
  /// The value that a `let` of the handler names.
  fileprivate func named(_ value: ExpressionID, _ changes: VariableChanges) -> ExpressionID {
    var value = value
    for _ in 0..<16 {
      let expression = program.expression(value)
      guard expression.operation == .symbol,
        case let symbol = program.symbols[Int(expression.payload)], symbol.kind == .eventParameter,
        let next = changes.named[Int(symbol.index)]
      else { break }
      value = next
    }
    return value
  }
}

private let about = Code(
  "detail-disclosure-button/row-activates-button", .warning,
  title: Message("tapping elsewhere in the row must not act as the button", "点击表格行的其他区域不应激活此按钮"),
  why: Message(
    "A row with this button offers two things: a tap on the button shows details, a tap anywhere else "
      + "selects the row. When both do the same, people cannot choose the item any more.",
    "带有此按钮的表格行提供两种操作：轻击按钮查看详情，轻击其他区域选中该行。如果两者相同，用户就无法选中该项。"),
  citation: .guidelines("Detail Disclosure Button > Appearance and Behavior"),
  bad: .inScreen(
    """
    action showDetails(name: String)

    table {
      row "Home" {
        detailDisclosureButton {
          accessibility { label: "More About Home" }
          on touchUpInside -> showDetails(name: "Home")
        }
        on select -> showDetails(name: "Home")
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """)
    + [
      """
      screen Networks {
        table {
          row "Home" {
            detailDisclosureButton { reveals: Home; accessibility { label: "More About Home" } }
            on select -> push Home()
            //<^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }

      screen Home {
        content { label "Strong signal" }
      }
      """,
      """
      screen Networks {
        table {
          for name in ["Home", "Cafe"] {
            row "\\(name)" {
              detailDisclosureButton {
                accessibility { label: "More About \\(name)" }
                on touchUpInside -> push Info(name: name)
              }
              on select { let chosen = name; push Info(name: chosen) }
              //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            }
          }
        }
      }

      screen Info(name: String) {
        content { label "\\(name)" }
      }
      """,
      """
      component Network(name: String) {
        event more()
        label "\\(name)"
        detailDisclosureButton {
          accessibility { label: "More About \\(name)" }
          on touchUpInside -> more()
        }
      }

      screen Networks {
        table {
          row {
            Network { name: "Home"; on more -> push Info() }
            on select -> push Info()
            //<^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }

      screen Info {
        content { label "Strong signal" }
      }
      """,
    ],
  good: .inScreen(
    """
    action join(name: String)
    action showDetails(name: String)

    table {
      row "Home" {
        detailDisclosureButton {
          accessibility { label: "More About Home" }
          on touchUpInside -> showDetails(name: "Home")
        }
        on select -> join(name: "Home")
      }
    }
    """,
    """
    action open(name: String, editing: Bool = false)

    table {
      row "Home" {
        detailDisclosureButton {
          accessibility { label: "More About Home" }
          on touchUpInside -> open(name: "Home", editing: true)
        }
        on select -> open(name: "Home")
      }
    }
    """))
