/// Runs an action of the app when tapped.
public struct Button: ContentAligning {
  public static let facts = ControlFacts(
    .button, events: .touch, defaultEvent: .touchUpInside,
    traits: [.userInteractionEnabled, .button],
    similar: [.contactAddButton, .detailDisclosureButton, .infoButton])

  public var view = ViewProperties()
  public var control = ControlProperties()
  public var alignment = ContentAlignment()
  public var type = Style.system
  public var title = PerState<String>()
  public var image = PerState<ImageReference>()
  /// Drawn by a custom button only.
  public var backgroundImage = PerState<ImageReference>()
  /// Drawn by a custom button only.
  public var border = false
  public var showsHighlight = true
  public var emphasis = false
  /// In points; nil is the width of the content.
  public var width: Double?

  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    case system, custom

    /// Since iOS 7 the same as `system`.
    public static let roundedRect = Style.system
  }

  public init() {}
  public init(
    _ title: String, type: Style = .system, _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.title = PerState(title)
    self.type = type
    configure(&self)
  }

  /// The states that its look follows: without the highlight when it shows none.
  public var displayedState: ControlState {
    showsHighlight ? state : state.subtracting(.highlighted)
  }

  public var currentTitle: String? { title[displayedState] }
  public var currentImage: ImageReference? { image[displayedState] }
  public var currentBackgroundImage: ImageReference? {
    type == .custom ? backgroundImage[displayedState] : nil
  }
  public var drawsBorder: Bool { type == .custom && border }

  /// The color of title and icon: its tint, else the color of its parent.
  public func contentColor(inherited: Color) -> Color { effectiveTint(inherited: inherited) }

  /// The current title as it fits: cut in the middle when it is too long.
  public func displayedTitle(columns: Int) -> String {
    (currentTitle ?? "").truncated(toColumns: columns)
  }

  /// A selection shows when a title or an image is given for it.
  public var showsSelection: Bool {
    isSelected
      && title.states.union(image.states).union(backgroundImage.states)
        .contains { $0.contains(.selected) }
  }

  /// The title, also while an icon is shown instead.
  public var ownText: String? { title[displayedState].flatMap { $0.isEmpty ? nil : $0 } }

  public static var ownFields: [Field<Self>] {
    [
      Field("type", \.type), Field("title", \.title), Field("image", \.image),
      Field("backgroundImage", \.backgroundImage), Field("border", \.border),
      Field("showsHighlight", \.showsHighlight), Field("emphasis", \.emphasis),
      Field("width", \.width),
    ] + alignmentFields
  }
}
