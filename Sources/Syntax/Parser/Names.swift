import CtlDiagnostics
import CtlText

/// Names of declarations and elements, and what people write as names with hyphens: `tea-house`,
/// `font-size: 17`.
extension Parser {
  mutating func parseDeclaredName() {
    guard isAtName || current.isSoftKeyword, !isAtLineStart else {
      expected(.name)
      // A keyword where a name should be is that name; nothing else is a better guess.
      if current.isKeyword, !isAtLineStart { leaf(.name) }
      return
    }
    leafOfName()
  }

  /// Reads a name; of one with hyphens all that belongs to it.
  mutating func leafOfName() {
    let start = position
    leaf(.name)
    guard brackets != nil, at(.minus), isInHyphenated(position) else { return }
    var end = position
    while kind(ofToken: end) == .minus, isInHyphenated(end) { end += 2 }
    let spelled = text(start..<end)
    let name = Parser.joined(spelled)
    let rest = open(.unexpected)
    while position < end, !isAtLimit { advance() }
    close(rest)
    let isKnown = !hyphenated.insert(spelled).inserted
    let edits = isKnown || hyphenated.count > 16 ? [] : places(of: spelled).map { edit($0, name) }
    reportForeign(
      bytes(start..<end),
      Message("names have no hyphens: `{name}`", "名称中没有连字符：`{name}`")(["name": .text(name)]),
      fixes: edits.isEmpty ? [] : [writeFix(name, edits)])
  }

  /// Whether a minus stands between two words without spaces.
  private mutating func isInHyphenated(_ minus: Int) -> Bool {
    minus > 0 && minus + 1 < endOfFile && kind(ofToken: minus) == .minus
      && isWord(minus - 1) && isWord(minus + 1)
  }

  private mutating func isWord(_ token: Int) -> Bool {
    kind(ofToken: token) == .identifier || kind(ofToken: token).isKeyword
  }

  /// Whether the current token is in a use of a name with hyphens whose declaration is reported.
  var isInReportedHyphens: Bool {
    mutating get {
      guard !hyphenated.isEmpty, at(.minus), isInHyphenated(position) else { return false }
      var (first, end) = (position - 1, position + 2)
      while first > 1, isInHyphenated(first - 1) { first -= 2 }
      while kind(ofToken: end) == .minus, isInHyphenated(end) { end += 2 }
      return hyphenated.contains(text(first..<end))
    }
  }

  /// Where a name with hyphens stands.
  private func places(of spelled: String) -> [Range<Int>] {
    let parts = spelled.split(separator: "-").map { Array($0.utf8) }
    var places: [Range<Int>] = []
    let count = 2 * parts.count - 1
    for start in tokens.kinds.indices.dropLast(count)
    where start == 0 || tokens.kinds[start - 1] != .minus || count == 0 {
      let isHere = parts.indices.allSatisfy { part in
        let token = start + 2 * part
        return (part == 0 || tokens.kinds[token - 1] == .minus)
          && source.bytes[Int(tokens.starts[token])..<Int(tokens.starts[token + 1])]
            .elementsEqual(parts[part])
      }
      if isHere { places.append(Int(tokens.starts[start])..<Int(tokens.starts[start + count])) }
    }
    return places
  }

  /// `teaHouse` for `tea-house`.
  private static func joined(_ spelled: String) -> String {
    let parts = spelled.split(separator: "-")
    return (parts.first.map(String.init) ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `font-size: 17`
  mutating func isHyphenated(_ minus: Int) -> Bool {
    let name = peek(after: minus)
    return kind(ofToken: minus) == .minus && name.index == minus + 1 && name.kind == .identifier
      && (peek(after: name.index).kind == .colon || kind(ofToken: name.index + 1) == .minus)
  }

  mutating func parseHyphenated(_ node: Int) {
    builder.setKind(node, .property)
    let start = position
    advance()
    while at(.minus) || at(.identifier), !isAtLineStart { advance() }
    let range = bytes(from: start)
    let name = Parser.joined(source.string(range))
    let entry = ForeignWords.properties[name]
    let here = entry?.here.first ?? name
    let value = peekNext()
    let end = tokenRange(value.index).upperBound
    if let member = ForeignWords.accessibility[name]?.here.first, value.kind == .string {
      let text = "accessibility { \(member): \(word(value.index)) }"
      reportForeign(
        range, Phrase(Message("names have no hyphens", "名称中没有连字符")),
        fixes: [writeFix(text, [edit(range.lowerBound..<end, text)])])
    } else if let entry, entry.here.isEmpty {
      reportForeign(range, entry.explanation(of: name))
    } else {
      var edits = [edit(range, here)]
      let isNumber = [.number, .quantity].contains(value.kind)
      if here == "font", isNumber {
        let digits = word(value.index).prefix { $0.isNumber || $0 == "." }
        edits.append(edit(tokenRange(value.index), "system(\(digits))"))
      } else if here == "margins" || here == "spacing", value.kind == .number {
        edits.append(edit(end..<end, "pt"))
      } else if here == "alignment", value.kind == .identifier {
        edits.append(edit(tokenRange(value.index), ".\(word(value.index))"))
      }
      reportForeign(
        range, Phrase(Message("names have no hyphens", "名称中没有连字符")),
        fixes: [writeFix(here, edits)])
    }
    if at(.colon), !isAtLineStart { advance() }
    parsePropertyValue()
  }

  // MARK: Elements after a colon

  /// `row "Wifi": switch { isOn <-> a }`; returns whether an element follows the colon.
  mutating func reportElementAfterColon() -> Bool {
    let kind = peekNext()
    guard kind.kind == .identifier, kind.sameLine, let brace = braceOnLine(kind.index),
      brace == peek(after: kind.index).index, let end = endOfBrackets(brace)
    else { return false }
    let start = position
    let before = tokenRange(previous).upperBound
    let node = open(.unexpected)
    while position <= end, !isAtLimit { advance() }
    close(node)
    let element = text(kind.index..<end + 1)
    let form = "{ \(element) }"
    reportForeign(
      bytes(start..<end + 1),
      Message(
        "what stands in an element is in its block: `{form}`", "元素之内的元素写在它的块中：`{form}`")([
          "form": .text(form.count > 60 ? "{ \(word(kind.index)) { … } }" : form)
        ]),
      fixes: [writeFix(form, [edit(before..<tokenRange(end).upperBound, " \(form)")])])
    return true
  }
}
