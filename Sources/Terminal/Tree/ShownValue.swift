import CtlCatalogue
import CtlChecker
import CtlRuntime

// Which of the values of a property is seen.

extension RenderNode {
  /// The value of a property that the node shows in its states, else the default.
  public func value(_ name: PropertyName) -> Value? { value(name, in: states) }

  /// The same for a segment in other states than the whole.
  func value(_ name: PropertyName, in states: CtlCatalogue.ControlState) -> Value? {
    let shown = CtlRuntime.ControlState(rawValue: states.rawValue).shown { state in
      property(name, in: CtlCatalogue.ControlState(rawValue: state.rawValue))
    }
    guard let shown else { return Defaults.value(of: name, in: kind) }
    if case .value(let value) = shown.value { return value }
    return nil
  }

  /// What is set for exactly these states. Nil for a state leaves it to the others.
  private func property(
    _ name: PropertyName, in states: CtlCatalogue.ControlState
  ) -> RenderProperty? {
    var plain: RenderProperty?
    for property in properties
    where property.name == name && property.state == states && property.rightState == nil {
      if property.isKeyed, states == .normal || property.value != .value(.none) { return property }
      if states == .normal, plain == nil { plain = property }
    }
    return plain
  }
}
