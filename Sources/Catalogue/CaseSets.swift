// The closed sets of members that properties take, grouped by the kinds that use them.

extension CaseSet {
  // Shared.

  /// Where the content is inside a control, from side to side.
  public static let contentHorizontalAlignment = CaseSet(
    "ContentHorizontalAlignment", ["left", "center", "right", "fill"])
  /// Where the content is inside a control, from top to bottom.
  public static let contentVerticalAlignment = CaseSet(
    "ContentVerticalAlignment", ["top", "center", "bottom", "fill"])
  /// How text is aligned.
  public static let textAlignment = CaseSet(
    "TextAlignment", ["left", "center", "right", "justified", "natural"])
  /// The text styles that follow Dynamic Type; a value of type `font` is one of them,
  /// `custom(…)` or `system(…)`.
  public static let textStyle = CaseSet(
    "TextStyle", ["headline", "subheadline", "body", "footnote", "caption1", "caption2"])
  /// Whether the length of some work is known; a duration says so too.
  public static let durationKnowledge = CaseSet("DurationKnowledge", ["known", "unknown"])
  /// How the pixels of an image are used.
  public static let renderingMode = CaseSet(
    "RenderingMode", ["automatic", "alwaysOriginal", "alwaysTemplate"])
  /// What the image at an end of a text field means: `image("name", role: .purpose)`.
  public static let imageRole = CaseSet("ImageRole", ["purpose", "feature"])
  /// What a task does: `task name(kind: .network)`.
  public static let taskKind = CaseSet("TaskKind", ["network", "other"])
  /// What an element is or does, for assistive technology.
  public static let accessibilityTrait = CaseSet(
    "AccessibilityTrait",
    [
      "none", "button", "link", "searchField", "image", "selected", "playsSound", "keyboardKey",
      "staticText", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
      "adjustable", "allowsDirectInteraction", "causesPageTurn", "header",
      "userInteractionEnabled",
    ])

  // Indicators.

  public static let activityIndicatorStyle = CaseSet(
    "ActivityIndicatorStyle", ["white", "whiteLarge", "gray"])
  public static let progressViewStyle = CaseSet("ProgressViewStyle", ["default", "bar"])

  // Buttons.

  /// `roundedRect` is the deprecated alias of `system`.
  public static let buttonType = CaseSet("ButtonType", ["system", "custom", "roundedRect"])
  public static let contactAddReveals = CaseSet("ContactAddReveals", ["contacts"])
  public static let infoButtonStyle = CaseSet("InfoButtonStyle", ["dark", "light"])
  public static let revealsKind = CaseSet(
    "RevealsKind", ["configuration", "options", "itemDetails", "other"])
  public static let transition = CaseSet("Transition", ["push", "flip"])

  // Pickers.

  public static let datePickerMode = CaseSet(
    "DatePickerMode", ["dateAndTime", "time", "date", "countDownTimer"])
  public static let datePickerWheel = CaseSet(
    "DatePickerWheel", ["date", "hour", "minute", "amPM", "month", "day", "year"])
  public static let datePickerPresentation = CaseSet(
    "DatePickerPresentation", ["inline", "popover", "pushed", "modal"])
  public static let pickerPresentation = CaseSet(
    "PickerPresentation", ["inline", "pushed", "modal"])

  // Page and segmented controls.

  public static let pageRelation = CaseSet("PageRelation", ["peers", "hierarchy"])
  public static let pageControlPurpose = CaseSet("PageControlPurpose", ["count", "choose"])
  public static let pageControlPlacement = CaseSet(
    "PageControlPlacement", ["betweenViewAndScreenBottom", "top", "middle", "custom"])
  public static let segmentChoices = CaseSet("SegmentChoices", ["related", "unrelated"])
  public static let segmentSelection = CaseSet("SegmentSelection", ["exclusive", "multiple"])

  // Sliders and steppers.

  public static let sliderPurpose = CaseSet("SliderPurpose", ["value", "process", "volume"])
  public static let stepperChanges = CaseSet("StepperChanges", ["small", "large"])

  // Text fields.

  public static let keyboardType = CaseSet(
    "KeyboardType",
    [
      "default", "URL", "numberPad", "phonePad", "emailAddress", "decimalPad",
      "numbersAndPunctuation", "namePhonePad", "asciiCapable", "twitter", "webSearch",
    ])
  /// When the Clear button is visible.
  public static let clearButtonMode = CaseSet("ClearButtonMode", viewModes)
  /// When the view at an end of a text field is visible.
  public static let overlayViewMode = CaseSet("OverlayViewMode", viewModes)
  public static let borderStyle = CaseSet("BorderStyle", ["none", "line", "bezel", "roundedRect"])
  /// The kind of text in a text field.
  public static let textContent = CaseSet(
    "TextContent",
    [
      "text", "url", "pin", "phone", "email", "number", "date", "time", "dateTime", "longText",
    ])

  private static let viewModes = ["never", "whileEditing", "unlessEditing", "always"]

  // Containers.

  public static let device = CaseSet("Device", ["iPhone", "iPad"])
  public static let widthClass = CaseSet("WidthClass", ["compact", "regular"])
  public static let orientation = CaseSet("Orientation", ["portrait", "landscape"])
  public static let axis = CaseSet("Axis", ["horizontal", "vertical"])
}
