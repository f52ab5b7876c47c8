import CtlChecker
import CtlDiagnostics

extension Program {
  /// The enum of a type, with the program that declares it.
  func enumeration(_ file: FileID, _ index: Int) -> (program: Program, value: Enumeration)? {
    guard let program = program(of: file), program.enumerations.indices.contains(index) else {
      return nil
    }
    return (program, program.enumerations[index])
  }

  func enumCase(_ file: FileID, _ index: Int, _ number: Int) -> EnumerationCase? {
    guard let (program, enumeration) = enumeration(file, index),
      number >= 0, number < enumeration.cases.count
    else { return nil }
    return program.enumCases[enumeration.cases.lowerBound + number]
  }

  /// The labels of an enum's cases.
  func labels(_ file: FileID, _ index: Int) -> [String] {
    guard let (program, enumeration) = enumeration(file, index) else { return [] }
    return program.enumCases[enumeration.cases].map(\.label)
  }
}
