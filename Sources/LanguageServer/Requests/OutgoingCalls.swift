extension Request {
  static let outgoingCalls = Request.document(
    "callHierarchy/outgoingCalls", document: "item.uri"
  ) { context, writer in
    guard let item = try context.hierarchyItem() else { return writer.writeNull() }
    writer.write(context.editor.outgoingCalls(of: item), "to", context)
  }
}
