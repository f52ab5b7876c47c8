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

  /// The control inside. A new one must be of the same kind; a control of another kind is ignored.
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

  /// The control as one of a kind; nil when it is of another kind. Writing keeps the kind.
  public subscript<C: Control>(as type: C.Type) -> C? {
    get { control as? C }
    set { if let newValue { control = newValue } }
  }

  /// Its kind.
  public var kind: ControlKind { control.kind }
  /// The properties of every element.
  public var view: ViewProperties {
    get { control.view }
    set { control.view = newValue }
  }
  /// Whether it is invisible; some kinds also hide by themselves.
  public var isHidden: Bool { control.isHidden }
  /// Whether it can be used; always true for kinds that are not `UIControl`s.
  public var isEnabled: Bool { control.isEnabled }

  /// Sends an interaction to the control inside.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    control.send(interaction)
  }

  /// The kinds are closed: any other type that conforms to `Control` becomes a hidden label.
  private static func wrap(_ control: any Control) -> AnyControl {
    let wrapped: AnyControl? =
      switch control.kind {
      case .activityIndicator: (control as? ActivityIndicator).map { .activityIndicator($0) }
      case .contactAddButton: (control as? ContactAddButton).map { .contactAddButton($0) }
      case .datePicker: (control as? DatePicker).map { .datePicker($0) }
      case .detailDisclosureButton:
        (control as? DetailDisclosureButton).map { .detailDisclosureButton($0) }
      case .infoButton: (control as? InfoButton).map { .infoButton($0) }
      case .label: (control as? Label).map { .label($0) }
      case .networkActivityIndicator:
        (control as? NetworkActivityIndicator).map { .networkActivityIndicator($0) }
      case .pageControl: (control as? PageControl).map { .pageControl($0) }
      case .picker: (control as? Picker).map { .picker($0) }
      case .progressView: (control as? ProgressView).map { .progressView($0) }
      case .refreshControl: (control as? RefreshControl).map { .refreshControl($0) }
      case .roundedRectangleButton:
        (control as? RoundedRectangleButton).map { .roundedRectangleButton($0) }
      case .segmentedControl: (control as? SegmentedControl).map { .segmentedControl($0) }
      case .slider: (control as? Slider).map { .slider($0) }
      case .stepper: (control as? Stepper).map { .stepper($0) }
      case .switch: (control as? Switch).map { .switch($0) }
      case .button: (control as? Button).map { .button($0) }
      case .textField: (control as? TextField).map { .textField($0) }
      case .textView: (control as? TextView).map { .textView($0) }
      case .volumeView: (control as? VolumeView).map { .volumeView($0) }
      }
    return wrapped ?? .label(Label { $0.isHidden = true })
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
