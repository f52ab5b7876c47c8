import CtlDiagnostics
import CtlText

/// The findings for texts that are not on one line.
extension LexicalError {
  func tripleQuotes(
    _ isClosed: Bool, in source: SourceText, _ location: Location
  ) -> Finding {
    var fixes: [Fix] = []
    let inner = source.bytes[range].dropFirst(3).dropLast(isClosed ? 3 : 0)
    if !inner.contains(0x22), !inner.contains(0x5C) || !inner.contains(0x0A) {
      let lines = String(decoding: inner, as: UTF8.self)
        .split(omittingEmptySubsequences: false) { $0.isNewline }
        .map { line in line.drop { $0 == " " || $0 == "\t" } }
      let texts =
        lines.count > 1 ? lines.dropFirst().dropLast(lines.last == "" ? 1 : 0) : lines[...]
      fixes = [
        Fix(
          Phrase(Message("write it on one line", "写在一行内")), .suggestion,
          [Edit(location, "\"" + texts.joined(separator: "\\n") + "\"")])
      ]
    }
    return Finding(
      SyntaxCode.unterminatedString,
      at: Location(location.file, range.lowerBound..<range.lowerBound + 3), onOneLine,
      fixes: fixes)
  }

  /// `label $name`: the value in a text.
  func shownValue(in source: SourceText, _ location: Location, from end: Int) -> Finding? {
    let bytes = source.bytes
    var start = end
    while start > 0, bytes[start - 1].isNamePart { start -= 1 }
    var last = range.upperBound
    while last < bytes.count, bytes[last].isNamePart || bytes[last] == 0x2E { last += 1 }
    guard end < range.lowerBound, last > range.upperBound,
      ForeignWords.titledKinds.contains(source.string(start..<end))
    else { return nil }
    let text = "\"\\(\(source.string(range.upperBound..<last)))\""
    return Finding(
      SyntaxCode.foreign, at: Location(location.file, range.lowerBound..<last),
      Message("a value is put into a text: `{text}`", "把值写进文字：`{text}`")(["text": .text(text)]),
      fixes: [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(location.file, range.lowerBound..<last), text)])
      ])
  }

  private var onOneLine: Phrase {
    Phrase(
      Message(
        "a string stands on one line between two `\"`; a line break in it is `\\n`",
        "字符串写在一行内，前后各一个“\"”；其中的换行写作 `\\n`"))
  }
}
