extension Request {
  static let documentDiagnostic: Request = {
    var request = Request(
      "textDocument/diagnostic",
      capability: { client in
        guard client.pullsDiagnostics else { return nil }
        return [
          "diagnosticProvider": [
            "identifier": "ctl", "interFileDependencies": true, "workspaceDiagnostics": true,
          ]
        ]
      },
      handler: .workspace { snapshot, parameters, _, writer in
        let path = try parameters.documentURI().path
        // Even an unknown document needs a report.
        guard let project = snapshot.project(of: path),
          let findings = project.findings(of: path)
        else {
          return writer.object { writer in
            writer.member("kind", "full")
            writer.array("items") { _ in }
          }
        }
        var report = DiagnosticReport(path, findings, snapshot, project)
        writer.object {
          report.write(previous: parameters["previousResultId"].node?.string, to: &$0)
        }
      })
    request.retriggers = true
    return request
  }()
}
