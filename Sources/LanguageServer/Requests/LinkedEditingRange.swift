import CtlText

extension Request {
  static let linkedEditingRange = Request.document(
    "textDocument/linkedEditingRange", ["linkedEditingRangeProvider": true],
    waitsForWorkspace: true
  ) { context, writer in
    let ranges = context.editor.linkedRanges(at: try context.offset(), in: context.id)
    guard ranges.count > 1 else { return writer.writeNull() }
    var places = context.places
    writer.object { writer in
      writer.array("ranges", ranges) { writer, range in
        writer.write(places.range(range, in: context.id))
      }
    }
  }
}
