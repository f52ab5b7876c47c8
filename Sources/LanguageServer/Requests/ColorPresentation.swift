import CtlChecker
import CtlText

extension Request {
  static let colorPresentation = Request.document(
    "textDocument/colorPresentation", absent: []
  ) { context, writer in
    let parameter = context.parameters["color"]
    func component(_ name: String) throws -> UInt8 {
      guard let value = parameter[name].node?.double else {
        throw parameter[name].expected("a number")
      }
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    let color = Color(
      try component("red"), try component("green"), try component("blue"), try component("alpha"))
    var places = context.places
    let range = places.range(try context.range(), in: context.id)
    writer.array(context.editor.colorPresentations(color)) { writer, text in
      writer.object { writer in
        writer.member("label", text)
        writer.key("textEdit")
        writer.writeTextEdit(range, text)
      }
    }
  }
}
