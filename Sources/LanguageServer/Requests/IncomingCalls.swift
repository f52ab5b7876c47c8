extension Request {
  static let incomingCalls = Request.document(
    "callHierarchy/incomingCalls", waitsForWorkspace: true, document: "item.uri"
  ) { context, writer in
    guard let item = try context.hierarchyItem() else { return writer.writeNull() }
    writer.write(context.incomingCalls(of: item), "from", context)
  }
}
