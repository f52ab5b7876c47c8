import CtlText

extension Command {
  /// The Swift code that is generated from `textDocument`.
  static let swift = Command(name: "ctl.swift", handler: .document(swiftText))

  static let swiftText: Request.DocumentHandler = { context, writer in
    writer.write(try context.text(of: context.editor.swift(of: context.id)))
  }
}
