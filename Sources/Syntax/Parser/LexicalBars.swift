import CtlDiagnostics
import CtlText

/// The findings for `|`.
extension LexicalError {
  /// The bytes of ` | null` after a type.
  func optionalRange(in source: SourceText) -> Range<Int>? {
    let bytes = source.bytes
    var (start, word) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    while word < bytes.count, bytes[word] == 0x20 { word += 1 }
    let rest = bytes[word...].prefix { $0.isNamePart }
    let names = ["null", "nil", "undefined", "None"]
    guard start > 0, bytes[start - 1].isNamePart || bytes[start - 1] == 0x5D,
      names.contains(where: { rest.elementsEqual($0.utf8) })
    else { return nil }
    return start..<rest.endIndex
  }

  func optionalType(_ range: Range<Int>, _ location: Location) -> Finding {
    Finding(
      SyntaxCode.foreign, at: location,
      Message("a type that may lack its value has a `?`: `String?`", "可能没有值的类型加 `?`：`String?`")(),
      fixes: [
        Fix(
          Message("write `{sign}`", "改为“{sign}”")(["sign": "?"]), .suggestion,
          [Edit(Location(location.file, range), "?")])
      ])
  }

  /// `name |> uppercase`, `name | uppercase`: a function follows its value.
  func pipe(in source: SourceText, _ location: Location) -> Finding? {
    let bytes = source.bytes
    var (start, word) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    let isArrow = word < bytes.count && bytes[word] == 0x3E
    if isArrow { word += 1 }
    while word < bytes.count, bytes[word] == 0x20 { word += 1 }
    var end = word
    // `String.uppercase`
    while end < bytes.count, bytes[end].isNamePart || bytes[end] == 0x2E { end += 1 }
    let name = source.string(word..<end).split(separator: ".").last.map(String.init) ?? ""
    let here = LexicalError.piped[name] ?? ForeignWords.members[name]?.here.first
    guard start > 0, bytes[start - 1].isNamePart || bytes[start - 1] == 0x29, !name.isEmpty,
      isArrow || here?.hasSuffix(")") == true
    else { return nil }
    if end + 1 < bytes.count, bytes[end] == 0x28, bytes[end + 1] == 0x29 { end += 2 }
    let form = here.map { $0.hasSuffix(")") ? $0 : "\($0)" } ?? "\(name)()"
    let isKnown = here?.hasSuffix(")") == true || ForeignWords.isOwnMember(name)
    return Finding(
      SyntaxCode.foreign, at: location,
      Message("a function follows its value: `value.{form}`", "函数写在值之后：`值.{form}`")([
        "form": .text(form)
      ]),
      fixes: isKnown
        ? [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(".\(form)")]), .suggestion,
            [Edit(Location(location.file, start..<end), ".\(form)")])
        ] : [])
  }

  /// Filters of templates.
  private static let piped = [
    "currency": "formatted(.currency(\"EUR\"))", "percent": "formatted(.percent)",
    "uppercase": "uppercased()", "lowercase": "lowercased()", "trim": "trimmed()",
    "date": "formatted(date: .medium)", "number": "formatted()", "upper": "uppercased()",
    "lower": "lowercased()",
  ]
}
