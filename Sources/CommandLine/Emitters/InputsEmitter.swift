import CtlDiagnostics
import CtlText

extension Emitter {
  /// Replaces a depfile in build systems without one: a command that has this file as its input
  /// runs again exactly when one of the inputs has changed. SwiftPM ignores files with its suffix.
  package static let inputs = Emitter(
    "inputs",
    summary: Message(
      "the inputs of a file, each with a hash of its bytes", "文件的各个输入，附其内容的哈希值"),
    isAboutFiles: true,
    .each(suffix: ".docc") { (file: Session.File, context: Context) throws(Failure) in
      var text = ""
      for path in [file.path] + context.session.imports(of: file) {
        text += "\(StableHash(try context.session.bytes(of: path)).text) \(path)\n"
      }
      return Array(text.utf8)
    })
}
