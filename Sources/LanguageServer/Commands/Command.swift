/// An action of the server that the client runs by name. A command takes one argument, an object.
public struct Command: Sendable {
  public let name: String
  /// Answers with the result; its parameters are the argument.
  let handler: Request.Handler

  public static let all: [Command] = [.applyEdit, .references, .render, .show, .swift]
}
