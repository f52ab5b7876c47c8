import CtlDiagnostics
import CtlSyntax

/// What the opener of a screen knows of it, and the arguments that it gives.
extension Checker {
  /// What the opener of a screen knows of it.
  struct ScreenHead {
    var name: String
    var symbol: Symbol
    var place: Location?
    var callee: Callee
    var result: Type?
  }

  /// The screen of a name.
  /// - Parameter declaring: What declares an unknown one.
  mutating func screenHead(
    _ token: Int, declaring fixes: (Checker, String) -> [Fix] = { _, _ in [] }
  ) -> ScreenHead? {
    let name = name(ofToken: token)
    guard let symbol = fileScope[name] else {
      let isUnseen = reportUnseen(token, [.screen]) { $0.undeclared(token) }
      if isUnseen || mayBeDeclared(name) { return nil }
      let near = suggestion(token, text(name), names(of: .screen, in: fileScope))
      report(
        Finding(
          ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(text(name)),
          label: near.label ?? Phrase(Message("no screen of this name", "没有此名称的界面")),
          fixes: near.fixes.isEmpty && near.label == nil ? fixes(self, text(name)) : near.fixes))
      return nil
    }
    guard symbol.kind == .screen else {
      refer(token, symbol)
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(ofToken: token),
          ["expected": .words("a screen", "界面"), "found": .phrase(describe(symbol))],
          related: place(symbol)))
      return nil
    }
    return screenHead(of: symbol)
  }

  func screenHead(of symbol: Symbol) -> ScreenHead? {
    let program = symbol.file == file ? nil : tables.imported[symbol.file]
    guard symbol.file == file || program != nil else { return nil }
    let tables = program?.tables ?? tables
    let screen = tables.screens[Int(symbol.index)]
    let callee = Callee(
      name: screen.name, origin: screen.origin, kind: .variable,
      parameters: tables.parameters(of: screen), program: program)
    let place =
      program.map { $0.location(of: screen.origin, .name) } ?? location(screen.origin, .name)
    return ScreenHead(
      name: text(screen.name, of: callee), symbol: symbol, place: place, callee: callee,
      result: screen.result)
  }

  /// One expression for each parameter, in its order; poison where the default holds.
  mutating func screenArguments(
    _ list: [Argument], _ head: ScreenHead, _ token: Int, _ node: Int
  ) -> [ExpressionID] {
    let given = arguments(list, of: head.callee, token, node).map { $0 ?? poison(node) }
    if list.lazy.filter(\.isBinding).count > 1 {
      reportOverlaps(given, head.callee.parameters, of: head.callee)
    }
    return given
  }
}
