/// The targets of events. The sender is the control that has this list.
public struct TargetActions: Sendable, Hashable, Codable {
  /// The target of an event, and its action.
  public struct Registration: Sendable, Hashable, Codable {
    /// The event.
    public var event: ControlEvent.Name
    /// Nil means the screen that shows the control.
    public var target: Reference?
    /// The name of the action.
    public var action: String
  }

  /// In the order of registration.
  public private(set) var registrations: [Registration] = []

  /// No targets.
  public init() {}

  /// Registers an action for events; a repeated registration has no effect.
  public mutating func addTarget(
    _ target: Reference? = nil, action: String, for events: ControlEvent.Name...
  ) {
    for event in events {
      let registration = Registration(event: event, target: target, action: action)
      if !registrations.contains(registration) { registrations.append(registration) }
    }
  }

  /// Removes registrations; without a name, every action of the target for the events.
  public mutating func removeTarget(
    _ target: Reference? = nil, action: String? = nil, for events: ControlEvent.Name...
  ) {
    registrations.removeAll {
      $0.target == target && (action == nil || $0.action == action) && events.contains($0.event)
    }
  }

  /// The messages that events cause: events in order, for each its actions in order.
  public func messages(for events: [ControlEvent], from sender: Reference) -> [ActionMessage] {
    events.flatMap { event in
      registrations.filter { $0.event == event.name }.map {
        ActionMessage(sender: sender, event: event, target: $0.target, action: $0.action)
      }
    }
  }
}

/// The four parts of target–action: sender, event, target and action.
public struct ActionMessage: Sendable, Hashable {
  /// The control that sent the event.
  public var sender: Reference
  /// The event.
  public var event: ControlEvent
  /// The target; nil means the first responder.
  public var target: Reference?
  /// The name of the action.
  public var action: String

  /// A message to a target.
  public init(sender: Reference, event: ControlEvent, target: Reference?, action: String) {
    self.sender = sender
    self.event = event
    self.target = target
    self.action = action
  }
}
