/// The library's own names for a file that also imports another library with such names, as SwiftUI
/// has them for `Button` and `Color`:
///
///     import SwiftUI
///     import enum CtlRuntime.Ctl
///
///     let tint: Ctl.Color = .black
public enum Ctl {
  /// The control `ActivityIndicator`.
  public typealias ActivityIndicator = CtlRuntime.ActivityIndicator
  /// The control `ContactAddButton`.
  public typealias ContactAddButton = CtlRuntime.ContactAddButton
  /// The control `DatePicker`.
  public typealias DatePicker = CtlRuntime.DatePicker
  /// The control `DetailDisclosureButton`.
  public typealias DetailDisclosureButton = CtlRuntime.DetailDisclosureButton
  /// The control `InfoButton`.
  public typealias InfoButton = CtlRuntime.InfoButton
  /// The control `Label`.
  public typealias Label = CtlRuntime.Label
  /// The control `NetworkActivityIndicator`.
  public typealias NetworkActivityIndicator = CtlRuntime.NetworkActivityIndicator
  /// The control `PageControl`.
  public typealias PageControl = CtlRuntime.PageControl
  /// The control `Picker`.
  public typealias Picker = CtlRuntime.Picker
  /// The control `ProgressView`.
  public typealias ProgressView = CtlRuntime.ProgressView
  /// The control `RefreshControl`.
  public typealias RefreshControl = CtlRuntime.RefreshControl
  /// The control `RoundedRectangleButton`.
  public typealias RoundedRectangleButton = CtlRuntime.RoundedRectangleButton
  /// The control `SegmentedControl`.
  public typealias SegmentedControl = CtlRuntime.SegmentedControl
  /// The control `Slider`.
  public typealias Slider = CtlRuntime.Slider
  /// The control `Stepper`.
  public typealias Stepper = CtlRuntime.Stepper
  /// The control `Switch`.
  public typealias Switch = CtlRuntime.Switch
  /// The control `Button`.
  public typealias Button = CtlRuntime.Button
  /// The control `TextField`.
  public typealias TextField = CtlRuntime.TextField
  /// The control `ImageView`.
  public typealias ImageView = CtlRuntime.ImageView
  /// The control `SearchBar`.
  public typealias SearchBar = CtlRuntime.SearchBar
  /// The control `SwipeAction`.
  public typealias SwipeAction = CtlRuntime.SwipeAction
  /// The control `TextView`.
  public typealias TextView = CtlRuntime.TextView
  /// The control `VolumeView`.
  public typealias VolumeView = CtlRuntime.VolumeView
  /// A color of the library.
  public typealias Color = CtlRuntime.Color
  /// A font of the library.
  public typealias Font = CtlRuntime.Font
  /// A date of the library.
  public typealias DateTime = CtlRuntime.DateTime
  /// An image of the library, by its name.
  public typealias ImageReference = CtlRuntime.ImageReference
  /// The name of an element.
  public typealias Reference = CtlRuntime.Reference
  /// What people do to an element.
  public typealias Interaction = CtlRuntime.Interaction
  /// The first values of controls.
  public typealias Appearance = CtlRuntime.Appearance
  /// A place on the screen.
  public typealias Rect = CtlRuntime.Rect
  /// A language and a country.
  public typealias LocaleIdentifier = CtlRuntime.LocaleIdentifier
}
