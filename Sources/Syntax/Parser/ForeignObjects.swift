import CtlDiagnostics
import CtlText

/// Objects and spreads of other languages where values of records and steps stand here.
extension Parser {
  /// `{ name: "A" }` in a list or an argument; the record is that of the list.
  mutating func meaningOfObject() -> Habit.Meaning? {
    guard at(.leftBrace), [.leftBracket, .leftParen, .comma].contains(kind(ofToken: previous)),
      peek(after: peekNext().index).kind == .colon, let end = endOfBrackets(position)
    else { return nil }
    if let meaning = meaningOfState(end) { return meaning }
    let type = typeOfItems()
    return Habit.Meaning(
      tokenRange(position),
      "a record is written with its name: `Account(id: 1, name: \"A\")`",
      "记录要写出名称：`Account(id: 1, name: \"A\")`",
      fixes: type.map { [literalFix($0, position, end)] } ?? [])
  }

  /// `setState({ n: 1 })`
  private mutating func meaningOfState(_ end: Int) -> Habit.Meaning? {
    guard let name = significant(before: previous), word(name) == "setState" else { return nil }
    var first = name
    while let dot = significant(before: first), kind(ofToken: dot) == .dot,
      let outer = significant(before: dot)
    {
      first = outer
    }
    let paren = peek(after: end)
    let steps = text(position + 1..<end).split(separator: ",").map {
      $0.split(separator: ":", maxSplits: 1).map { String($0).trimmedSpaces }
    }
    let isPlain = steps.allSatisfy { $0.count == 2 }
    let form = steps.map { $0.joined(separator: " = ") }.joined(separator: "; ")
    return Habit.Meaning(
      bytes(first..<name + 1), "a step changes the variable itself: `name = value`",
      "步骤直接改变变量：`名称 = 值`",
      fixes: isPlain && paren.kind == .rightParen
        ? [replaceFix(bytes(first..<paren.index + 1), form)] : [])
  }

  /// `G` of `gs: [G] = [`, or of the list to which the value here is added.
  private mutating func typeOfItems() -> String? {
    let first = firstOnLine(position)
    var name: String?
    for token in first..<position where kind(ofToken: token) == .identifier {
      if let type = itemType(after: token) { return type }
      let next = peek(after: token)
      if next.kind == .dot || next.kind == .assign { name = word(token) }
    }
    guard let name else { return nil }
    for token in tokens.kinds.indices.dropLast(2)
    where tokens.kinds[token] == .identifier && tokens.kinds[token + 1] == .colon
      && word(token) == name
    {
      if let type = itemType(after: token) { return type }
    }
    return nil
  }

  /// `G` of `: [G]` after a token.
  private mutating func itemType(after token: Int) -> String? {
    let colon = peek(after: token)
    let bracket = peek(after: colon.index)
    let type = peek(after: bracket.index)
    guard colon.kind == .colon, bracket.kind == .leftBracket, type.kind == .identifier,
      peek(after: type.index).kind == .rightBracket
    else { return nil }
    return word(type.index)
  }

  /// `names = [...names, "b"]`, `account = { ...account, id: 2 }`
  mutating func meaningOfSpread() -> Habit.Meaning? {
    let isObject = at(.leftBrace)
    let dots = isObject ? peekNext().index : position
    guard kind(ofToken: dots) == .closedRange, isObject || kind(ofToken: previous) == .leftBracket,
      case let name = peek(after: dots), name.kind == .identifier,
      case let open = isObject ? position : previous, let end = endOfBrackets(open)
    else { return nil }
    let comma = peek(after: name.index)
    let rest =
      comma.kind == .comma && comma.index < end
      ? text(peek(after: comma.index).index..<end).trimmedSpaces : nil
    let value = word(name.index)
    if isObject {
      let form = "\(value).with(\(rest ?? "…"))"
      return Habit.Meaning(
        bytes(open..<name.index + 1),
        Message("a record with other values is `{form}`", "改变部分字段的记录写作 `{form}`")([
          "form": .text(form)
        ]), fixes: rest == nil ? [] : [replaceFix(bytes(open..<end + 1), form)])
    }
    // Only a step that puts the list into itself adds to it.
    let sign = significant(before: open)
    let target = sign.flatMap { significant(before: $0) }
    let isOne = rest.map { !$0.contains(",") && !$0.contains("...") } ?? false
    var fixes: [Fix] = []
    let form = "\(value).append(\(isOne ? rest ?? "" : "…"))"
    if isOne, let sign, let target, kind(ofToken: sign) == .assign, word(target) == value {
      fixes = [replaceFix(bytes(target..<end + 1), form)]
    }
    return Habit.Meaning(
      bytes(position..<name.index + 1),
      Message("an item is added to a list by `{form}`", "用 `{form}` 向列表添加元素")([
        "form": .text(form)
      ]), fixes: fixes)
  }
}
