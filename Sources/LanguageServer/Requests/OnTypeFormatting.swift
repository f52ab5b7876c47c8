import CtlDiagnostics
import CtlText

extension Request {
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
      edits = context.editor.formatting(of: context.id, typed: character, at: offset)
    }
    var places = context.places
    writer.write(edits, &places)
  }
}
