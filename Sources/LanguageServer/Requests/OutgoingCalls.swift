extension Request {
  static let outgoingCalls = Request.document(
    "callHierarchy/outgoingCalls", document: "item.uri"
  ) { context, writer in
    guard let item = try context.hierarchyItem() else { return writer.writeNull() }
    let calls = context.editor.outgoingCalls(of: item)
    writer.write([(context.project, calls)], "to", context)
  }
}
