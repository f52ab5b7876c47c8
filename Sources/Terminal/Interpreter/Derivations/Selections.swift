import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension ProgramDerivation {
  /// The choices in segments and on wheels.
  static let selections: [ProgramDerivation] = [
    ProgramDerivation([.segmentedControl], .selectedSegmentIndex) { evaluator, instance, set in
      if let set { return set }
      guard evaluator.boundEnumeration(of: instance) != nil else { return nil }
      return .int(evaluator.chosenCase(of: instance) ?? -1)
    },
    ProgramDerivation([.picker], .selectedRows) { evaluator, instance, set in
      if let set { return set }
      return evaluator.chosenCase(of: instance).map { .list([.int($0)]) }
    },
    ProgramDerivation([.wheel], .selection) { evaluator, instance, set in
      if let set { return set }
      guard case .list(let values)? = evaluator.property(.values, of: instance) else { return nil }
      return values.first
    },
  ]
}

extension Evaluator {
  /// The enum whose cases are the segments or the rows of a wheel, through `selection <->`.
  func boundEnumeration(of instance: Int) -> (file: FileID, index: Int)? {
    guard let entry = entry(.selection, of: instance), entry.form == .binding else { return nil }
    let type = scope(of: instance).program.expression(entry.expression).type.unwrapped
    guard type.isPlain, type.base == .enumeration else { return nil }
    return (type.file, Int(type.index))
  }

  /// The position of the case that is chosen.
  func chosenCase(of instance: Int) -> Int? {
    guard boundEnumeration(of: instance) != nil,
      case .enumCase(_, _, let number)? = property(.selection, of: instance)
    else { return nil }
    return number
  }
}
