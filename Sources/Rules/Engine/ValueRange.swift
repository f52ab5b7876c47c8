import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Control {
  /// The range of a slider or stepper: as written, else of the variable that its value is bound to,
  /// else the default. An end is nil when it is only known while the app runs.
  var valueRange: (minimum: Double?, maximum: Double?) {
    let bounds = written(.value)?.variable?.bounds
    func end(_ name: PropertyName, _ bound: Double?) -> Double? {
      isSet(name) ? number(name) : bound ?? number(name)
    }
    return (end(.minimumValue, bounds?.lower), end(.maximumValue, bounds?.upper))
  }
}

extension Written {
  /// The name of the variable that it is bound to.
  var variableName: String? {
    guard isBinding,
      let (program, variable) = control.walk.expansion.variable(
        entry.expression, of: program, in: control.frame)
    else { return nil }
    return program.text(variable.name)
  }
}
