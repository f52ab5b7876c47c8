import CtlEditor
import CtlText

extension Request {
  /// The uses are counted when the line comes into view.
  static let codeLens = Request.document(
    "textDocument/codeLens", ["codeLensProvider": ["resolveProvider": true]]
  ) { context, writer in
    var places = context.places
    writer.array(context.editor.codeLenses(in: context.id)) { writer, lens in
      let range = places.range(lens.range, in: context.id)
      writer.object { writer in
        writer.member("range", range)
        writer.object("data") { writer in
          writer.member("uri", context.uri.text)
          writer.key("position")
          writer.write(range.start)
        }
        switch lens.command {
        case .references: break
        case .preview(let screen):
          writer.object("command") { writer in
            writer.member("title", CodeLens.preview.text(context.snapshot.language))
            writer.member("command", Command.render.name)
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
