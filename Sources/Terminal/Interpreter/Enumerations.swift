import CtlChecker
import CtlDiagnostics

extension Program {
  /// The labels of an enum's cases.
  func labels(_ file: FileID, _ index: Int) -> [String] {
    guard let (program, enumeration) = enumeration(file, index) else { return [] }
    return program.enumCases[enumeration.cases].map(\.label)
  }
}
