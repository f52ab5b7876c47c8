/// The names of control events, as UIControl names them.
public enum EventName: Int, CatalogueName {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter
  case touchDragExit, touchUpInside, touchUpOutside, touchCancel
  case valueChanged
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  case select
  /// A screen is shown for the first time.
  case appear
}

/// The events of a kind. `parameters` are the values that come with an event, bound by position:
/// `on select(wheel, row) -> choose(wheel: wheel, row: row)`.
public struct EventSet: Sendable, Hashable {
  public let events: [EventName]
  private let parameters: [Parameters]
  /// Events that people write in the kind by mistake; a rule reports them.
  public let misplaced: [EventName]

  public init(
    _ events: [EventName], parameters: [Parameters] = [],
    misplaced: [EventName] = []
  ) {
    self.events = events
    self.misplaced = misplaced
    self.parameters = parameters
  }

  /// What one of the events hands over. No dictionary: it would be made at every start.
  public struct Parameters: Sendable, Hashable {
    fileprivate let event: EventName
    fileprivate let all: [EventParameter]

    public init(of event: EventName, _ all: [EventParameter]) {
      self.event = event
      self.all = all
    }
  }

  /// What an event hands over, in order; most have nothing.
  public func parameters(of event: EventName) -> [EventParameter] {
    parameters.first { $0.event == event }?.all ?? []
  }

  public static let none = EventSet([])
  /// The events of every button.
  public static let touch = EventSet(touchEvents)
  /// Touch events and `valueChanged`.
  public static let value = EventSet([.valueChanged] + touchEvents)
  /// Touch events and the editing events of a text field.
  public static let editing = EventSet(
    [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit] + touchEvents)

  static let touchEvents: [EventName] = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
    .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
  ]
}

public struct EventParameter: Sendable, Hashable {
  public let name: String
  public let type: ValueType

  public init(_ name: String, _ type: ValueType) {
    self.name = name
    self.type = type
  }
}
