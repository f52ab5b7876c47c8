/// What a control reports when a person uses it.
///
/// Interactions return the events they sent, in order, so that a model can be driven without
/// classes or closures.
public enum ControlEvent: Sendable, Hashable {
  case touchDown, touchDownRepeat
  case touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel
  case valueChanged
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  /// A wheel of a picker stopped on another row. Not a control event: a delegate's report.
  case select(wheel: Int, row: Int)
  /// A table row was tapped, beside its controls.
  case selectRow
  /// The screen is shown for the first time.
  case appear

  /// The name of an event, as in `UIControl` and in a file.
  public enum Name: String, Sendable, CaseIterable, Hashable, Codable {
    case touchDown, touchDownRepeat
    case touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
    case touchUpInside, touchUpOutside, touchCancel
    case valueChanged
    case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
    case select
    case appear
  }

  /// The name of the event, without its values.
  public var name: Name {
    switch self {
    case .touchDown: .touchDown
    case .touchDownRepeat: .touchDownRepeat
    case .touchDragInside: .touchDragInside
    case .touchDragOutside: .touchDragOutside
    case .touchDragEnter: .touchDragEnter
    case .touchDragExit: .touchDragExit
    case .touchUpInside: .touchUpInside
    case .touchUpOutside: .touchUpOutside
    case .touchCancel: .touchCancel
    case .valueChanged: .valueChanged
    case .editingDidBegin: .editingDidBegin
    case .editingChanged: .editingChanged
    case .editingDidEnd: .editingDidEnd
    case .editingDidEndOnExit: .editingDidEndOnExit
    case .select, .selectRow: .select
    case .appear: .appear
    }
  }
}

extension [ControlEvent.Name] {
  /// The events of every button.
  static let touch: Self = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
    .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
  ]
  /// The events of a control with a value.
  static let value: Self = [.valueChanged] + touch
  /// The events of a text field.
  static let editing: Self =
    [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit] + touch
}
