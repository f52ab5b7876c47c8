import CtlGenerator

extension Emitter {
  static let swift = Emitter(
    "swift", summary: "Swift model code for the library CtlRuntime", declaresTypes: true,
    .each(suffix: ".swift") { (file: Session.File, context: Context) throws(Failure) in
      Generator.swift(file.program, context.options(file.settings)).bytes
    })
}
