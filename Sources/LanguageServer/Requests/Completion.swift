import CtlEditor
import CtlText

extension Request {
  static let completion = Request.document(
    "textDocument/completion",
    [
      "completionProvider": [
        "triggerCharacters": [".", "\"", "/", "(", "@", ":", ">"], "resolveProvider": true,
        "completionItem": ["labelDetailsSupport": true],
      ]
    ]
  ) { context, writer in
    let offset = try context.offset()
    let completions = context.editor.completions(at: offset, in: context.id)
    try context.ticket.check()
    var list = CompletionWriter(context.client, context.text, context.snapshot, context.uri, offset)
    list.write(completions, to: &writer)
  }.withSettings { context, writer in
    let offset = try context.offset()
    var list = CompletionWriter(
      context.snapshot.client, context.text, context.snapshot, context.uri, offset)
    list.write(context.editing.completions(at: offset), to: &writer)
  }
}

/// Writes proposals in the form that the client reads.
private struct CompletionWriter {
  private let uri: DocumentURI
  private let cursor: Position
  private var places: PositionConverter
  private let hasSnippets: Bool
  private let insertsOrReplaces: Bool
  private let hasLabelDetails: Bool
  /// Whether a range that most items share may be written once.
  private let sharesRange: Bool
  private let kinds: CompletionNumbers
  private let hasTags: Bool

  init(
    _ client: ClientCapabilities, _ text: IndexedText, _ snapshot: Snapshot, _ uri: DocumentURI,
    _ offset: Int
  ) {
    self.uri = uri
    places = PositionConverter(text, snapshot.encoding)
    cursor = places.position(offset)
    let item = "textDocument.completion.completionItem"
    hasSnippets = client.has("\(item).snippetSupport")
    insertsOrReplaces = client.has("\(item).insertReplaceSupport")
    hasLabelDetails = client.has("\(item).labelDetailsSupport")
    sharesRange = client.lists("textDocument.completion.completionList.itemDefaults", "editRange")
    hasTags = client["\(item).tagSupport.valueSet"] != nil
    kinds = CompletionNumbers(client["textDocument.completion.completionItemKind.valueSet"])
  }

  mutating func write(_ completions: CompletionList, to writer: inout JSONWriter) {
    let shared = sharesRange ? completions.items.first?.range : nil
    writer.beginObject()
    writer.member("isIncomplete", completions.isIncomplete)
    if let shared {
      writer.key("itemDefaults")
      writer.beginObject()
      writer.key("editRange")
      writeRange(places.range(shared), to: &writer)
      writer.endObject()
    }
    writer.key("items")
    writer.beginArray()
    for (index, item) in completions.items.enumerated() {
      write(item, index, isShared: item.range == shared, to: &writer)
    }
    writer.endArray()
    writer.endObject()
  }

  private mutating func write(
    _ item: CompletionItem, _ index: Int, isShared: Bool, to writer: inout JSONWriter
  ) {
    let isSnippet = hasSnippets && item.snippet.hasFields
    let text = isSnippet ? item.snippet.template : item.text
    writer.beginObject()
    writer.member("label", item.label)
    writer.member("kind", kinds.number(item.kind))
    if let detail = item.detail {
      if hasLabelDetails {
        writer.object("labelDetails") { $0.member("description", detail) }
      } else {
        writer.member("detail", detail)
      }
    }
    if item.isDeprecated { writer.writeDeprecated(hasTags: hasTags) }
    // The order is that of the list, not of the labels.
    let number = String(index)
    writer.member("sortText", String(repeating: "0", count: max(0, 4 - number.count)) + number)
    if isSnippet { writer.member("insertTextFormat", 2) }
    if !isShared {
      writer.key("textEdit")
      writer.beginObject()
      writer.member("newText", text)
      let range = places.range(item.range)
      if insertsOrReplaces {
        writer.member("insert", PositionRange(start: range.start, end: cursor))
        writer.member("replace", range)
      } else {
        writer.member("range", range)
      }
      writer.endObject()
    } else if text != item.label {
      writer.member("textEditText", text)
    }
    if !item.more.isEmpty {
      writer.key("additionalTextEdits")
      writer.array(item.more) { $0.writeTextEdit(places.range($1.location.range), $1.text) }
    }
    writer.key("data")
    writer.beginObject()
    writer.member("uri", uri.text)
    writer.member("id", item.id)
    writer.endObject()
    writer.endObject()
  }

  private func writeRange(_ range: PositionRange, to writer: inout JSONWriter) {
    guard insertsOrReplaces else { return writer.write(range) }
    writer.object { writer in
      writer.member("insert", PositionRange(start: range.start, end: cursor))
      writer.member("replace", range)
    }
  }
}
