import CtlDiagnostics
import CtlText

/// Calls of other languages that set something up: `ok.addTarget(self, action: save, for: .touchUpInside)`.
extension Parser {
  /// The member that a call stands for: `on touchUpInside -> save()`, `title(disabled): "No"`.
  mutating func member(ofCall method: Int, _ paren: Int) -> String? {
    guard let end = endOfBrackets(paren) else { return nil }
    let tokens = paren + 1..<end
    let parts = text(tokens).split(separator: ",").map { String($0).trimmedSpaces }
    return ForeignWords.member(ofSetter: word(method), parts)
  }

  /// Puts a member into the block of the element with a name, and deletes the call on its line.
  mutating func memberFix(_ name: Int, _ member: String, _ line: Range<Int>) -> [Fix] {
    let spelled = word(name)
    var found: Int?
    for token in tokens.kinds.indices.dropLast()
    where token != name && tokens.kinds[token] == .identifier && word(token) == spelled {
      guard token > 1, tokens.kinds[token - 1] == .whitespace,
        tokens.kinds[token - 2] == .identifier
      else { continue }
      found = token
      break
    }
    guard let found else { return [] }
    let text = peek(after: found)
    let head = [.string, .stringTail].contains(text.kind) && text.sameLine ? text.index : found
    if member.hasPrefix("title: "), text.kind == .string, head == text.index {
      // The text after the kind is the title.
      let title = String(member.dropFirst(7))
      return [replaceFix(tokenRange(text.index), title)].map {
        var fix = $0
        fix.edits.append(edit(wholeLine(line), ""))
        return fix
      }
    }
    let brace = peek(after: head)
    let place = tokenRange(brace.kind == .leftBrace ? brace.index : head).upperBound
    let insertion =
      brace.kind == .leftBrace && brace.sameLine
      ? edit(place..<place, " \(member);")
      : edit(tokenRange(head).upperBound..<tokenRange(head).upperBound, " { \(member) }")
    return [
      writeFix(
        member,
        [insertion, edit(wholeLine(line), "")].sorted {
          $0.location.range.lowerBound < $1.location.range.lowerBound
        })
    ]
  }

  // MARK: State

  /// `state { minutes: Int = 3 }` in a screen; returns whether it is one.
  mutating func parseStateBlock(_ node: Int, _ spelled: String) -> Bool {
    guard ["state", "data", "vars", "variables", "properties"].contains(spelled),
      let brace = braceOnLine(position), brace == peekNext().index
    else { return false }
    let start = position
    let first = peek(after: brace)
    let isDeclared = first.kind == .varKeyword
    guard isDeclared || first.kind == .identifier,
      isDeclared || [.colon, .assign].contains(peek(after: first.index).kind)
    else { return false }
    advance()
    skipBalanced()
    builder.setKind(node, .unexpected)
    builder.cut(to: node + 1)
    let end = previousEnd - 1
    explained.append(bytes(start..<end + 1))
    var edits: [Edit] = []
    var token = peek(after: brace).index
    // The first word stands where the block stood.
    edits.append(
      edit(
        tokenRange(start).lowerBound..<tokenRange(token).lowerBound, isDeclared ? "" : "var "))
    var isKnown = kind(ofToken: end) == .rightBrace
    while token < end {
      var last = token
      while case let next = peek(after: last), next.sameLine, next.index < end,
        next.kind != .semicolon, next.kind != .comma
      {
        last = next.index
      }
      if kind(ofToken: last) == .leftBrace { isKnown = false }
      var next = peek(after: last)
      while [.semicolon, .comma].contains(next.kind), next.index < end {
        if next.kind == .comma {
          edits.append(edit(tokenRange(next.index), peek(after: next.index).sameLine ? ";" : ""))
        }
        next = peek(after: next.index)
      }
      if next.index >= end { break }
      token = next.index
      if kind(ofToken: token) != .varKeyword {
        edits.append(edit(tokenRange(token).lowerBound..<tokenRange(token).lowerBound, "var "))
      }
    }
    let before = significant(before: end) ?? end
    edits.append(edit(tokenRange(before).upperBound..<tokenRange(end).upperBound, ""))
    reportForeign(
      tokenRange(start),
      Phrase(
        Message(
          "the variables of a screen stand in it one by one: `var name: String = \"\"`",
          "界面的变量在其中逐个声明：`var 名称: String = \"\"`")),
      fixes: isKnown ? [writeFix("var", edits)] : [])
    return true
  }
}

extension ForeignWords {
  /// The member that a call which sets something up stands for; nil for another call.
  /// - Parameter arguments: The arguments with their labels.
  public static func member(ofSetter name: String, _ arguments: [String]) -> String? {
    func value(_ label: String) -> String? {
      arguments.first { $0.hasPrefix(label + ":") }.map {
        String($0.dropFirst(label.count + 1)).trimmedSpaces
      }
    }
    if name == "addTarget", var action = value("action") ?? value("selector") {
      for word in ["#selector(", "Selector(", "self.", "@selector("] where action.hasPrefix(word) {
        action = String(action.dropFirst(word.count))
      }
      let name = action.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : "on touchUpInside -> \(name)()"
    }
    let properties = ["setTitle": "title", "setImage": "image", "setTitleColor": "textColor"]
    guard let property = properties[name], let first = arguments.first, !first.contains("("),
      let state = value("for") ?? value("forState")
    else { return nil }
    let key = state.split(separator: ".").last.map(String.init) ?? "normal"
    let states = ["highlighted", "disabled", "selected"]
    if key == "normal" { return "\(property): \(first)" }
    return states.contains(key) ? "\(property)(\(key)): \(first)" : nil
  }
}
