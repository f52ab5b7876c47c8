import CtlDiagnostics
import CtlText

extension Request {
  static let rangesFormatting = Request.document(
    "textDocument/rangesFormatting", [:]
  ) { context, writer in
    var edits: Set<Edit> = []
    for range in try context.parameters["ranges"].elements() {
      try context.ticket.check()
      let bytes = context.text.offsets(of: try range.range(), context.snapshot.encoding)
      edits.formUnion(context.editor.formatting(of: context.id, range: bytes))
    }
    var places = context.places
    writer.write(edits.sorted { $0.location < $1.location }, &places)
  }
}
