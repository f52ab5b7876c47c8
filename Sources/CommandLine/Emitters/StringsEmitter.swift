import CtlDiagnostics
import CtlGenerator

extension Emitter {
  package static let strings = Emitter(
    "strings",
    summary: Message(
      "a file of all texts for translators; keeps translations", "供翻译使用的所有文字；保留已有译文"),
    .one(name: "Localizable.xcstrings") {
      (files: [Session.File], context: Context, former: [UInt8]?) throws(Failure) in
      var file = StringsFile()
      if let former {
        do throws(StringsFile.Problem) {
          file = try StringsFile(reading: former)
        } catch {
          throw Failure(
            "cannot update the strings file: \(error.message)", "无法更新字符串文件：\(error.message)")
        }
      }
      if let language = context.sourceLanguage(isNew: former == nil, files) {
        file.sourceLanguage = language
      }
      file.update(
        with: Generator.strings(files.map(\.program)),
        modules: context.session.moduleTexts(of: files).compactMap {
          try? StringsFile(reading: $0)
        })
      return file.bytes
    })
}

extension Emitter.Context {
  /// The language of the sources according to the command or, for a new file, to the settings.
  fileprivate func sourceLanguage(isNew: Bool, _ files: [Session.File]) -> String? {
    language ?? (isNew ? files.first?.settings.sourceLanguage : nil)
  }
}
