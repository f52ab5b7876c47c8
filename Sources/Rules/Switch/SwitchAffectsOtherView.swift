import CtlChecker
import CtlDiagnostics

extension Rule {
  static let switchAffectsOtherView = Rule(about, visits: .kinds([.switch]), having: [.affects]) {
    control in
    guard let affects = control.written(.affects) else { return }
    for (symbol, expression) in affects.symbols where symbol.kind == .element {
      let isElsewhere = control.isElsewhere(symbol)
      let isApart = control.control(of: symbol).map { $0.isApart(from: control) } ?? false
      guard isElsewhere || isApart else { continue }
      control.report(
        about, at: .origin(expression.origin),
        label: isElsewhere
          ? Message("belongs to another screen", "属于另一个界面")()
          : Message("is not seen beside the switch", "与开关不在同一视图中")(),
        related: control.program.declaration(of: symbol).map {
          [.init($0, Message("declared here", "声明于此")())]
        } ?? [])
    }
  }
}

extension PlacedElement {
  /// Whether an element belongs to another screen or component than this one.
  func isElsewhere(_ symbol: Symbol) -> Bool {
    guard symbol.file == program.file else { return true }
    var root = instance.element.index
    while program.elements[root].parent >= 0 { root = Int(program.elements[root].parent) }
    let range = root..<root + Int(program.elements[root].size)
    return !range.contains(Int(symbol.index))
  }
}

private let about = Code(
  "switch/affects-other-view", .warning,
  title: Message("a switch changes elements in its own view", "开关按钮只能影响同一视图中的元素"),
  why: Message(
    "When a switch moves, people look for changes around it. They do not notice a change on "
      + "another screen until it surprises them.",
    "拨动开关后，用户会在周围寻找变化。如果变化发生在看不到的界面上，用户不会察觉，之后才感到意外。"),
  citation: .guidelines("Switch > Guidelines"),
  bad: [
    """
    screen Settings {
      table {
        row "Ask for a Code" {
          switch {
            affects: [Account.codeField]
            //        ^^^^^^^^^^^^^^^^^
          }
        }
      }
    }

    screen Account {
      content {
        textField codeField "Code" { keyboardType: .numberPad }
      }
    }
    """
  ],
  good: .inTable(
    """
    row "Ask for a Code" { switch ask { isOn: true; affects: [codeField] } }
    row "Code" { textField codeField "Code" { isEnabled: ask.isOn } }
    """))
