import CtlEditor
import CtlText

extension Request {
  static let documentSymbol = Request.document(
    "textDocument/documentSymbol", ["documentSymbolProvider": ["label": "Ctl"]]
  ) { context, writer in
    let symbols = context.editor.documentSymbols(in: context.id)
    let kinds = SymbolNumbers(context.client["textDocument.documentSymbol.symbolKind.valueSet"])
    var places = context.places
    writer.beginArray()
    if context.client.nestsSymbols {
      for symbol in symbols { writer.write(symbol, context, kinds, &places) }
    } else {
      for symbol in symbols { writer.writeFlat(symbol, in: nil, context, kinds, &places) }
    }
    writer.endArray()
  }
}

extension JSONWriter {
  /// That something is only the old form of another thing, as the client reads it.
  mutating func writeDeprecated(hasTags: Bool) {
    if hasTags { array("tags") { $0.write(1) } } else { member("deprecated", true) }
  }

  /// A symbol with those inside it. The parser bounds the depth of the outline.
  fileprivate mutating func write(
    _ symbol: DocumentSymbol, _ context: DocumentContext, _ kinds: SymbolNumbers,
    _ places: inout Places
  ) {
    beginObject()
    member("name", symbol.name)
    if !symbol.detail.isEmpty { member("detail", symbol.detail) }
    member("kind", kinds.number(symbol.kind))
    if symbol.isDeprecated {
      writeDeprecated(
        hasTags: context.client["textDocument.documentSymbol.tagSupport.valueSet"] != nil)
    }
    member("range", places.range(symbol.range, in: context.id))
    member("selectionRange", places.range(symbol.selection, in: context.id))
    if !symbol.children.isEmpty {
      key("children")
      beginArray()
      for child in symbol.children { write(child, context, kinds, &places) }
      endArray()
    }
    endObject()
  }

  fileprivate mutating func writeFlat(
    _ symbol: DocumentSymbol, in container: String?, _ context: DocumentContext,
    _ kinds: SymbolNumbers, _ places: inout Places
  ) {
    beginObject()
    member("name", symbol.name)
    member("kind", kinds.number(symbol.kind))
    key("location")
    beginObject()
    member("uri", context.uri.text)
    member("range", places.range(symbol.range, in: context.id))
    endObject()
    if let container { member("containerName", container) }
    endObject()
    for child in symbol.children { writeFlat(child, in: symbol.name, context, kinds, &places) }
  }
}
