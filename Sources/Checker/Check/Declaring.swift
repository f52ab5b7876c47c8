import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Fixes that declare what a place uses, with the type that the place needs.
extension Checker {
  /// The fix for an unknown name of a value.
  func declaration(ofValue token: Int, _ name: String, _ expected: Type?) -> [Fix] {
    guard body != .file, name.first?.isLowercase == true, isPlainName(name) else { return [] }
    if expected?.referenceTarget == .task {
      return declare("task \(name)(kind: .other, duration: .unknown)", at: token)
    }
    let wanted = wantedVariable
    let place = expected ?? wanted?.type
    let type = place.flatMap { $0.isRange ? $0.element : $0 } ?? .string
    if let wanted, type == .double { return declare(number(name, for: wanted.kind), at: token) }
    guard let spelled = spelled(type), let value = Checker.plainValue(type) ?? emptyValue(type)
    else { return [] }
    // A color is chosen once.
    let word = type == .color ? "let" : "var"
    return declare(
      "\(word) \(name): \(spelled)\(value.isEmpty ? "" : " = \(value)")", at: token)
  }

  /// A variable for the number of a control, in the range that is usual there.
  private func number(_ name: String, for kind: KindName?) -> String {
    switch kind {
    case .stepper: "var \(name): Int in 0...10 = 0"
    case .slider, .progressView: "var \(name): Double in 0...1 = 0"
    default: "var \(name): Double = 0"
    }
  }

  /// The fix for an unknown action: its parameters are those of the call.
  func declaration(
    ofAction token: Int, _ name: String, _ arguments: [(label: String, type: Type)]
  ) -> [Fix] {
    guard isPlainName(name), arguments.allSatisfy({ isPlainName($0.label) }) else { return [] }
    var list: [String] = []
    for argument in arguments {
      guard let type = spelled(argument.type) else { return [] }
      list.append("\(argument.label): \(type)")
    }
    return declare("action \(name)(\(list.joined(separator: ", ")))", at: token)
  }

  private func isPlainName(_ name: String) -> Bool {
    !TokenKind.keywords.contains(name) && !name.isEmpty
      && name.utf8.allSatisfy {
        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39
      }
  }

  private func emptyValue(_ type: Type) -> String? {
    type.isOptional || type.isPlain && [.date, .enumeration, .record].contains(type.base) ? "" : nil
  }

  /// A type as a file spells it; nil for one that a variable cannot have.
  private func spelled(_ type: Type) -> String? {
    if type.isList || type.isOptional {
      return spelled(type.element).map { type.isList ? "[\($0)]" : "\($0)?" }
    }
    guard type.isPlain else { return nil }
    guard type.base == .enumeration || type.base == .record else { return type.base.builtInName }
    let name = declaredName(type)
    return name.isEmpty ? nil : name
  }

  /// Adds a declaration to the screen or component around a token: after its declarations so far,
  /// else as its first member.
  private func declare(_ text: String, at token: Int) -> [Fix] {
    let value = text.split(separator: " = ", maxSplits: 1).dropFirst().first.map(String.init)
    guard
      let owner = tree.children(of: 0).first(where: {
        firstToken($0) <= token && token < Int(nodes[$0].endToken)
      }), let block = tree.child(of: owner, .block)
    else { return [] }
    let members = parts(of: block)
    let kinds: Set<NodeKind> = [
      .variableDeclaration, .constantDeclaration, .actionDeclaration, .eventDeclaration,
      .taskDeclaration,
    ]
    let last = members.last { kinds.contains(kind($0)) && firstToken($0) < token }
    let place =
      last.map { location($0).range.upperBound } ?? tree.tokenRange(firstToken(block)).upperBound
    let isInLine =
      members.first.map { member in
        !(firstToken(block)..<firstToken(member)).contains { tree.tokenKinds[$0] == .newline }
      } ?? true
    let insertion =
      isInLine
      ? (last == nil ? " \(text);" : "; \(text)") : "\n\(indentation(of: members[0]))\(text)"
    return [
      Fix(
        Message("declare `{text}`", "声明 `{text}`")(["text": .text(text)]), .suggestion,
        [Edit(Location(file, place..<place), insertion, fields: [value].compactMap { $0 })])
    ]
  }

  /// The white space before a member that begins its line.
  private func indentation(of node: Int) -> String {
    let first = firstToken(node)
    guard first > 0, tree.tokenKinds[first - 1] == .whitespace else { return "" }
    return tree.text(ofToken: first - 1)
  }
}

extension Checker {
  /// Adds the missing arguments of a call: what the screen has of the same name and type, else a value
  /// of the type.
  func fillFix(_ missing: [Int], _ call: ActionCall, _ token: Int) -> [Fix] {
    fillFix(
      missing.map { (text(tables.parameters[$0].name), tables.parameters[$0].type) }, call.node,
      call.arguments)
  }

  func fillFix(
    _ missing: [(name: String, type: Type)], _ call: Int, _ arguments: [Argument]
  ) -> [Fix] {
    var list: [String] = []
    var fields: [String] = []
    for parameter in missing {
      let name = parameter.name
      let variable = variable(named: name, parameter.type, anyName: false)
      guard let value = variable ?? Checker.plainValue(parameter.type) else { return [] }
      list.append("\(name): \(value)")
      fields.append(value)
    }
    let added = list.joined(separator: ", ")
    let end = location(call).range.upperBound
    let hasList = tree.child(of: call, .arguments) != nil
    let text = hasList ? (arguments.isEmpty ? added : ", \(added)") : "(\(added))"
    let place = hasList ? end - 1 : end
    return [
      Fix(
        Message("fill in {arguments}", "补上 {arguments}")(["arguments": .text("`\(added)`")]),
        .suggestion, [Edit(Location(file, place..<place), text, fields: fields)])
    ]
  }
}

extension Checker {
  /// Takes the parentheses after an event away.
  func parametersFix(_ name: Int) -> [Fix] {
    var (open, close) = (name, name)
    while open > 0, tree.tokenKinds[open] != .leftParen { open -= 1 }
    while close < tree.tokenCount - 1, tree.tokenKinds[close] != .rightParen { close += 1 }
    let range = tree.tokenRange(open).lowerBound..<tree.tokenRange(close).upperBound
    guard range.count < 200 else { return [] }
    return [
      Fix(
        Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])
    ]
  }
}
