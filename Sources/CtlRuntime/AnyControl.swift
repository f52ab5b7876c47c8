/// One of the 18 controls, or a companion.
public enum AnyControl: Sendable, Equatable {
  case activityIndicator(ActivityIndicator)
  case contactAddButton(ContactAddButton)
  case datePicker(DatePicker)
  case detailDisclosureButton(DetailDisclosureButton)
  case infoButton(InfoButton)
  case label(Label)
  case networkActivityIndicator(NetworkActivityIndicator)
  case pageControl(PageControl)
  case picker(Picker)
  case progressView(ProgressView)
  case refreshControl(RefreshControl)
  case roundedRectangleButton(RoundedRectangleButton)
  case segmentedControl(SegmentedControl)
  case slider(Slider)
  case stepper(Stepper)
  case `switch`(Switch)
  case button(Button)
  case textField(TextField)
  case textView(TextView)
  case volumeView(VolumeView)

  /// A control of any kind.
  public init(_ control: some Control) { self = Self.wrap(control) }

  /// The control inside. What is written must be of the same kind; another kind is not written.
  public var control: any Control {
    get {
      switch self {
      case .activityIndicator(let control): control
      case .contactAddButton(let control): control
      case .datePicker(let control): control
      case .detailDisclosureButton(let control): control
      case .infoButton(let control): control
      case .label(let control): control
      case .networkActivityIndicator(let control): control
      case .pageControl(let control): control
      case .picker(let control): control
      case .progressView(let control): control
      case .refreshControl(let control): control
      case .roundedRectangleButton(let control): control
      case .segmentedControl(let control): control
      case .slider(let control): control
      case .stepper(let control): control
      case .switch(let control): control
      case .button(let control): control
      case .textField(let control): control
      case .textView(let control): control
      case .volumeView(let control): control
      }
    }
    set { if newValue.kind == kind { self = Self.wrap(newValue) } }
  }

  /// The control as one of a kind; nil when it is of another. Writing keeps the kind.
  public subscript<C: Control>(as type: C.Type) -> C? {
    get { control as? C }
    set { if let newValue { control = newValue } }
  }

  /// Which kind it is.
  public var kind: ControlKind { control.kind }
  /// What every element has.
  public var view: ViewProperties {
    get { control.view }
    set { control.view = newValue }
  }
  /// Whether it cannot be seen; some kinds also hide by themselves.
  public var isHidden: Bool { control.isHidden }
  /// Whether it can be used; always true for kinds that are not UIControls.
  public var isEnabled: Bool { control.isEnabled }

  /// Sends an interaction to the control inside.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    control.send(interaction)
  }

  /// The kinds are closed: a type beyond them that conforms to `Control` becomes a hidden label.
  private static func wrap(_ control: any Control) -> AnyControl {
    switch control {
    case let control as ActivityIndicator: .activityIndicator(control)
    case let control as ContactAddButton: .contactAddButton(control)
    case let control as DatePicker: .datePicker(control)
    case let control as DetailDisclosureButton: .detailDisclosureButton(control)
    case let control as InfoButton: .infoButton(control)
    case let control as Label: .label(control)
    case let control as NetworkActivityIndicator: .networkActivityIndicator(control)
    case let control as PageControl: .pageControl(control)
    case let control as Picker: .picker(control)
    case let control as ProgressView: .progressView(control)
    case let control as RefreshControl: .refreshControl(control)
    case let control as RoundedRectangleButton: .roundedRectangleButton(control)
    case let control as SegmentedControl: .segmentedControl(control)
    case let control as Slider: .slider(control)
    case let control as Stepper: .stepper(control)
    case let control as Switch: .switch(control)
    case let control as Button: .button(control)
    case let control as TextField: .textField(control)
    case let control as TextView: .textView(control)
    case let control as VolumeView: .volumeView(control)
    default: .label(Label { $0.isHidden = true })
    }
  }
}

extension AnyControl: Codable {
  /// The control's own fields, and `kind`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    let kind = try container.decode(ControlKind.self, forKey: FieldKey("kind"))
    self = Self.wrap(try kind.type.init(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    try container.encode(kind, forKey: FieldKey("kind"))
    try control.encode(to: encoder)
  }
}
