import CtlCatalogue
import CtlChecker

extension ProgramDerivation {
  /// A slider and a stepper take the range of their variable.
  static let ranges: [ProgramDerivation] = [
    ProgramDerivation([.slider, .stepper], .minimumValue) { evaluator, instance, set in
      set ?? evaluator.boundsOfBinding(.value, of: instance).map { .double($0.lower) }
    },
    ProgramDerivation([.slider, .stepper], .maximumValue) { evaluator, instance, set in
      set ?? evaluator.boundsOfBinding(.value, of: instance).map { .double($0.upper) }
    },
  ]
}
