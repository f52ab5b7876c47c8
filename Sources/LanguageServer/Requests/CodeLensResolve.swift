import CtlEditor
import CtlText

extension Request {
  static let codeLensResolve: Request = {
    var request = Request(
      "codeLens/resolve", capability: { _ in nil },
      handler: .choice { lens in
        // A lens that has its command stays as it is, also one that was made elsewhere.
        let isResolved = !lens["command"].isMissing
        return (
          isResolved
            ? .workspace { _, lens, _, writer in
              writer.object { $0.writeMembers(of: lens, without: []) }
            } : .document(count), lens
        )
      })
    request.document = "data.uri"
    request.waitsForWorkspace = true
    return request
  }()

  /// Counts the uses of what the lens is for.
  private static let count: DocumentHandler = { context, writer in
    let lens = context.parameters
    let position = try lens["data"]["position"].position()
    let offset = context.text.offset(of: position, context.snapshot.encoding)
    let count = context.references(at: offset, includingDeclaration: false).reduce(0) {
      $0 + $1.locations.count
    }
    writer.object { writer in
      writer.writeMembers(of: lens, without: ["command"])
      writer.object("command") { writer in
        writer.member("title", CodeLens.uses(count).text(context.snapshot.language))
        writer.member("command", Command.references.name)
        writer.array("arguments") { writer in
          writer.object { writer in
            writer.writeTextDocument(context.uri)
            writer.key("position")
            writer.write(position)
          }
        }
      }
    }
  }
}
