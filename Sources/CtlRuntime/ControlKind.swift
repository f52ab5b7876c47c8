/// The 18 kinds, named as in a file, in the order of the guidelines, and their companions.
public enum ControlKind: String, Sendable, Hashable, Codable, CaseIterable {
  case activityIndicator, contactAddButton, datePicker, detailDisclosureButton, infoButton, label
  case networkActivityIndicator, pageControl, picker, progressView, refreshControl
  case roundedRectangleButton, segmentedControl, slider, stepper, `switch`, button, textField
  case imageView, searchBar, swipeAction, textView, volumeView

  /// Kinds that the guidelines name beside the controls.
  public static let companions: [ControlKind] = [
    .imageView, .searchBar, .swipeAction, .textView, .volumeView,
  ]
  /// The 18 controls.
  public static let controls = allCases.filter { !companions.contains($0) }

  /// The type that models the kind.
  public var type: any Control.Type { Self.types[self] ?? Label.self }
  /// The facts that apply to every control of the kind.
  public var facts: ControlFacts { type.facts }

  /// The kinds of the buttons that show another view.
  static let revealing = allCases.filter { $0.type is any Revealing.Type }

  private static let types: [ControlKind: any Control.Type] = {
    let types: [any Control.Type] = [
      ActivityIndicator.self, ContactAddButton.self, DatePicker.self,
      DetailDisclosureButton.self, InfoButton.self, Label.self, NetworkActivityIndicator.self,
      PageControl.self, Picker.self, ProgressView.self, RefreshControl.self,
      RoundedRectangleButton.self, SegmentedControl.self, Slider.self, Stepper.self, Switch.self,
      Button.self, TextField.self, ImageView.self, SearchBar.self, SwipeAction.self,
      TextView.self, VolumeView.self,
    ]
    return Dictionary(types.map { ($0.facts.kind, $0) }) { first, _ in first }
  }()
}
