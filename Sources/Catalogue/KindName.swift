/// The name of every kind as it is written in a file. `Kind.all` below
/// has the same order; these two are the only lists of kinds in the catalogue.
public enum KindName: Int, CatalogueName {
  // The 18 controls of the guidelines.
  case activityIndicator, contactAddButton, datePicker, detailDisclosureButton, infoButton, label
  case networkActivityIndicator, pageControl, picker, progressView, refreshControl
  case roundedRectangleButton, segmentedControl, slider, stepper, `switch`, button, textField
  // Parts.
  case segment, wheel
  // Companions.
  case imageView, searchBar, swipeAction, textView, volumeView
  // Containers.
  case screen, statusBar, navigationBar, toolbar, content, table, section, row, stack, popover
  case annotation, view, alert, actionSheet, tabBar, tab, scrollView
  // The block `accessibility { … }` has properties of its own.
  case accessibility
}

extension Kind {
  /// Every kind, in the order of `KindName`. A test compares the two and the folders.
  public static let all: [Kind] = [
    // The 18 controls of the guidelines.
    .activityIndicator, .contactAddButton, .datePicker, .detailDisclosureButton, .infoButton,
    .label, .networkActivityIndicator, .pageControl, .picker, .progressView, .refreshControl,
    .roundedRectangleButton, .segmentedControl, .slider, .stepper, .switch, .button, .textField,
    // Parts.
    .segment, .wheel,
    // Companions.
    .imageView, .searchBar, .swipeAction, .textView, .volumeView,
    // Containers.
    .screen, .statusBar, .navigationBar, .toolbar, .content, .table, .section, .row, .stack,
    .popover, .annotation, .view, .alert, .actionSheet, .tabBar, .tab, .scrollView,
    // The block `accessibility { … }`.
    .accessibility,
  ]

  /// The 18 controls of the guidelines.
  public static let controls = all.filter { $0.role == .control }

  /// The kind with a name; never fails, because `all` has every name.
  @inlinable
  public static func named(_ name: KindName) -> Kind { all[name.rawValue] }
}
