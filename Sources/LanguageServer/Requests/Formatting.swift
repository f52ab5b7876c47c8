import CtlText

// The language has one style: the client's tab size and other options are ignored.

extension Request {
  static let formatting = Request.document(
    "textDocument/formatting", ["documentFormattingProvider": true]
  ) { context, writer in
    var places = context.places
    writer.write(context.editor.formatting(of: context.id), &places)
  }
}
