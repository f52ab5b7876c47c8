/// The appearance proxies of an app or a screen: the first values of every control of a kind.
///
///     var appearance = Appearance()
///     appearance[Stepper.self].tintColor = Color(0x0A84FF)
///     let copies = Stepper(appearance) { $0.tintColor = .black }  // the instance wins
///
/// A proxy applies when a control is made. Later writes to the control win, and later changes of
/// the proxy leave existing controls as they are.
public struct Appearance: Sendable, Equatable {
  private var prototypes: [ControlKind: AnyControl] = [:]
  private var containers: [ControlTree.Container.Kind: Container] = [:]

  /// What the proxy of a container sets.
  public struct Container: Sendable, Equatable {
    /// Nil is the tint of the container around it.
    public var tintColor: Color?
    /// Nil shows the background of the container.
    public var background: Color?
    /// Of rows: nil is no image.
    public var image: ImageReference?
  }

  /// An appearance that changes nothing.
  public init() {}

  /// The control that controls of a kind start from.
  public subscript<C: Control>(_ type: C.Type) -> C {
    get { prototypes[C.facts.kind]?[as: C.self] ?? C() }
    set { prototypes[C.facts.kind] = AnyControl(newValue) }
  }

  /// Changes several properties that controls of a kind start from.
  public mutating func style<C: Control>(_ type: C.Type, _ configure: (inout C) -> Void) {
    configure(&self[type])
  }

  /// The values that containers of a kind start from.
  public subscript(_ kind: ControlTree.Container.Kind) -> Container {
    get { containers[kind] ?? Container() }
    set { containers[kind] = newValue }
  }

  /// Changes several properties that containers of a kind start from.
  public mutating func style(
    _ kind: ControlTree.Container.Kind, _ configure: (inout Container) -> Void
  ) {
    configure(&self[kind])
  }
}

extension Control {
  /// A control with the values of the proxy, then configured.
  public init(_ appearance: Appearance, _ configure: (inout Self) -> Void = { _ in }) {
    self = appearance[Self.self]
    configure(&self)
  }
}
