import CtlCatalogue
import CtlChecker

extension ProgramDerivation {
  /// Values from the screen around an element, and from its device.
  static let screens: [ProgramDerivation] = [
    ProgramDerivation([.navigationBar], .title) { evaluator, _, set in
      set ?? evaluator.property(.title, of: 0)
    },
    ProgramDerivation([.screen], .widthClass) { evaluator, instance, set in
      let isPad = evaluator.property(.device, of: instance) == .member("iPad")
      return set ?? .member(isPad ? "regular" : "compact")
    },
    ProgramDerivation([.datePicker], .locale) { evaluator, _, set in
      set ?? .string(evaluator.state.language)
    },
    ProgramDerivation([.datePicker], .date) { evaluator, _, set in
      set ?? evaluator.state.now.map { .date($0) }
    },
  ]
}
