// The closed sets of members that properties take, except those of one control, which
// are beside it.

extension CaseSet {
  // Shared.

  /// Where the content is inside a control, from side to side.
  public static let contentHorizontalAlignment = CaseSet(
    "ContentHorizontalAlignment", ["left", "center", "right", "fill"])
  /// Where the content is inside a control, from top to bottom.
  public static let contentVerticalAlignment = CaseSet(
    "ContentVerticalAlignment", ["top", "center", "bottom", "fill"])
  /// The text styles that follow Dynamic Type; a value of type `font` is one of them,
  /// `custom(…)` or `system(…)`.
  public static let textStyle = CaseSet(
    "TextStyle", swift: "Font.TextStyle",
    ["headline", "subheadline", "body", "footnote", "caption1", "caption2"])
  /// How a part of a text differs from the rest: `styled("now", emphasis: .bold)`.
  public static let textEmphasis = CaseSet(
    "TextEmphasis", swift: "StyledText.Emphasis", ["bold", "italic", "boldItalic"])
  /// How much a text says of a date: `due.formatted(date: .long)`.
  public static let dateStyle = CaseSet(
    "DateStyle",
    ["full", "long", "medium", "short", "month", "weekday", "shortWeekday"])
  /// How much a text says of a time: `due.formatted(time: .short)`.
  public static let timeStyle = CaseSet("TimeStyle", ["short", "medium"])
  /// How a person types a number: `Double(text, format: .number)`.
  public static let numberStyle = CaseSet("NumberStyle", ["number"])
  /// Whether the length of some work is known; a duration says so too.
  public static let durationKnowledge = CaseSet(
    "DurationKnowledge", swift: "ExpectedDuration", ["known", "unknown"])
  /// How the pixels of an image are used.
  public static let renderingMode = CaseSet(
    "RenderingMode", swift: "ImageReference.RenderingMode",
    ["automatic", "alwaysOriginal", "alwaysTemplate"])
  /// What the image at an end of a text field means: `image("name", role: .purpose)`.
  public static let imageRole = CaseSet(
    "ImageRole", swift: "ImageReference.Role", ["purpose", "feature"])
  /// What a task does: `task name(kind: .network)`.
  public static let taskKind = CaseSet("TaskKind", swift: "TrackedTask.Kind", ["network", "other"])
  /// What an element is or does, for assistive technology.
  public static let accessibilityTrait = CaseSet(
    "AccessibilityTrait", swift: "AccessibilityTraits",
    [
      "none", "button", "link", "searchField", "image", "selected", "playsSound", "keyboardKey",
      "staticText", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
      "adjustable", "allowsDirectInteraction", "causesPageTurn", "header",
      "userInteractionEnabled",
    ])

  // Pickers.

  public static let datePickerPresentation = CaseSet(
    "DatePickerPresentation", swift: "Presentation", ["inline", "popover", "pushed", "modal"])
  public static let pickerPresentation = CaseSet(
    "PickerPresentation", swift: "Presentation", ["inline", "pushed", "modal"])

  // Containers.

  public static let device = CaseSet(
    "Device", swift: "ControlTree.ScreenTraits.Device", ["iPhone", "iPad"])
  public static let widthClass = CaseSet(
    "WidthClass", swift: "ControlTree.ScreenTraits.WidthClass", ["compact", "regular"])
  public static let orientation = CaseSet(
    "Orientation", swift: "ControlTree.ScreenTraits.Orientation", ["portrait", "landscape"])
  public static let axis = CaseSet(
    "Axis", swift: "ControlTree.Container.Axis", ["horizontal", "vertical"])
}
