import CtlText

extension Request {
  static let executeCommand = Request(
    "workspace/executeCommand",
    capability: { _ in
      ["executeCommandProvider": ["commands": .array(Command.all.map { .string($0.name) })]]
    },
    handler: .choice { parameters in
      let name = try parameters["command"].string()
      guard let command = Command.all.first(where: { $0.name == name }) else {
        throw ResponseError(.invalidParams, "there is no command `\(name)`")
      }
      let arguments = parameters["arguments"]
      let first = arguments.isMissing ? nil : try arguments.elements().first
      return (command.handler, first ?? arguments["0"])
    })
}
