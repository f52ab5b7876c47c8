/// Who is told about which event. The sender is the control that holds this list.
public struct TargetActions: Sendable, Hashable, Codable {
  /// Who is told of an event, and how.
  public struct Registration: Sendable, Hashable, Codable {
    /// The event that it waits for.
    public var event: ControlEvent.Name
    /// Nil is the screen that shows the control.
    public var target: Reference?
    /// What is done.
    public var action: String
  }

  /// In the order of registration.
  public private(set) var registrations: [Registration] = []

  /// Nobody is told.
  public init() {}

  /// Registers an action for events; one that is registered already is not registered twice.
  public mutating func addTarget(
    _ target: Reference? = nil, action: String, for events: ControlEvent.Name...
  ) {
    for event in events {
      let registration = Registration(event: event, target: target, action: action)
      if !registrations.contains(registration) { registrations.append(registration) }
    }
  }

  /// Takes back registrations; without a name, every action of the target for the events.
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

/// The four parts of target–action: who sends, why, to whom, and what is to be done.
public struct ActionMessage: Sendable, Hashable {
  /// The control that sent the event.
  public var sender: Reference
  /// What was sent.
  public var event: ControlEvent
  /// Who is told; nil is the first responder.
  public var target: Reference?
  /// What is to be done.
  public var action: String

  /// A message to a target.
  public init(sender: Reference, event: ControlEvent, target: Reference?, action: String) {
    self.sender = sender
    self.event = event
    self.target = target
    self.action = action
  }
}
