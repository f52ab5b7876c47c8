/// The name of every kind as it is written in a file. The order is the order of `Kind.all`.
public enum KindName: UInt8, Sendable, CaseIterable, Hashable {
  // The 18 controls of the guidelines.
  case activityIndicator, contactAddButton, datePicker, detailDisclosureButton, infoButton, label
  case networkActivityIndicator, pageControl, picker, progressView, refreshControl
  case roundedRectangleButton, segmentedControl, slider, stepper, `switch`, button, textField
  // Parts.
  case segment, wheel
  // Companions.
  case textView, volumeView
  // Containers.
  case screen, statusBar, navigationBar, toolbar, content, table, section, row, stack, popover
  case annotation, view
  // The block `accessibility { … }` has properties of its own.
  case accessibility

  /// The word in a file.
  public var name: String { Self.names[Int(rawValue)] }
  public static let names: [String] = allCases.map { String(describing: $0) }
  /// The case for a word in a file.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }
}
