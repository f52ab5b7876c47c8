import CtlCatalogue
import CtlChecker

extension Derivation {
  /// Titles and classes that come from the screen.
  static let titles: [Derivation] = [
    Derivation([.navigationBar], .title) { evaluator, _, set in
      set ?? evaluator.property(.title, of: 0)
    },
    Derivation([.screen], .widthClass) { evaluator, instance, set in
      set
        ?? .member(
          evaluator.property(.device, of: instance) == .member("iPad") ? "regular" : "compact")
    },
    Derivation([.textField], .text) { evaluator, instance, set in
      set ?? evaluator.property(.attributedText, of: instance)
    },
  ]
}
