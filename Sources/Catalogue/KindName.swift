/// The name of every kind as it is written in a file. The order is the order of `Kind.all`.
public enum KindName: Int, CatalogueName {
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
}
