// What several kinds can do, for those who use a control without knowing its kind.

/// A control that people type into.
package protocol TextInput: Control {
  var text: String { get set }
  var isEditing: Bool { get }
  /// The characters before the cursor; nil at the end.
  var textCursor: Int? { get }
  mutating func moveCursor(by offset: Int)
}

/// A control with segments that a finger touches one by one.
package protocol Segmented: Control {
  /// The segment under a finger: 0 is minus and 1 plus of a stepper. Setting it shows the control
  /// as it looks then, and sends nothing.
  var touchedSegment: Int? { get set }
}

/// A button that shows another view. What opens a screen by a tap on it is a route of its screen.
public protocol Revealing: TouchControl {
  /// The view that it shows; nil for one that shows none, or opens a screen.
  var reveals: Reference? { get }
  /// Whether that view is shown.
  var isRevealing: Bool { get set }
  /// Whether the view around the button shows its back meanwhile.
  var isFlipped: Bool { get }
}

extension Revealing {
  /// A tap shows the view, if there is one; another one hides it.
  mutating func toggle(_ touch: Touch) -> [ControlEvent] {
    let events = track(touch)
    if events.contains(.touchUpInside), reveals != nil { isRevealing.toggle() }
    return events
  }
}

/// A control about which VoiceOver does not always say the same besides what it has.
package protocol SpokenDifferently: Control {
  var ownSpeech: Speech { get }
}

/// A control with wheels.
package protocol Wheeled: Control {
  /// The row of each wheel.
  var rows: [Int] { get }
}

/// A control whose bounds may hold its value back from what was set.
package protocol HeldBack: Control {
  /// The field that shows a bound because what was set is outside of it; nil when none does.
  var heldField: String? { get }
}

extension Control {
  /// Whether people chose the bound that held back what was set before, so that both are the same now.
  func hasLeftHold(of former: Self) -> Bool {
    (former as? any HeldBack)?.heldField != nil && (self as? any HeldBack)?.heldField == nil
  }
}

extension AnyControl {
  /// Whether a field shows a bound because what was set is outside of it.
  package func holdsBack(_ field: String) -> Bool { (control as? any HeldBack)?.heldField == field }
}
