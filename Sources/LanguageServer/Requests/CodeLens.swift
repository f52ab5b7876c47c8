import CtlDiagnostics
import CtlEditor
import CtlText

extension Request {
  /// The uses are counted when the line comes into view.
  static let codeLens = Request.document(
    "textDocument/codeLens", ["codeLensProvider": ["resolveProvider": true]]
  ) { context, writer in
    var places = context.places
    writer.array { writer in
      for lens in context.editor.codeLenses(in: context.id) {
        let range = places.range(lens.range, in: context.id)
        for command in commands(of: lens, context.client) {
          writer.object { writer in
            writer.member("range", range)
            writer.object("data") { writer in
              writer.member("uri", context.uri.text)
              writer.key("position")
              writer.write(range.start)
            }
            guard case .preview(let screen) = lens.command, let command else { return }
            writer.object("command") { writer in
              writer.member("title", command.title.text(context.snapshot.language))
              writer.member("command", command.command.name)
              writer.array("arguments") { writer in
                writer.object { writer in
                  writer.writeTextDocument(context.uri)
                  writer.member("screen", screen)
                }
              }
            }
          }
        }
      }
    }
  }

  /// A screen is drawn in the editor, and shown on the device by another program. Nil is a lens whose
  /// command comes later.
  private static func commands(
    of lens: CodeLens, _ client: ClientCapabilities
  ) -> [(title: Phrase, command: Command)?] {
    guard case .preview = lens.command else { return [nil] }
    return client.showsDocuments
      ? [(CodeLens.preview, .render), (CodeLens.picture, .show)] : [(CodeLens.preview, .render)]
  }
}
