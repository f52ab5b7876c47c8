/// Everything a person can do with a control, in one type, for a preview or a recorded session.
///
/// A control handles the interactions that make sense for it and ignores the others: it then
/// changes nothing and sends nothing. The methods of the kinds do the same with fewer words.
public enum Interaction: Sendable, Hashable, Codable {
  /// One phase of a touch on the control as a whole.
  case touch(Touch)
  /// A finger comes down and lifts again at once.
  case tap
  /// A step up or down: a stepper's buttons, VoiceOver's swipe on an adjustable element, the next
  /// page of a scroll view.
  case increment
  case decrement
  /// A finger on one segment of a stepper or segmented control; `release` lifts it.
  case press(segment: Int)
  case release
  /// Time passes while a finger rests.
  case wait(Duration)
  /// A tap on one segment, or on one side of a page control's current dot (0 left, 1 right).
  case tapSegment(Int)
  /// A slider's thumb is dragged to a value; a switch slides to off (0) or on; a scroll view moves to
  /// an offset.
  case drag(to: Double)
  /// A wheel stops on a row.
  case spin(wheel: Int, row: Int)
  /// Characters from the keyboard.
  case type(String)
  case deleteBackward
  case clear
  case pressReturn
  case dismissKeyboard
  /// A table is dragged down from its top edge, in points.
  case pull(Double)
  /// A person chooses a contact from the list that a contact add button opened.
  case choose(String)
  /// The view that a button revealed closes.
  case dismiss
}
