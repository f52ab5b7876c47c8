import CtlText

extension Command {
  /// Sends its argument, an edit, back to the client: makes code actions work in clients that know
  /// only commands.
  static let applyEdit = Command(
    name: "ctl.applyEdit",
    handler: .inOrder { server, argument, writer in
      guard server.client.appliesEdits, let edit = argument.node, edit.members != nil else {
        throw ResponseError(.invalidParams, "`ctl.applyEdit` takes an edit for the client to apply")
      }
      server.ask("workspace/applyEdit") { writer in
        writer.key("edit")
        writer.write(edit.value)
      }
      writer.writeNull()
    })
}
