import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlNeverPresented = Rule(about, visits: .kinds([.alert, .actionSheet])) { alert in
    // The app may present one that has a name.
    guard alert.element.name == nil, alert.written(.isPresented) == nil else { return }
    alert.report(
      about, at: .kind, ["kind": alert.kindPhrase],
      notes: [
        Message(
          "Write `isPresented <-> variable`, with a `Bool` of the screen that a step sets.",
          "请写 `isPresented <-> 变量`，变量是由步骤设置的 `Bool`。")()
      ], fixes: [alert.conditionFix() ?? alert.binding()])
  }
}

extension PlacedElement {
  /// `if asks { alert "Sure?" { … } }`: binds the variable, without the condition.
  fileprivate func conditionFix() -> Fix? {
    guard let branch = parent, branch.element.form == .branch, branch.element.payload >= 0,
      let choice = branch.parent, choice.instance.size == instance.size + 2,
      let variable = program.variable(read: ExpressionID(Int(branch.element.payload)))
    else { return nil }
    let member = "isPresented <-> \(variable)"
    let (around, own) = (
      program.location(of: choice.element.origin).range, program.location(of: element.origin).range
    )
    return fix(
      Message("write `{member}` instead of the condition", "改为 `{member}`，不写条件")([
        "member": .text(member)
      ]), .suggestion,
      [
        .replaceBytes(around.lowerBound..<own.lowerBound, ""),
        .addFirst(member, to: element.origin),
        .replaceBytes(own.upperBound..<around.upperBound, ""),
      ])
  }

  /// Declares a variable, and binds it.
  fileprivate func binding() -> Fix? {
    let body = walk.memo.body(of: self)
    let name = "isAsking"
    guard program.names.find(name) == nil else { return nil }
    let member = "isPresented <-> \(name)"
    return fix(
      Message("add `var {name}`, and `{member}`", "加上 `var {name}` 和 `{member}`")(
        ["name": .text(name), "member": .text(member)]), .suggestion,
      [
        .declare("var \(name): Bool = false", in: body.origin, after: nil),
        .add([member], to: element.origin),
      ])
  }
}

extension Program {
  /// The variable that an expression only reads, if it is a `Bool` that may change.
  fileprivate func variable(read id: ExpressionID) -> String? {
    let expression = expression(id)
    guard expression.operation == .symbol, expression.type == .bool,
      case let symbol = tables.symbols[Int(expression.payload)], symbol.kind == .variable,
      symbol.file == tables.file,
      case let variable = tables.variables[Int(symbol.index)], !variable.isInput
    else { return nil }
    return text(variable.name)
  }
}

private let about = Code(
  "control/never-presented", .warning,
  title: Message("nothing presents {kind}", "没有任何东西会弹出{kind}"),
  why: Message(
    "It is hidden until its variable is true, and it has no variable: people never see it. The app "
      + "may present one that has a name.",
    "变量为真时它才显示，而它没有变量：用户永远看不到它。有名称的则可由应用弹出。"),
  bad: [
    """
    screen Teas {
      action deleteAll()
      alert "Delete All Teas?" {
      //<^^^^^
        button "Delete" { on touchUpInside -> deleteAll() }
        button "Cancel"
      }
    }
    """
  ],
  good: [
    """
    screen Teas {
      var asks: Bool = false
      action deleteAll()
      table { row "Delete All" { on select -> asks = true } }
      alert "Delete All Teas?" {
        isPresented <-> asks
        button "Delete" { on touchUpInside -> deleteAll() }
        button "Cancel"
      }
      alert failure "That did not work." { button "OK" }
    }
    """
  ], fix: .suggestion)
