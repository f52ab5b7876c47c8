import CtlChecker
import CtlEditor

extension FuzzLaw {
  /// Nothing keeps a program alive after its last user: a server would fill the memory.
  public static let memory = FuzzLaw(name: "memory") { subject in
    weak var program: Program?
    do {
      let other = FuzzSubject(subject.input)
      program = other.checked?.program
      _ = other.snapshot.codeActions(in: other.file, range: 0..<other.bytes.count)
      _ = other.snapshot.documentSymbols(in: other.file)
    }
    return program == nil ? nil : "a checked program stays in memory"
  }
}
