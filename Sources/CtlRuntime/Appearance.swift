/// The appearance proxies of an app or a screen: how every control of a kind starts out.
///
///     var appearance = Appearance()
///     appearance[Stepper.self].tintColor = Color(0x0A84FF)
///     let copies = Stepper(appearance) { $0.tintColor = .black }  // the instance wins
///
/// A proxy holds when a control is made; what is then written to the control wins, and a later
/// change of the proxy leaves existing controls as they are.
public struct Appearance: Sendable, Equatable {
  private var prototypes: [ControlKind: AnyControl] = [:]

  /// An appearance that changes nothing.
  public init() {}

  /// What controls of a kind start from.
  public subscript<C: Control>(_ type: C.Type) -> C {
    get { prototypes[C.facts.kind]?[as: C.self] ?? C() }
    set { prototypes[C.facts.kind] = AnyControl(newValue) }
  }

  /// Changes what controls of a kind start from: several properties at once.
  public mutating func style<C: Control>(_ type: C.Type, _ configure: (inout C) -> Void) {
    configure(&self[type])
  }
}

extension Control {
  /// A control as the proxy has it, then configured.
  public init(_ appearance: Appearance, _ configure: (inout Self) -> Void = { _ in }) {
    self = appearance[Self.self]
    configure(&self)
  }
}
