import CtlText

extension Request {
  static let executeCommand = Request(
    "workspace/executeCommand",
    capability: { _ in
      ["executeCommandProvider": ["commands": .array(Command.all.map { .string($0.name) })]]
    },
    handler: .inOrder { server, parameters, writer in
      let name = try parameters["command"].string()
      guard let command = Command.all.first(where: { $0.name == name }) else {
        throw ResponseError(.invalidParams, "there is no command `\(name)`")
      }
      let arguments =
        parameters["arguments"].isMissing ? [] : try parameters["arguments"].elements()
      try command.run(&server, arguments, &writer)
    })
}

/// Something that the client can have done, by its name.
struct Command: Sendable {
  let name: String
  /// Writes the result.
  let run: @Sendable (inout Server, [Parameters], inout JSONWriter) throws -> Void

  static let all: [Command] = [.applyEdit]

  /// Sends its argument, an edit, back to the client: code actions for clients that know commands
  /// only.
  static let applyEdit = Command(name: "ctl.applyEdit") { server, arguments, writer in
    guard server.client.appliesEdits, let edit = arguments.first?.node else {
      throw ResponseError(.invalidParams, "`ctl.applyEdit` takes an edit for the client to apply")
    }
    server.ask("workspace/applyEdit") { writer in
      writer.key("edit")
      writer.write(edit.value)
    }
    writer.writeNull()
  }
}
