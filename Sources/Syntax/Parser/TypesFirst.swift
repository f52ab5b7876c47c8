import CtlDiagnostics
import CtlText

/// Names and types of parameters and fields in the order of other languages: `String title`,
/// `_ title: String`.
extension Parser {
  /// `String title`; returns whether it is here.
  /// - Parameter isField: Whether it is a field of a record, where all of them are one mistake.
  mutating func parseTypeFirst(isField: Bool = false) -> Bool {
    guard let name = nameAfterType(position) else { return false }
    let start = position
    var edits = [typeFirstEdit(start, name)]
    if isField {
      var token = name
      for _ in 0..<256 where kind(ofToken: token) != .rightBrace && token < limit {
        let next = peek(after: token)
        if [.semicolon, .comma, .newline].contains(kind(ofToken: token)) || !next.sameLine,
          let other = nameAfterType(next.index)
        {
          edits.append(typeFirstEdit(next.index, other))
        }
        token = next.index
      }
    }
    let head = open(.unexpected)
    while position < name, !isAtLimit { advance() }
    close(head)
    leaf(.name)
    guard !isField || !isFieldReported else { return true }
    isFieldReported = isFieldReported || isField
    reportForeign(
      bytes(start..<name + 1),
      Phrase(Message("the type stands after the name: `name: Type`", "类型写在名称之后：`名称: 类型`")),
      fixes: [writeFix("\(word(name)): \(typeText(start, name))", edits)])
    return true
  }

  /// The name after a type without a colon: `String title`, `[String] titles`, `String? note`.
  private mutating func nameAfterType(_ start: Int) -> Int? {
    var token = start
    let isList = kind(ofToken: token) == .leftBracket
    if isList { token = peek(after: token).index }
    guard kind(ofToken: token) == .identifier else { return nil }
    let type = word(token)
    guard type.first?.isUppercase == true || ForeignWords.types[type] != nil else { return nil }
    var next = peek(after: token)
    if isList {
      guard next.kind == .rightBracket else { return nil }
      next = peek(after: next.index)
    }
    if next.kind == .question { next = peek(after: next.index) }
    guard next.kind == .identifier, next.sameLine else { return nil }
    let after = peek(after: next.index)
    let ends: [TokenKind] = [.comma, .rightParen, .assign, .semicolon, .rightBrace]
    return ends.contains(after.kind) || !after.sameLine ? next.index : nil
  }

  private mutating func typeText(_ start: Int, _ name: Int) -> String {
    let type = text(start..<name).trimmedSpaces
    return ForeignWords.types[type]?.here.first ?? type
  }

  private mutating func typeFirstEdit(_ start: Int, _ name: Int) -> Edit {
    edit(bytes(start..<name + 1), "\(word(name)): \(typeText(start, name))")
  }

  /// `_ title: String`, `for name: String`: a parameter with two names; returns whether it is here.
  mutating func parseSecondName() -> Bool {
    let name = peekNext()
    let colon = peek(after: name.index)
    guard at(.identifier), name.kind == .identifier, name.sameLine, colon.kind == .colon,
      case let type = peek(after: colon.index), type.kind == .identifier
    else { return false }
    let start = position
    // A control that sends an action is not handed to it.
    let isSender = word(type.index).hasPrefix("UI") || word(type.index) == "Any"
    let range =
      isSender
      ? bytes(start..<type.index + 1)
      : tokenRange(start).lowerBound..<tokenRange(name.index).lowerBound
    leaf(.unexpected)
    leaf(.name)
    advance()
    if isSender { leaf(.unexpected) } else { parseType() }
    reportForeign(
      bytes(start..<name.index + 1),
      isSender
        ? Message("an action does not get the control that sends it", "动作不会得到发送它的控件")()
        : Message("a parameter has one name: `{name}: Type`", "参数只有一个名称：`{name}: 类型`")([
          "name": .text(word(name.index))
        ]), fixes: [deleteFix(range)])
    return true
  }
}
