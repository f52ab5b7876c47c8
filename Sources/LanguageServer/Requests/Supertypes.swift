extension Request {
  static let supertypes = Request.document(
    "typeHierarchy/supertypes", document: "item.uri"
  ) { context, writer in
    guard let item = try context.hierarchyItem() else { return writer.writeNull() }
    writer.write(context.editor.supertypes(of: item), context)
  }
}
