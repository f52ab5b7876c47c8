import CtlDiagnostics
import CtlText

/// Forms of style sheets.
extension Habit {
  /// `textColor: #222222 !important`
  static let styleSheets: [Habit] = [
    Habit(.separator) { parser in
      let word = parser.peekNext()
      guard parser.at(.bang), word.kind == .identifier, parser.word(word.index) == "important"
      else {
        return nil
      }
      return Meaning(
        parser.bytes(parser.position..<word.index + 1),
        "what an element sets itself is stronger than any style", "元素自己的设置优先于任何样式",
        fixes: [
          parser.deleteFix(
            parser.bytes(parser.previousEnd..<word.index + 1))
        ])
    },
    // `style { label { textColor: #222222 } }`
    Habit(.name) { parser in
      let kind = parser.peekNext()
      guard parser.at(.leftBrace), parser.kind(ofToken: parser.previous) == .styleKeyword,
        kind.kind == .identifier
      else { return nil }
      return Meaning(
        parser.tokenRange(parser.previous),
        "the look of a kind is `appearance label { … }`, at the top of the file",
        "一个种类的外观写作文件顶层的 `appearance label { … }`")
    },
    // `component Card({ title })`
    Habit(.closeParen) { parser in
      guard parser.at(.leftBrace), parser.kind(ofToken: parser.previous) == .leftParen,
        let end = parser.endOfBrackets(parser.position),
        let close = parser.endOfBrackets(parser.previous)
      else { return nil }
      let names = parser.text(parser.position + 1..<end).split(separator: ",").map {
        String($0).trimmedSpaces
      }
      guard !names.isEmpty, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } })
      else {
        return nil
      }
      let list = names.map { "\($0): String" }.joined(separator: ", ")
      return Meaning(
        parser.bytes(parser.position..<end + 1),
        "a parameter has a name and a type: `(title: String)`", "参数有名称和类型：`(title: String)`",
        fixes: [parser.replaceFix(parser.bytes(parser.previous..<close + 1), "(\(list))")])
    },
  ]
}
