import CtlChecker
import CtlDiagnostics

extension Message.Argument {
  /// A number as people write it: whole numbers without a fraction.
  static func number(_ value: Double) -> Message.Argument { .text(Value.text(value)) }
}
