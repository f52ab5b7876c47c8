/// The former name of the system button, with the same behavior and look.
@dynamicMemberLookup
public struct RoundedRectangleButton: ContentAligning {
  public static let facts = ControlFacts(
    .roundedRectangleButton, events: .touch, defaultEvent: .touchUpInside,
    traits: Button.facts.traits)

  /// The system button that it wraps.
  public var button = Button()

  public init() {}
  /// A button with a title.
  public init(_ title: String, _ configure: (inout Self) -> Void = { _ in }) {
    button = Button(title)
    configure(&self)
  }

  /// The properties of a button.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Button, Value>) -> Value {
    get { button[keyPath: path] }
    set { button[keyPath: path] = newValue }
  }

  /// The read-only properties of a button.
  public subscript<Value>(dynamicMember path: KeyPath<Button, Value>) -> Value {
    button[keyPath: path]
  }

  /// The color of title and icon, given the tint around it.
  public func contentColor(inherited: Color) -> Color { button.contentColor(inherited: inherited) }
  /// The title, cut in the middle when it does not fit.
  public func displayedTitle(columns: Int) -> String { button.displayedTitle(columns: columns) }

  public var view: ViewProperties {
    get { button.view }
    set { button.view = newValue }
  }

  public var control: ControlProperties {
    get { button.control }
    set { button.control = newValue }
  }

  public var alignment: ContentAlignment {
    get { button.alignment }
    set { button.alignment = newValue }
  }

  public mutating func touch(_ touch: Touch) -> [ControlEvent] { button.touch(touch) }
  public var showsSelection: Bool { button.showsSelection }
  public var ownText: String? { button.ownText }
  public var ownTint: Color? { button.ownTint }
  public var imageName: String? { button.imageName }

  public static let allFields = fields(
    [
      .stored("type", \.button.type), .perState("title", \.button.title),
      .perState("image", \.button.image), .perState("backgroundImage", \.button.backgroundImage),
      .stored("border", \.button.border), .stored("showsHighlight", \.button.showsHighlight),
      .stored("emphasis", \.button.emphasis), .stored("role", \.button.role),
      .stored("width", \.button.width),
    ] + alignmentFields)
}
