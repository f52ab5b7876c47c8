import CtlText

extension Request {
  static let semanticTokensDelta = Request.document(
    "textDocument/semanticTokens/full/delta"
  ) { context, writer in
    let previous = context.parameters["previousResultId"].node?.string ?? ""
    let old = context.snapshot.tokens.data(previous, for: context.uri.path)
    let data = context.semanticTokens()
    try context.ticket.check()
    let id = context.snapshot.tokens.keep(data, for: context.uri.path)
    writer.object { writer in
      writer.member("resultId", id)
      if let old {
        writer.key("edits")
        writer.writeDifference(old, data)
      } else {
        writer.key("data")
        writer.write(data[...])
      }
    }
  }
}

extension JSONWriter {
  /// One edit from the old numbers to the new ones, or none.
  fileprivate mutating func writeDifference(_ old: [UInt32], _ new: [UInt32]) {
    beginArray()
    if old != new {
      var start = 0
      while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
      var end = 0
      while end < min(old.count, new.count) - start,
        old[old.count - 1 - end] == new[new.count - 1 - end]
      {
        end += 1
      }
      beginObject()
      member("start", start)
      member("deleteCount", old.count - end - start)
      key("data")
      write(new[start..<new.count - end])
      endObject()
    }
    endArray()
  }
}
