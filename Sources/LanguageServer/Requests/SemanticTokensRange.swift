import CtlText

extension Request {
  static let semanticTokensRange = Request.document(
    "textDocument/semanticTokens/range"
  ) { context, writer in
    let data = context.semanticTokens(in: try context.range())
    writer.object { writer in
      writer.key("data")
      writer.write(data[...])
    }
  }
}
