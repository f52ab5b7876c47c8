import CtlChecker

extension Type {
  /// As the file spells it.
  func name(in program: Program) -> String {
    if isList { return "[\(element.name(in: program))]" }
    if isOptional { return element.name(in: program) + "?" }
    guard base == .enumeration else {
      return String(describing: base).prefix(1).uppercased() + String(describing: base).dropFirst()
    }
    guard let source = program.program(of: file), Int(index) < source.enumerations.count else {
      return "String"
    }
    return source.text(source.enumerations[Int(index)].name)
  }
}
