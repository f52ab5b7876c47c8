import CtlDiagnostics
import CtlText

/// What other languages write in the place of constraints.
extension Parser {
  /// `layout { top: 8; leading: 8 }`: all such lines of a block are one mistake; returns whether one was read.
  mutating func reportAnchorAlone(_ node: Int, _ word: Int) -> Bool {
    guard brackets != nil, builder.kind(of: node) == .property,
      Parser.anchors.contains(self.word(word))
    else { return false }
    let name = self.word(word)
    let form =
      ["width", "height"].contains(name) ? "a.\(name) == 120" : "a.\(name) == superview.\(name) + 8"
    reportForeign(
      bytes(word..<previousEnd),
      Message(
        "a constraint names its element: `{form}`", "约束要写出元素的名称：`{form}`")([
          "form": .text(form)
        ]))
    while at(.semicolon) || at(.identifier) && isPropertyName && !isAtLimit {
      if eat(.semicolon) { continue }
      skipLine(isWhole: true)
    }
    memberHasError = true
    return true
  }

  private static let anchors: Set<String> = [
    "top", "bottom", "left", "right", "leading", "trailing", "width", "height", "centerX",
    "centerY", "center", "x", "y",
  ]

  /// `horizontalSpacing(a, b, min: 8)`, `width(a, 100)` without `pin` and a sign.
  mutating func meaningOfPinCall() -> Habit.Meaning? {
    let first = firstOnLine(previous)
    var start = first
    while start < previous, kind(ofToken: start) != .identifier { start = peek(after: start).index }
    let paren = peek(after: start)
    guard kind(ofToken: start) == .identifier, paren.kind == .leftParen,
      let end = endOfBrackets(paren.index), end < position
    else { return nil }
    var names: [String] = []
    var sign = "=="
    var constant: String?
    for part in text(paren.index + 1..<end).split(separator: ",") {
      let sides = part.split(separator: ":", maxSplits: 1).map { String($0).trimmedSpaces }
      let value = sides.last ?? ""
      if value.first?.isNumber == true {
        constant = value
        if sides.count == 2 { sign = ForeignWords.relation(ofArgument: sides[0]) }
      } else {
        names.append(value)
      }
    }
    guard let constant, !names.isEmpty else { return nil }
    let form = "pin \(word(start))(\(names.joined(separator: ", "))) \(sign) \(constant)"
    return Habit.Meaning(
      bytes(start..<end + 1),
      Message("a constraint has a sign and a constant: `{form}`", "约束要写符号和常量：`{form}`")([
        "form": .text(form)
      ]), fixes: [replaceFix(bytes(start..<end + 1), form)])
  }
}

extension ForeignWords {
  /// The relation that the name of an argument says.
  public static func relation(ofArgument name: String) -> String {
    let name = name.lowercased()
    if name.hasPrefix("min") || name.hasPrefix("atleast") || name.hasPrefix("greater") {
      return ">="
    }
    return name.hasPrefix("max") || name.hasPrefix("atmost") || name.hasPrefix("less") ? "<=" : "=="
  }
}

extension Habit {
  static let layouts: [Habit] = [
    Habit(.relation) { parser in parser.meaningOfPinCall() }
  ]
}
