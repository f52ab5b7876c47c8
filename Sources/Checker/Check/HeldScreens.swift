import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Screens that tabs hold: `screen: Shop(user: user)`.
extension Checker {
  /// The screen of a tab with its arguments: a reference to it, with an operand for each parameter. Nil
  /// for another value, which is typed as any.
  mutating func heldScreen(_ value: Int, _ property: Int, in tab: ElementID) -> ExpressionID? {
    let arguments: [Argument]
    switch kind(value) {
    case .nameExpression: arguments = []
    case .postfixExpression:
      let parts = parts(of: value)
      guard parts.count == 2, kind(parts[0]) == .nameExpression, kind(parts[1]) == .arguments
      else { return nil }
      arguments = tree.children(of: parts[1]).compactMap { Argument(tree, $0) }
    default: return nil
    }
    noteBound(arguments)
    let token = firstToken(value)
    let found = screenHead(token) {
      $0.declaration(ofScreen: $1, arguments, covers: false)
    }
    guard let head = found else {
      for argument in arguments {
        if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
      }
      return poison(value)
    }
    refer(token, head.symbol)
    let operands = screenArguments(arguments, head, token, value)
    if let problem = problem(ofHolding: head, in: tab) {
      let isOfTab = problem.isOfTab
      report(
        Finding(
          LanguageCode.heldScreen,
          at: isOfTab ? location(ofToken: wordToken(tree, property)) : location(ofToken: token),
          problem.text, related: isOfTab ? [] : declared(head.place), notes: problem.notes))
    }
    let payload = UInt32(tables.symbols.count)
    tables.symbols.append(head.symbol)
    return make(
      .reference, Type(.reference(.screen)), value, operands: operands, payload: payload)
  }

  /// Whether a token names a screen.
  mutating func isScreen(_ token: Int) -> Bool { fileScope[name(ofToken: token)]?.kind == .screen }

  /// `Shop(user: user)` as an element of a tab.
  func screenInTab(_ range: Range<Int>) -> Finding {
    let text = "screen: \(tree.source.string(range))"
    return Finding(
      SyntaxCode.foreign, at: Location(file, range),
      Message("a tab holds a screen as a property: `{text}`", "标签页用属性放入界面：`{text}`")([
        "text": .text(text)
      ]),
      fixes: [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, range), text)])
      ])
  }

  private struct HeldProblem {
    var text: Phrase
    var notes: [Phrase] = []
    /// Whether the tab is wrong, and not the screen.
    var isOfTab = false
  }

  private func problem(ofHolding head: ScreenHead, in tab: ElementID) -> HeldProblem? {
    let name: KeyValuePairs<String, Message.Argument> = ["name": .text(head.name)]
    let element = tables.elements[tab.index]
    if element.size > 1 {
      return HeldProblem(
        text: Message("the tab has elements as well as a screen", "标签页既有界面又有元素")(),
        notes: [
          Message(
            "Put the elements into `{name}`, or delete `screen`.", "请把元素放入“{name}”，或删除 `screen`。")(
              name)
        ], isOfTab: true)
    }
    if activeLoops.entries.contains(where: { tables.loops[$0.value.loop].form != .name }) {
      return HeldProblem(
        text: Message(
          "a tab in a loop or an `if let` holds no screen", "循环或 `if let` 中的标签页不能放入界面")(),
        notes: [
          Message(
            "Each screen in a tab has a name of its own in the code of the app. Give the whole list to the screen of one tab; a row of a loop there opens a screen for each item.",
            "标签页中的每个界面在应用的代码中都有自己的名称。请把整个列表交给一个标签页的界面；其中循环的行可以为每一项打开界面。")()
        ], isOfTab: true)
    }
    if head.result != nil {
      return HeldProblem(
        text: Message(
          "nothing takes what `{name}` hands back: a tab stays", "没有谁接收“{name}”交回的值：标签页一直都在")(name))
    }
    if head.symbol.file == file, Int(head.symbol.index) == checkedScreen {
      return HeldProblem(text: Message("`{name}` holds itself", "“{name}”包含自身")(name))
    }
    if hasTabBar(head.symbol) {
      return HeldProblem(
        text: Message("`{name}` has a tab bar of its own", "“{name}”自己就有标签栏")(name),
        notes: [
          Message(
            "An app has one tab bar at a time; a `segmentedControl` divides what is in a tab.",
            "应用同时只有一个标签栏；标签页中的内容可以用 `segmentedControl` 划分。")()
        ])
    }
    return nil
  }

  private func hasTabBar(_ screen: Symbol) -> Bool {
    if screen.file != file {
      return tables.imported[screen.file].map {
        $0.tables.hasTabBar($0.tables.screens[Int(screen.index)])
      } ?? false
    }
    return tables.hasTabBar(tables.screens[Int(screen.index)])
  }
}

extension ProgramTables {
  fileprivate func hasTabBar(_ screen: Screen) -> Bool {
    let root = screen.root.index
    guard elements.indices.contains(root) else { return false }
    return elements[root..<root + Int(elements[root].size)].contains {
      $0.form == .kind && $0.kind == .tabBar
    }
  }
}
