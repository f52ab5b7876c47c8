import CtlDiagnostics
import CtlText

extension Request {
  static let workspaceSymbolResolve = Request.document(
    "workspaceSymbol/resolve", document: "location.uri"
  ) { context, writer in
    let symbol = context.parameters
    var places = context.places
    writer.beginObject()
    writer.writeMembers(of: symbol, without: ["location"])
    let start = symbol["data"]["start"].node?.int ?? 0
    let end = symbol["data"]["end"].node?.int ?? start
    writer.key("location")
    writer.write(Location(context.id, min(start, end)..<max(start, end)), &places)
    writer.endObject()
  }
}
