import CtlEditor
import CtlText

extension Request {
  /// The edits of an action, when the client has chosen it.
  static let codeActionResolve = Request.document(
    "codeAction/resolve", document: "data.uri"
  ) { context, writer in
    let action = context.parameters
    let data = action["data"]
    guard data["opening"].node?.int == context.snapshot.opening(of: context.uri.path),
      data["version"].node?.int == context.snapshot.documents[context.uri.path]?.version
    else { throw ResponseError.stale }
    let title = try action["title"].string()
    let kind = try action["kind"].string()
    let range = context.text.offsets(of: try data["range"].range(), context.snapshot.encoding)
    let actions = context.editor.codeActions(in: context.id, range: range)
    guard let place = data["place"].node?.int, actions.indices.contains(place),
      case let found = actions[place], found.kind.rawValue == kind,
      found.title.text(context.snapshot.language) == title
    else { throw ResponseError.stale }
    let edit = try context.edit(found)
    writer.object { writer in
      writer.writeMembers(of: action, without: ["edit"])
      writer.key("edit")
      writer.write(edit, context.snapshot)
    }
  }
}
