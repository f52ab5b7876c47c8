import CtlText

extension Request {
  /// Documents that are not on disk (LSP 3.18): `ctl-swift:` and the path of a file is its
  /// generated code, `ctl-picture:` its first screen or, after `#`, the one of that name.
  static let textDocumentContent = Request(
    "workspace/textDocumentContent",
    capability: { client in
      guard client["workspace.textDocumentContent"]?.members != nil else { return nil }
      return ["workspace": ["textDocumentContent": ["schemes": ["ctl-swift", "ctl-picture"]]]]
    },
    handler: .choice { parameters in
      let address = try parameters["uri"].string()
      let parts = address.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let command = commands[String(parts[0])] else {
        throw parameters["uri"].expected("the address of a document that this server makes")
      }
      let rest = parts[1].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let screen = rest.count > 1 ? DocumentURI.decoded(rest[1]) : ""
      let arguments: JSONLiteral = [
        "textDocument": ["uri": .string("file:\(rest[0])")], "screen": .string(screen),
      ]
      var writer = JSONWriter()
      arguments.write(to: &writer)
      let handler: DocumentHandler = { context, writer in
        context.snapshot.made.add(address, from: context.uri.path)
        writer.beginObject()
        writer.key("text")
        try command(context, &writer)
        writer.endObject()
      }
      return (.document(handler), Parameters(try? JSONReader.parse(writer.bytes)))
    })

  private static let commands: [String: DocumentHandler] = [
    "ctl-swift": Command.swiftText, "ctl-picture": Command.picture,
  ]
}
