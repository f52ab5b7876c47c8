import CtlChecker
import CtlGenerator
import CtlTerminal

/// What `ctl compile` can write.
struct Emitter: Sendable {
  let name: String
  /// What the name of an output ends with.
  let suffix: String
  /// The output for a file without errors.
  let emit: @Sendable (Program) throws(Failure) -> [UInt8]

  static let all: [Emitter] = [.swift, .tree]

  /// Swift model code, for the runtime library.
  static let swift = Emitter(name: "swift", suffix: ".swift") {
    (program: Program) throws(Failure) in
    Generator.swift(program).bytes
  }

  /// The laid-out trees of the screens of a file, as JSON.
  static let tree = Emitter(name: "tree", suffix: ".tree.json") {
    (program: Program) throws(Failure) in
    do throws(Problem) {
      return try Terminal.tree(program)
    } catch {
      throw Failure(error.message.text())
    }
  }
}
