import CtlCatalogue
import CtlChecker

/// The forms of a value as text: `price.formatted(.currency("EUR"))`.
extension Completer {
  /// As the first argument of a function that has them.
  mutating func styles(dot: String) {
    for style in styleFunctions {
      add(
        dot + (style.style ?? ""), .member, "function \(style.name)", detail: style.memberForm,
        text: dot + (style.style ?? ""), snippet: style.styleCall(dot), rank: 10)
    }
  }

  /// Whether the first argument at the cursor is a form of text.
  var hasStyles: Bool { !styleFunctions.isEmpty }

  private var styleFunctions: [Function] {
    guard let callee = callee(0), context.position(0) == 0 else { return [] }
    let name = context.text(callee)
    let type = receiver(ofCallee: callee)
    var seen: Set<String> = []
    return BuiltIn.all.filter { builtIn in
      guard builtIn.name == name, let style = builtIn.function.style else { return false }
      return (type.map { builtIn.isMember(of: $0) } ?? true) && seen.insert(style).inserted
    }.map(\.function)
  }

  /// The type of the value before `.name`.
  func receiver(ofCallee callee: Int) -> Type? {
    guard let dot = tree.significant(before: callee), context.kind(dot) == .dot,
      let base = tree.significant(before: dot)
    else { return nil }
    return valueType(endingAt: base)
  }
}

/// The styles that are declared for a kind.
extension Completer {
  /// `style: heading`, where there is one for the kind.
  mutating func styleMember() {
    guard let kind = ownerKind, kind.property(named: .style) == nil,
      visibleNames.contains(where: {
        $0.symbol.kind == .style && snapshot.styledKind($0.symbol) == kind.name
      })
    else { return }
    keyword("style", Snippet("style: ") + .field("name"), rank: 14)
  }
}

extension Function {
  /// `.currency("EUR")`, with fields for what it needs.
  func styleCall(_ dot: String) -> Snippet {
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
