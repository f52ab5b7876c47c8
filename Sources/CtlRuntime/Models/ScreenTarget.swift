/// An element of a screen that people use: a case of the enum that is generated with the screen.
///
///     settings.send(.increment, to: .copiesStepper, actions: app)
public protocol ScreenTarget: Sendable, Hashable {
  /// The name of the element in its screen.
  var reference: Reference { get }
}

/// A screen without elements that people use has no targets.
extension Never: ScreenTarget {
  public var reference: Reference { switch self {} }
}

extension ScreenModel {
  /// Does what a person does to an element, and informs the app; returns the events that it sent.
  @discardableResult
  public mutating func send(
    _ interaction: Interaction, to target: Target, actions: Actions
  ) -> [ControlTree.SentEvent] {
    send(interaction, to: target.reference, actions: actions)
  }
}

extension ScreenModel where Actions == Void {
  /// Does what a person does to an element; returns the events that it sent.
  @discardableResult
  public mutating func send(
    _ interaction: Interaction, to target: Target
  ) -> [ControlTree.SentEvent] {
    send(interaction, to: target.reference, actions: ())
  }
}
