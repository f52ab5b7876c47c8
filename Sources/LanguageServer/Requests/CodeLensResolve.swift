import CtlEditor
import CtlText

extension Request {
  static let codeLensResolve = Request.document(
    "codeLens/resolve", waitsForWorkspace: true, document: "data.uri"
  ) { context, writer in
    let lens = context.parameters
    guard lens["command"].isMissing else {
      writer.object { $0.writeMembers(of: lens, without: []) }
      return
    }
    let position = try lens["data"]["position"].position()
    let offset = context.text.offset(of: position, context.snapshot.encoding)
    let count = context.editor.useCount(at: offset, in: context.id)
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
