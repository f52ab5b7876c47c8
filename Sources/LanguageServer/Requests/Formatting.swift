import CtlDiagnostics
import CtlFormatter
import CtlText

// The language has one style: the tab size and the other options of the client are not asked.

extension Request {
  static let formatting = Request.document(
    "textDocument/formatting", ["documentFormattingProvider": true]
  ) { context, writer in
    var places = context.places
    writer.write(Formatter.edits(context.file.program.tree), &places)
  }

  static let rangeFormatting = Request.document(
    "textDocument/rangeFormatting", ["documentRangeFormattingProvider": ["rangesSupport": true]]
  ) { context, writer in
    var places = context.places
    let range = try context.range()
    writer.write(Formatter.edits(context.file.program.tree, range: range), &places)
  }

  static let rangesFormatting = Request.document(
    "textDocument/rangesFormatting", [:]
  ) { context, writer in
    var edits: Set<Edit> = []
    for range in try context.parameters["ranges"].elements() {
      try context.ticket.check()
      let bytes = context.text.offsets(of: try range.range(), context.snapshot.encoding)
      edits.formUnion(Formatter.edits(context.file.program.tree, range: bytes))
    }
    var places = context.places
    writer.write(edits.sorted { $0.location < $1.location }, &places)
  }

  static let onTypeFormatting = Request.document(
    "textDocument/onTypeFormatting",
    [
      "documentOnTypeFormattingProvider": [
        "firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"],
      ]
    ]
  ) { context, writer in
    let typed = try context.parameters["ch"].string()
    let offset = try context.offset()
    var edits: [Edit] = []
    if let character = typed.utf8.first {
      edits = Formatter.edits(context.file.program.tree, typed: character, at: offset)
    }
    var places = context.places
    writer.write(edits, &places)
  }
}
