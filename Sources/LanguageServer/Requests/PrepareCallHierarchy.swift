import CtlDiagnostics
import CtlEditor
import CtlText

// A screen or a component calls the components that it uses and the screens that it leads to; an
// element calls the action that it sends.

extension Request {
  static let prepareCallHierarchy = Request.document(
    "textDocument/prepareCallHierarchy", ["callHierarchyProvider": true]
  ) { context, writer in
    guard let item = context.editor.hierarchyItem(at: try context.offset(), in: context.id) else {
      return writer.writeNull()
    }
    var places = context.places
    writer.beginArray()
    writer.write(item, &places)
    writer.endArray()
  }
}

extension DocumentContext {
  /// The item of an earlier answer, in the current file.
  func hierarchyItem() throws -> HierarchyItem? {
    let start = try parameters["item"]["selectionRange"].range().start
    let offset = text.offset(of: start, snapshot.encoding)
    let kind = parameters["item"]["kind"].node?.int
    return kind == SymbolNumbers.all.number(.element)
      ? editor.elementItem(at: offset, in: id) : editor.hierarchyItem(at: offset, in: id)
  }
}

extension JSONWriter {
  mutating func write(_ item: HierarchyItem, _ places: inout Places) {
    beginObject()
    member("name", item.name)
    member("kind", SymbolNumbers.all.number(item.kind))
    member("uri", places.uri(item.location.file))
    member("range", places.range(item.extent, in: item.location.file))
    member("selectionRange", places.range(item.location))
    endObject()
  }

  mutating func write(
    _ found: [(project: ProjectState, calls: [HierarchyCall])], _ key: String,
    _ context: DocumentContext
  ) {
    beginArray()
    for (project, calls) in found {
      var places = Places(context.snapshot, project)
      for call in calls {
        beginObject()
        self.key(key)
        write(call.item, &places)
        self.key("fromRanges")
        beginArray()
        for place in call.places { write(places.range(place)) }
        endArray()
        endObject()
      }
    }
    endArray()
  }
}
