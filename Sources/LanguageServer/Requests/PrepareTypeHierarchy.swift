import CtlEditor
import CtlText

extension Request {
  static let prepareTypeHierarchy = Request.document(
    "textDocument/prepareTypeHierarchy", ["typeHierarchyProvider": true]
  ) { context, writer in
    let item = context.editor.typeHierarchyItem(at: try context.offset(), in: context.id)
    guard let item else { return writer.writeNull() }
    writer.write([item], context)
  }
}

extension JSONWriter {
  mutating func write(_ items: [HierarchyItem], _ context: DocumentContext) {
    var places = context.places
    beginArray()
    for item in items { write(item, &places) }
    endArray()
  }
}
