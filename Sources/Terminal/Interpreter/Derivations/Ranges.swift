import CtlCatalogue
import CtlChecker

extension Derivation {
  /// Numbers that are kept in a range, and the ranges that come from the bound variable.
  static let ranges: [Derivation] = [
    Derivation([.slider, .stepper], .minimumValue) { evaluator, instance, set in
      set ?? evaluator.boundsOfBinding(.value, of: instance).map { .double($0.lower) }
    },
    Derivation([.slider, .stepper], .maximumValue) { evaluator, instance, set in
      set ?? evaluator.boundsOfBinding(.value, of: instance).map { .double($0.upper) }
    },
    Derivation([.slider, .stepper], .value) { evaluator, instance, set in
      let value = Value.double(set?.number ?? 0)
      guard let low = evaluator.property(.minimumValue, of: instance)?.number,
        let high = evaluator.property(.maximumValue, of: instance)?.number
      else { return value }
      return value.clamped(low, high)
    },
    Derivation([.progressView], .progress) { _, _, set in
      Value.double(set?.number ?? 0).clamped(0, 1)
    },
    Derivation([.pageControl], .numberOfPages) { _, _, set in
      set?.clamped(0, Double(Int32.max))
    },
    Derivation([.pageControl], .currentPage) { evaluator, instance, set in
      guard case .int(let count)? = evaluator.property(.numberOfPages, of: instance) else {
        return set
      }
      return (set ?? .int(0)).clamped(0, Double(max(count - 1, 0)))
    },
  ]
}
