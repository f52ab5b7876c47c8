import CtlEditor
import CtlText

extension Request {
  static let foldingRange = Request.document(
    "textDocument/foldingRange", ["foldingRangeProvider": true]
  ) { context, writer in
    let path = "textDocument.foldingRange"
    let isByLine = context.client.has("\(path).lineFoldingOnly")
    let limit = context.client["\(path).rangeLimit"]?.int ?? .max
    var places = context.places
    var count = 0
    writer.beginArray()
    for fold in context.editor.foldingRanges(in: context.id) where count < limit {
      let range = places.range(fold.range, in: context.id)
      var end = range.end.line
      // The line of a closing bracket stays visible.
      if isByLine, fold.kind == .block || fold.kind == .region { end -= 1 }
      guard end > range.start.line else { continue }
      count += 1
      writer.object { writer in
        writer.member("startLine", range.start.line)
        writer.member("endLine", end)
        if !isByLine {
          writer.member("startCharacter", range.start.character)
          writer.member("endCharacter", range.end.character)
        }
        if let kind = Self.name(fold.kind) { writer.member("kind", kind) }
      }
    }
    writer.endArray()
  }

  private static func name(_ kind: FoldingRange.Kind) -> String? {
    switch kind {
    case .block: nil
    case .comment: "comment"
    case .imports: "imports"
    case .region: "region"
    }
  }
}
