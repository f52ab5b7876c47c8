import CtlCatalogue
import CtlDiagnostics
import CtlSyntax
import CtlText

/// Fixes that declare what a place uses, with the type that the place needs.
extension Checker {
  /// The fix for an unknown name of a value.
  func declaration(ofValue token: Int, _ name: String, _ expected: Type?) -> [Fix] {
    guard name.first?.isLowercase == true, isPlainName(name) else { return [] }
    let wanted = wantedVariable
    let place = expected ?? wanted?.type
    // `name.member` in a text: what has members is none, and nothing says what else it is.
    if place == nil, tree.tokenKinds[tree.significant(from: token + 1)] == .dot { return [] }
    if place?.referenceTarget == .task { return declaration(ofTask: name, token) }
    let type = place.flatMap { $0.isRange ? $0.element : $0 } ?? .string
    if let wanted, type == .double {
      return declare(number(name, for: wanted.element), at: token)
    }
    guard let spelled = spelled(type), let value = Checker.plainValue(type) ?? emptyValue(type)
    else { return [] }
    if body == .file {
      return value.isEmpty ? [] : declareInFile("let \(name): \(spelled)", value, at: token)
    }
    // A color is chosen once.
    let word = type == .color ? "let" : "var"
    return declare(
      "\(word) \(name): \(spelled)\(value.isEmpty ? "" : " = \(value)")", at: token)
  }

  /// The fix for an unknown task: an indicator of the network shows one that uses it.
  func declaration(ofTask name: String, _ token: Int) -> [Fix] {
    guard body != .file, isPlainName(name) else { return [] }
    let element = currentProperty.map { tables.elements[$0.element.index] }
    let usesNetwork = element?.form == .kind && element?.kind == .networkActivityIndicator
    return declare(
      "task \(name)(kind: .\(usesNetwork ? "network" : "other"), duration: .unknown)", at: token)
  }

  /// A variable for the number of a control, in the range that the control has or that is usual there.
  private func number(_ name: String, for id: ElementID?) -> String {
    guard let id, tables.elements[id.index].form == .kind else { return "var \(name): Double = 0" }
    let (least, greatest) = writtenRange(of: id)
    switch tables.elements[id.index].kind {
    case .stepper:
      return "var \(name): Int in \(least ?? "0")...\(greatest ?? "10") = \(least ?? "0")"
    case .slider:
      return "var \(name): Double in \(least ?? "0")...\(greatest ?? "1") = \(least ?? "0")"
    case .progressView: return "var \(name): Double in 0...1 = 0"
    default: return "var \(name): Double = 0"
    }
  }

  /// The fix for an unknown action, or for a task with a result: its parameters are those of the call.
  func declaration(
    ofAction token: Int, _ name: String,
    _ arguments: [(label: String, type: Type, place: Int?)], result: Type? = nil
  ) -> [Fix] {
    guard isPlainName(name), arguments.allSatisfy({ isPlainName($0.label) }) else { return [] }
    var list: [String] = []
    for argument in arguments {
      guard let type = spelled(argument.type) else { return [] }
      list.append("\(argument.label): \(type)")
    }
    let word =
      result != nil ? "task" : body == .component && isReceived(name) ? "event" : "action"
    var text = "\(word) \(name)(\(list.joined(separator: ", ")))"
    if let result {
      guard let type = spelled(result) else { return [] }
      text += " -> \(type)"
    }
    var fixes = declare(text, at: token)
    if !fixes.isEmpty {
      fixes[0].edits += arguments.compactMap { argument in
        argument.place.map { Edit(Location(file, $0..<$0), "\(argument.label): ") }
      }
    }
    return fixes
  }

  /// The arguments of a call of an action that is not declared: one without a label gets the name that is given.
  /// `place` is where that label is missing.
  mutating func arguments(
    ofUnknown call: ActionCall
  ) -> [(label: String, type: Type, place: Int?)] {
    var labels: Set<String> = []
    return call.arguments.map { argument in
      let type = argument.value.map { value in
        let id = expression(value, nil)
        return self.type(of: id)
      }
      if let token = argument.labelToken {
        labels.insert(text(ofToken: token))
        return (text(ofToken: token), type ?? .poison, nil)
      }
      let value = argument.value
      let name = value.flatMap { kind($0) == .nameExpression ? tree.text(of: $0) : nil } ?? "value"
      var label = name
      var count = 1
      while !labels.insert(label).inserted {
        count += 1
        label = "\(name)\(count)"
      }
      return (label, type ?? .poison, value.map { location($0).range.lowerBound })
    }
  }

  func isPlainName(_ name: String) -> Bool {
    !TokenKind.keywords.contains(name) && !name.isEmpty
      && name.utf8.allSatisfy {
        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39
      }
  }

  private func emptyValue(_ type: Type) -> String? {
    type.isOptional || type.isPlain && [.date, .enumeration, .record].contains(type.base) ? "" : nil
  }

  /// A type as a file spells it; nil for one that a variable cannot have.
  func spelled(_ type: Type) -> String? {
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
    let value = text.firstRange(of: " = ").map { String(text[$0.upperBound...]) }
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
    // The value is the last of the text, and may stand before as well: `in 0...10 = 0`.
    let end = insertion.utf8.count - (insertion.hasSuffix(";") ? 1 : 0)
    return [
      Fix(
        Message("declare `{text}`", "声明 `{text}`")(["text": .text(text)]), .suggestion,
        [
          Edit(
            Location(file, place..<place), insertion,
            fieldsAt: value.map { [field($0, endingAt: end)] } ?? [])
        ])
    ]
  }

  /// The white space before a member that begins its line.
  func indentation(of node: Int) -> String {
    let first = firstToken(node)
    guard first > 0, tree.tokenKinds[first - 1] == .whitespace else { return "" }
    return tree.text(ofToken: first - 1)
  }
}

extension Checker {
  /// Adds the missing arguments of a call: what the screen has of the same name and type, else a value
  /// of the type.
  func fillFix(
    _ missing: [(name: String, type: Type, isBinding: Bool)], _ call: Int,
    _ arguments: [Argument]
  ) -> [Fix] {
    var list: [(name: String, sign: String, value: String)] = []
    for parameter in missing {
      let isBinding = parameter.isBinding
      let variable = variable(named: parameter.name, parameter.type, anyName: isBinding)
      guard let value = variable ?? (isBinding ? nil : Checker.plainValue(parameter.type)) else {
        return []
      }
      list.append((parameter.name, isBinding ? " <-> " : ": ", value))
    }
    let end = location(call).range.upperBound
    let hasList = tree.child(of: call, .arguments) != nil
    let place = Location(file, hasList ? end - 1..<end - 1 : end..<end)
    let (added, edit) = filled(
      list, separator: ", ", after: hasList ? (arguments.isEmpty ? "" : ", ") : "(",
      before: hasList ? "" : ")", at: place)
    return [
      Fix(
        Message("fill in {arguments}", "补上 {arguments}")(["arguments": .text("`\(added)`")]),
        .suggestion, [edit])
    ]
  }

  /// Names with their values, each value a field, and the edit that adds them.
  func filled(
    _ list: [(name: String, sign: String, value: String)], separator: String, after start: String,
    before end: String, at place: Location
  ) -> (text: String, edit: Edit) {
    var text = start
    var fields: [Range<Int>] = []
    for (position, item) in list.enumerated() {
      text += (position == 0 ? "" : separator) + item.name + item.sign + item.value
      fields.append(field(item.value, endingAt: text.utf8.count))
    }
    let added = String(text.dropFirst(start.count))
    return (added, Edit(place, text + end, fieldsAt: fields))
  }

  /// The bytes of a proposed value at the end of a text; of one in quotes what stands between them.
  func field(_ value: String, endingAt end: Int) -> Range<Int> {
    let isQuoted = value.utf8.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    let range = end - value.utf8.count..<end
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
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
