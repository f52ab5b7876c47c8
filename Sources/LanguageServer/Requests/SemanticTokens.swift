import CtlEditor
import CtlText

extension Request {
  static let semanticTokens = Request.document(
    "textDocument/semanticTokens/full",
    [
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .array(SemanticToken.Kind.allCases.map { .string("\($0)") }),
          "tokenModifiers": .array(SemanticToken.Modifiers.names.map { .string($0) }),
        ], "full": ["delta": true], "range": true,
      ]
    ]
  ) { context, writer in
    let data = context.semanticTokens()
    try context.ticket.check()
    let id = context.snapshot.tokens.keep(data, for: context.uri.path)
    writer.object { writer in
      writer.member("resultId", id)
      writer.key("data")
      writer.write(data[...])
    }
  }
}

extension DocumentContext {
  /// The tokens in the encoding of LSP: five numbers each, the place relative to the one before.
  func semanticTokens(in range: Range<Int>? = nil) -> [UInt32] {
    var converter = PositionConverter(text, snapshot.encoding)
    var data: [UInt32] = []
    var line = 0
    var character = 0
    for token in editor.semanticTokens(in: id, range: range) {
      let place = converter.range(token.range)
      let isSameLine = place.start.line == line
      // A token over several lines is not painted: clients accept one line only.
      guard place.start.line == place.end.line else { continue }
      data.append(UInt32(place.start.line - line))
      data.append(UInt32(place.start.character - (isSameLine ? character : 0)))
      data.append(UInt32(place.end.character - place.start.character))
      data.append(UInt32(token.type.rawValue))
      data.append(UInt32(token.modifiers.rawValue))
      line = place.start.line
      character = place.start.character
    }
    return data
  }
}

extension JSONWriter {
  mutating func write(_ data: ArraySlice<UInt32>) {
    beginArray()
    for number in data { write(Int(number)) }
    endArray()
  }
}
