import CtlText

extension Request {
  static let rangeFormatting = Request.document(
    "textDocument/rangeFormatting", ["documentRangeFormattingProvider": ["rangesSupport": true]]
  ) { context, writer in
    var places = context.places
    let range = try context.range()
    writer.write(context.editor.formatting(of: context.id, range: range), &places)
  }
}
