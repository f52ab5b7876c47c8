import CtlDiagnostics
import CtlGenerator

extension Emitter {
  package static let swift = Emitter(
    "swift",
    summary: Message("Swift model code for the library CtlRuntime", "Swift 模型代码，使用库 CtlRuntime"),
    declaresTypes: true,
    .each(suffix: ".swift") { (file: Session.File, context: Context) throws(Failure) in
      Generator.swift(file.program, context.options(for: file)).bytes
    })
}
