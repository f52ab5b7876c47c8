import CtlEditor
import CtlText

extension Request {
  static let workspaceSymbol: Request = {
    var request = Request(
      "workspace/symbol",
      capability: { client in
        ["workspaceSymbolProvider": client.resolvesLocations ? ["resolveProvider": true] : true]
      },
      handler: .workspace { snapshot, parameters, ticket, writer in
        let query = try parameters["query"].string()
        var found: [(symbol: WorkspaceSymbol, project: Int)] = []
        for (index, project) in snapshot.projects.enumerated() {
          try ticket.check()
          let symbols = snapshot.editor(project).workspaceSymbols(matching: query)
          found += symbols.map { ($0, index) }
        }
        // Stable, so that the order of each project stays.
        let best = found.enumerated().sorted {
          ($1.element.symbol.score, $0.offset) < ($0.element.symbol.score, $1.offset)
        }
        let kinds = SymbolNumbers(snapshot.client["workspace.symbol.symbolKind.valueSet"])
        var places = snapshot.projects.map { Places(snapshot, $0) }
        writer.beginArray()
        for (_, (symbol, project)) in best.prefix(256) {
          writer.write(symbol, kinds, &places[project])
        }
        writer.endArray()
      })
    request.waitsForWorkspace = true
    return request
  }()
}

extension ClientCapabilities {
  /// Whether the range of a symbol may wait until it is chosen.
  fileprivate var resolvesLocations: Bool {
    lists("workspace.symbol.resolveSupport.properties", "location.range")
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ symbol: WorkspaceSymbol, _ kinds: SymbolNumbers, _ places: inout Places
  ) {
    beginObject()
    member("name", symbol.name)
    member("kind", kinds.number(symbol.kind))
    if let container = symbol.container { member("containerName", container) }
    key("location")
    if places.snapshot.client.resolvesLocations {
      object { $0.member("uri", places.uri(symbol.location.file)) }
      key("data")
      object { writer in
        writer.member("start", symbol.location.range.lowerBound)
        writer.member("end", symbol.location.range.upperBound)
      }
    } else {
      write(symbol.location, &places)
    }
    endObject()
  }
}
