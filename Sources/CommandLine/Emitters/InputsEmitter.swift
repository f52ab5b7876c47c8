import CtlDiagnostics

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
        text += "\(hash(try context.session.bytes(of: path))) \(path)\n"
      }
      return Array(text.utf8)
    })

  /// FNV-1a in 64 bits, as 16 digits: enough to distinguish versions of a file, since nobody forges
  /// them.
  private static func hash(_ bytes: [UInt8]) -> String {
    let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
