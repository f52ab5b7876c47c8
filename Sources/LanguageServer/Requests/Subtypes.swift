extension Request {
  static let subtypes = Request.document(
    "typeHierarchy/subtypes", waitsForWorkspace: true, document: "item.uri"
  ) { context, writer in
    guard let item = try context.hierarchyItem() else { return writer.writeNull() }
    writer.write(context.editor.subtypes(of: item), context)
  }
}
