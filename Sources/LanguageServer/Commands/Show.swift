import CtlEditor
import CtlText

extension Command {
  /// Opens a picture of a screen of `textDocument` on the device, for editors that cannot show one
  /// themselves: the program that the machine has for pictures shows it. Null when it could not.
  static let show = Command(
    name: "ctl.show",
    handler: .inOrder { server, argument, writer in
      guard server.client.showsDocuments else {
        throw ResponseError(.requestFailed, "this editor cannot open other documents")
      }
      let context = try server.context(of: argument)
      let screen = argument["screen"].node?.string.flatMap { $0.isEmpty ? nil : $0 }
      let picture = try context.text(of: context.editor.devicePicture(of: screen, in: context.id))
      let file = context.uri.path.split(separator: "/").last ?? "picture"
      let name = "\(file.dropLast(4))-\(screen ?? "screen").svg"
      guard let address = server.pages.write(name, picture) else {
        throw ResponseError(.requestFailed, "the picture cannot be written")
      }
      server.ask("window/showDocument") { writer in
        writer.member("uri", address)
        writer.member("external", true)
      }
      writer.write(address)
    })
}

extension Server {
  /// The document of an argument, checked.
  fileprivate mutating func context(of argument: Parameters) throws -> DocumentContext {
    guard let context = documentContext(try argument.documentURI(), argument, Ticket()) else {
      throw ResponseError(.invalidParams, "there is no such document")
    }
    return context
  }
}
