/// One of the 18 controls, or a companion.
public struct AnyControl: Sendable, Equatable {
  /// The control inside. A new one must be of the same kind; a control of another kind is ignored.
  public var control: any Control {
    get { inner }
    set { if type(of: newValue) == type(of: inner) { inner = newValue } }
  }
  private var inner: any Control

  /// A control of any kind.
  public init(_ control: consuming some Control) {
    inner = control
  }

  public static func == (first: AnyControl, second: AnyControl) -> Bool {
    func equals<C: Control, Other: Control>(_ control: C, _ other: Other) -> Bool {
      // A cast would copy the control, and this runs for every control at every update.
      C.self == Other.self
        && withUnsafePointer(to: other) {
          $0.withMemoryRebound(to: C.self, capacity: 1) { control == $0.pointee }
        }
    }
    return equals(first.inner, second.inner)
  }

  /// The control as one of a kind; nil when it is of another kind. Writing keeps the kind.
  public subscript<C: Control>(as type: C.Type) -> C? {
    // A cast costs much more than the comparison, and most controls are of another kind.
    get { Swift.type(of: inner) == C.self ? inner as? C : nil }
    set { if let newValue { control = newValue } }
  }

  /// Its kind.
  public var kind: ControlKind { control.kind }
  /// The properties of every element.
  public var view: ViewProperties {
    get { control.view }
    set { control.view = newValue }
  }
  /// Its own tint; nil is the one of its superview.
  public var ownTint: Color? { control.ownTint }
  /// Whether it is invisible; some kinds also hide by themselves.
  public var isHidden: Bool { control.isHidden }
  /// Whether it can be used; always true for kinds that are not `UIControl`s.
  public var isEnabled: Bool { control.isEnabled }

  /// Sends an interaction to the control inside.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    control.send(interaction)
  }
}

extension AnyControl: Codable {
  /// The control's own fields, and `kind`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    let kind = try container.decode(ControlKind.self, forKey: FieldKey("kind"))
    func decoded<C: Control>(_ type: C.Type) throws -> AnyControl {
      AnyControl(try C(from: decoder))
    }
    self = try decoded(kind.type)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    try container.encode(kind, forKey: FieldKey("kind"))
    try control.encode(to: encoder)
  }
}
