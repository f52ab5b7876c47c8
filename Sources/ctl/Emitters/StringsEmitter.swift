import CtlGenerator

extension Emitter {
  static let strings = Emitter(
    "strings", summary: "a catalogue of all texts for translators; keeps what is translated",
    .one(name: "Localizable.xcstrings") {
      (files: [Session.File], context: Context, former: [UInt8]?) throws(Failure) in
      var catalogue = StringCatalogue()
      if let former {
        do throws(StringCatalogue.Problem) {
          catalogue = try StringCatalogue(reading: former)
        } catch {
          throw Failure("cannot update the catalogue of texts: \(error.message)")
        }
      }
      if let language = context.sourceLanguage(isNew: former == nil, files) {
        catalogue.sourceLanguage = language
      }
      catalogue.update(with: Generator.strings(files.map(\.program)))
      return catalogue.bytes
    })
}

extension Emitter.Context {
  /// The language of the sources according to the command or, for a new catalogue, to the settings.
  fileprivate func sourceLanguage(isNew: Bool, _ files: [Session.File]) -> String? {
    language ?? (isNew ? files.first?.settings.locales.first : nil)
  }
}
