import CtlText

extension Request {
  static let documentLink = Request.document(
    "textDocument/documentLink", ["documentLinkProvider": ["resolveProvider": false]]
  ) { context, writer in
    var places = context.places
    writer.array(context.editor.documentLinks(in: context.id)) { writer, link in
      writer.object { writer in
        writer.member("range", places.range(link.range, in: context.id))
        writer.member("target", context.snapshot.uri(ofPath: link.path))
        if context.client.has("textDocument.documentLink.tooltipSupport") {
          writer.member("tooltip", link.path)
        }
      }
    }
  }
}
