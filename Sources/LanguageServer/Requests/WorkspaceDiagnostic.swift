import CtlDiagnostics
import CtlText

extension Request {
  static let workspaceDiagnostic: Request = {
    var request = Request(
      "workspace/diagnostic", capability: { _ in nil },
      handler: .workspace { snapshot, parameters, ticket, writer in
        let previous = try previousResults(parameters)
        var known: Set<String> = []
        writer.beginObject()
        writer.key("items")
        writer.beginArray()
        for project in snapshot.projects {
          for path in project.others.map(\.path) + snapshot.files(of: project).sorted() {
            try ticket.check()
            guard let findings = project.findings(of: path) else { continue }
            known.insert(path)
            writer.beginObject()
            writer.member("uri", snapshot.uri(ofPath: path))
            writer.key("version")
            if let document = snapshot.documents[path] {
              writer.write(document.version)
            } else {
              writer.writeNull()
            }
            var report = DiagnosticReport(path, findings, snapshot, project)
            report.write(previous: previous[path], to: &writer)
            writer.endObject()
          }
        }
        // The client may still show findings of files that are gone.
        for path in previous.keys.sorted() where !known.contains(path) {
          writer.object { writer in
            writer.member("uri", snapshot.uri(ofPath: path))
            writer.key("version")
            writer.writeNull()
            writer.member("kind", "full")
            writer.array("items") { _ in }
          }
        }
        writer.endArray()
        writer.endObject()
      })
    request.waitsForWorkspace = true
    request.retriggers = true
    return request
  }()

  private static func previousResults(_ parameters: Parameters) throws -> [String: String] {
    guard !parameters["previousResultIds"].isMissing else { return [:] }
    var result: [String: String] = [:]
    for item in try parameters["previousResultIds"].elements() {
      result[try item["uri"].uri().path] = try item["value"].string()
    }
    return result
  }
}
