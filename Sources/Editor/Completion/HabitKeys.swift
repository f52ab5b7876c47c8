import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The place of the cursor, as `Habits` counts it.
extension Completer {
  /// From the most general to the most special; none where the order of the proposals says more.
  var habitKeys: [String] {
    if textToken() != nil || isInAllow() { return [] }
    if context.member.isEmpty, !context.isInBrackets { return memberKeys }
    guard let previous = context.tokens.last ?? context.opener else { return [] }
    switch context.kind(previous) {
    case .onKeyword, .arrow, .bind, .importKeyword, .at: return []
    case .dot where accessBase(previous) != nil: return accessKeys(previous)
    default: return valueKeys(previous)
    }
  }

  // MARK: Members

  private var memberKeys: [String] {
    let owner = ownerWord
    let previous = previousMember ?? "^"
    let titled = owner + (hasText ? "\"" : ownerKind?.primaryText == nil ? "" : "-")
    let places = [
      "m \(owner)", "m \(owner) \(previous)", "m \(titled) \(previous)",
      "m \(titled) \(previous) \(nextType)",
    ]
    return places.enumerated().filter { $0.offset == 0 || places[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  private var hasText: Bool {
    guard let owner, ownerKind?.primaryText != nil else { return false }
    return Block(unchecked: tree, owner).primaryText != nil
  }

  /// The type of the first variable that no control is bound to yet.
  private var nextType: String {
    let bound = names(after: .bind)
    let next = visibleNames.filter {
      $0.symbol.kind == .variable && $0.symbol.file == program.file && !bound.contains($0.name)
    }.min { $0.symbol.index < $1.symbol.index }
    guard let next, let type = snapshot.type(of: next.symbol) else { return "-" }
    if type.isList { return "[]" }
    return type.unwrapped.base == .enumeration ? "enum" : program.spelled(type.unwrapped)
  }

  // MARK: Values

  /// After the dot of a value: what it is.
  private func accessKeys(_ dot: Int) -> [String] {
    guard let base = accessBase(dot) else { return [] }
    if isInLayout { return [". anchor"] }
    let name = context.text(base)
    guard let symbol = visibleNames.first(where: { $0.name == name })?.symbol else { return ["."] }
    if symbol.kind == .element {
      return [".", snapshot.kind(of: symbol).map { ". \($0.name)" } ?? ". element"]
    }
    guard let type = snapshot.type(of: symbol) else { return ["."] }
    return [".", ". \(type.isList ? "[]" : program.spelled(type))"]
  }

  private func valueKeys(_ previous: Int) -> [String] {
    let head = self.head
    let bracket = self.bracketKey
    let sign = self.sign(previous)
    var keys = ["v \(head.general) \(bracket) \(sign)"]
    if let name = head.name { keys.append("v \(name): \(bracket) \(sign)") }
    if let name = declaredName, [.colon, .assign].contains(context.kind(previous)) {
      let words = name.words
      if words.count > 1 { keys.append("n \(sign) \(words[0])-") }
      keys.append("n \(sign) -\(words.last ?? "")")
    }
    return keys
  }

  /// What the member begins with, and the name of its property.
  private var head: (general: String, name: String?) {
    if context.frames.contains(where: { frame in
      frame.opener.map { [.stringHead, .stringMiddle].contains(context.kind($0)) } ?? false
    }) {
      return ("text", nil)
    }
    guard let first = context.member.first else { return ("^", nil) }
    if context.kind(first).isKeyword { return (context.text(first), nil) }
    return ("p", context.text(first))
  }

  /// The innermost bracket: the word before it, and the label of the argument.
  private var bracketKey: String {
    guard let opener = context.opener else { return "-" }
    if context.kind(opener) == .leftBracket { return "[" }
    let label = context.label(of: context.item()) ?? ""
    guard let callee = callee(0) else { return "(" }
    let name = context.text(callee)
    if !Function.named(name).isEmpty { return "\(name)(\(label)" }
    switch context.member.first.map({ context.kind($0) }) {
    case .taskKeyword: return "task(\(label)"
    case .pinKeyword, .alignKeyword: return "(\(min(context.position(), 1))"
    case .componentKeyword: return "(\(min(context.position(), 2))"
    default: return label.isEmpty ? "(" : "(label"
    }
  }

  /// The word or sign before the cursor; all names and literals are alike.
  private func sign(_ token: Int) -> String {
    switch context.kind(token) {
    case .identifier, .quotedIdentifier, .number, .quantity, .string, .stringTail, .color: "x"
    default: context.text(token)
    }
  }

  /// The name that the type or the value at the cursor is for.
  var declaredName: String? {
    let item = context.item()
    switch context.member.first.map({ context.kind($0) }) {
    case .varKeyword, .letKeyword: return context.member.dropFirst().first.map { context.text($0) }
    case .actionKeyword, .eventKeyword, .componentKeyword:
      return item.count == 2 ? context.text(item[item.startIndex]) : nil
    case .identifier where context.memberSign == .colon:
      return context.member.first.map { context.text($0) }
    default: return nil
    }
  }
}

extension String {
  /// The words of a name such as `isPlaying`, in small letters.
  var words: [String] {
    var result: [String] = []
    for character in self {
      if character.isUppercase || result.isEmpty { result.append("") }
      result[result.count - 1] += character.lowercased()
    }
    return result
  }
}

extension CompletionItem {
  /// The word that `Habits` counts: the first of the label.
  var habit: String {
    if kind.isOfProject { return Habits.ownName }
    return String(label.drop { $0 == "." }.prefix { $0 != " " && $0 != "(" })
  }
}

extension EditorSnapshot {
  /// What is counted when a word is written at an offset; nil when it was not proposed.
  package func habit(
    of word: String, at offset: Int, in file: FileID
  ) -> (keys: [String], word: String)? {
    guard let index = index(file) else { return nil }
    var completer = Completer(self, index, offset)
    let keys = completer.habitKeys
    if keys.isEmpty { return nil }
    completer.run()
    let item = completer.items.first {
      $0.label.drop { $0 == "." }.prefix { $0 != " " && $0 != "(" } == word
    }
    return item.map { (keys, $0.habit) }
  }
}
