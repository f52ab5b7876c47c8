import CtlCatalogue
import CtlChecker

/// The forms of a value as text: `price.formatted(.currency("EUR"))`.
extension Completer {
  /// As the first argument of a function that has them.
  mutating func styles(dot: String) {
    guard let callee = callee(0), context.position(0) == 0 else { return }
    let name = context.text(callee)
    let type = receiver(ofCallee: callee)
    var seen: Set<String> = []
    for builtIn in BuiltIn.all where builtIn.name == name {
      guard let style = builtIn.function.style, type.map({ builtIn.isMember(of: $0) }) ?? true,
        seen.insert(style).inserted
      else { continue }
      add(
        dot + style, .member, "function \(name)", detail: builtIn.function.memberForm,
        text: dot + style, snippet: builtIn.function.styleCall(dot), rank: 10)
    }
  }

  /// The type of the value before `.name`, when it is that of a name.
  func receiver(ofCallee callee: Int) -> Type? {
    guard callee > 1, context.kind(callee - 1) == .dot else { return nil }
    let base = context.text(callee - 2)
    let isFirst = callee < 3 || context.kind(callee - 3) != .dot
    let symbol = isFirst ? visibleNames.first { $0.name == base }?.symbol : nil
    return symbol.flatMap { snapshot.type(of: $0) }
  }
}

extension Function {
  /// `.currency("EUR")`, with fields for what it needs.
  fileprivate func styleCall(_ dot: String) -> Snippet {
    let needed = parameters.dropFirst().filter { !$0.isOptional }
    let name = Snippet(dot + (style ?? ""))
    if needed.isEmpty { return name }
    return name + "("
      + needed.map { parameter in
        let label = Snippet(parameter.label.map { $0 + ": " } ?? "")
        return label + (parameter.type == "String" ? "\"" + .field("EUR") + "\"" : .field("2"))
      }.joined(", ") + ")"
  }
}
