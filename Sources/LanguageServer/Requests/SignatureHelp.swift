import CtlEditor
import CtlText

extension Request {
  static let signatureHelp = Request.document(
    "textDocument/signatureHelp",
    [
      "signatureHelpProvider": [
        "triggerCharacters": ["(", ",", "{", ";"], "retriggerCharacters": [")", ":"],
      ]
    ]
  ) { context, writer in
    guard let help = context.editor.signatureHelp(at: try context.offset(), in: context.id) else {
      return writer.writeNull()
    }
    let path = "textDocument.signatureHelp.signatureInformation"
    let client = context.client
    writer.object { writer in
      writer.array("signatures") { writer in
        writer.object { writer in
          writer.member("label", help.label)
          if !help.documentation.isEmpty {
            writer.key("documentation")
            writer.write(help.documentation, client.markup("\(path).documentationFormat"))
          }
          // Without an active one, old clients take the first.
          if help.activeParameter != nil || client.has("\(path).noActiveParameterSupport") {
            writer.key("parameters")
            writer.writeParameters(
              help, byOffset: client.has("\(path).parameterInformation.labelOffsetSupport"))
          }
          if client.has("\(path).activeParameterSupport") {
            writer.writeActiveParameter(help, client, path)
          }
        }
      }
      writer.member("activeSignature", 0)
      writer.writeActiveParameter(help, client, path)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeActiveParameter(
    _ help: SignatureHelp, _ client: ClientCapabilities, _ path: String
  ) {
    if let active = help.activeParameter {
      member("activeParameter", active)
    } else if client.has("\(path).noActiveParameterSupport") {
      key("activeParameter")
      writeNull()
    }
  }

  /// Each parameter as a part of the label, or by its place there.
  fileprivate mutating func writeParameters(_ help: SignatureHelp, byOffset: Bool) {
    // Past the name: it may be the same as a parameter's.
    var start = help.label.firstIndex(of: "(") ?? help.label.startIndex
    array { writer in
      for parameter in help.parameters {
        let range = help.label[start...].firstRange(of: parameter)
        if let range { start = range.upperBound }
        writer.object { writer in
          writer.key("label")
          if byOffset, let range {
            let lower = help.label.utf16.distance(from: help.label.startIndex, to: range.lowerBound)
            writer.array { writer in
              writer.write(lower)
              writer.write(lower + parameter.utf16.count)
            }
          } else {
            writer.write(parameter)
          }
        }
      }
    }
  }
}
