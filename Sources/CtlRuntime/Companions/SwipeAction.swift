/// A button that a row shows when people swipe it: a companion, not one of the controls.
public struct SwipeAction: Control {
  public static let facts = ControlFacts(
    .swipeAction, isUIControl: false, events: [.touchUpInside], defaultEvent: .touchUpInside,
    traits: [.userInteractionEnabled, .button])

  public var view = ViewProperties()
  /// What it does, in one word if possible.
  public var title: String?
  /// What it looks like.
  public var style = Style.normal

  /// As UIKit's `UIContextualAction.Style`.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case normal
    /// In red: it deletes something.
    case destructive
  }

  public init() {}
  /// An action with a title.
  public init(_ title: String, _ configure: (inout Self) -> Void = { _ in }) {
    self.title = title
    configure(&self)
  }

  public var ownText: String? { title.flatMap { $0.isEmpty ? nil : $0 } }

  /// VoiceOver offers it while its row is closed too.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    interaction == .tap && acceptsTouches ? [.touchUpInside] : []
  }

  public static let allFields = fields([.stored("title", \.title), .stored("style", \.style)])
}
