import CtlEditor
import CtlText

extension Command {
  /// A screen of `textDocument` as text: the one named by `screen`, else the first; `width` columns
  /// wide, else as the device. With `format` `svg` it is a picture of the device.
  static let render = Command(name: "ctl.render", handler: .document(picture))

  static let picture: Request.DocumentHandler = { context, writer in
    let screen = context.parameters["screen"].node?.string.flatMap { $0.isEmpty ? nil : $0 }
    if context.parameters["format"].node?.string == "svg" {
      return writer.write(
        try context.text(of: context.editor.devicePicture(of: screen, in: context.id)))
    }
    let width = context.parameters["width"].node?.int
    writer.write(
      try context.text(of: context.editor.picture(of: screen, in: context.id, width: width)))
  }
}

extension DocumentContext {
  /// The result, or the error of the request.
  func text(of result: Result<String, Refusal>) throws -> String {
    switch result {
    case .success(let text): return text
    case .failure(let refusal): throw ResponseError(refusal, snapshot.language)
    }
  }
}
