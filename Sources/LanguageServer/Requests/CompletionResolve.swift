import CtlEditor
import CtlText

extension Request {
  static let completionResolve = Request.document(
    "completionItem/resolve", document: "data.uri"
  ) { context, writer in
    let item = context.parameters
    let id = item["data"]["id"].node?.string ?? ""
    writer.object { writer in
      writer.writeMembers(of: item, without: ["documentation"])
      guard let text = context.editor.documentation(ofCompletion: id, in: context.id) else {
        return
      }
      writer.key("documentation")
      writer.write(
        text, context.client.markup("textDocument.completion.completionItem.documentationFormat"))
    }
  }
}
