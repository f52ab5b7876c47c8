import CtlEditor
import CtlText

extension Request {
  static let completionResolve = Request.document(
    "completionItem/resolve", document: "data.uri"
  ) { context, writer in
    let id = context.parameters["data"]["id"].node?.string ?? ""
    let text = context.editor.documentation(ofCompletion: id, in: context.id)
    writer.write(context.parameters, text, context.client)
  }.withSettings { context, writer in
    let id = context.parameters["data"]["id"].node?.string ?? ""
    let text = context.editing.documentation(ofCompletion: id)
    writer.write(context.parameters, text, context.snapshot.client)
  }
}

extension JSONWriter {
  /// A proposal of the client, with its documentation.
  fileprivate mutating func write(
    _ item: Parameters, _ text: Documentation?, _ client: ClientCapabilities
  ) {
    object { writer in
      writer.writeMembers(of: item, without: ["documentation"])
      guard let text else { return }
      writer.key("documentation")
      writer.write(
        text, client.markup("textDocument.completion.completionItem.documentationFormat"))
    }
  }
}
