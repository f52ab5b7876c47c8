import CtlText

// The language has one style: the tab size and the other options of the client are not asked.

extension Request {
  static let formatting = Request.document(
    "textDocument/formatting", ["documentFormattingProvider": true]
  ) { context, writer in
    var places = context.places
    writer.write(context.editor.formatting(of: context.id), &places)
  }
}
