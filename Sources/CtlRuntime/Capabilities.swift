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
  /// The segment under a finger: 0 is minus and 1 plus of a stepper.
  var touchedSegment: Int? { get }
  /// The segment that was tapped, when the control shows no selection.
  var momentarySegment: Int? { get }
}

/// A control with wheels.
package protocol Wheeled: Control {
  /// The row of each wheel.
  var rows: [Int] { get }
}
