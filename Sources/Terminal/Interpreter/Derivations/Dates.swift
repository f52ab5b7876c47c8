import CtlCatalogue
import CtlChecker

extension Derivation {
  /// What the wheels of a date picker start from.
  static let dates: [Derivation] = [
    Derivation([.datePicker], .date) { evaluator, instance, set in
      guard case .date(let date)? = set ?? evaluator.state.now.map({ .date($0) }) else {
        return set
      }
      var bounds: [DateTime] = []
      for name in [PropertyName.minimumDate, .maximumDate] {
        if case .date(let bound)? = evaluator.property(name, of: instance) { bounds.append(bound) }
      }
      // Bounds in the wrong order are ignored.
      if bounds.count == 2, bounds[1] < bounds[0] { return .date(date) }
      if case .date(let least)? = evaluator.property(.minimumDate, of: instance), date < least {
        return .date(least)
      }
      if case .date(let most)? = evaluator.property(.maximumDate, of: instance), most < date {
        return .date(most)
      }
      return .date(date)
    },
    Derivation([.datePicker], .countDownDuration) { _, _, set in
      // 23 h 59 min at most.
      set?.clamped(0, 86_340_000)
    },
    Derivation([.datePicker], .wheels) { evaluator, instance, _ in
      .list(DateWheel.wheels(of: evaluator, instance).map { .member($0.rawValue) })
    },
  ]
}
