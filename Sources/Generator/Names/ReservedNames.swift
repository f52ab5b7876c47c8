import CtlCatalogue

// Names that generated code uses itself.

enum ReservedNames {
  /// The types that generated code uses without a qualifier. A type of a file with one of these
  /// names would hide it in the whole module, so it gets a suffix.
  static let types: Set<String> = runtime.union(standard)

  /// The controls, and what belongs to none of them.
  static let runtime = Set(
    KindName.allCases.compactMap { KindSpelling.type(of: $0) } + [
      "AccessibilityTraits", "Accessibility", "AccessoryView", "ActionMessage", "AnyControl",
      "Appearance", "AudioOutput", "Autorepeat", "Bounded", "Caller", "Choice", "Color",
      "ComponentModel",
      "ConstraintKind", "ContentAligning", "ContentAlignment", "ContentHorizontalAlignment",
      "ContentSizeCategory", "ContentVerticalAlignment", "Control", "ControlEvent", "ControlFacts",
      "ControlKind", "ControlProperties", "ControlState", "ControlTree", "ControlTreeBuilder",
      "DateStyle", "DateTime", "DividerImages", "DurationFormat", "ExpectedDuration", "Field",
      "FieldCodable", "FixedSize", "Font",
      "Guidelines", "HoldTimer", "HostedElement", "HostedScreen", "HostedTree", "ImageReference",
      "Interaction", "Interface", "Language",
      "LayoutDirection", "ListFormat", "LocaleIdentifier", "LocalizedStrings", "LocalizedText",
      "NumberFormat", "ObservedScreen",
      "Offset", "OpeningScreen", "PerState", "PluralCategory", "Point", "Presentation", "Rect",
      "Reference",
      "ReadableError", "Revealing", "ScreenHost", "ScreenModel",
      "ScreenPresentation", "ScreenRoute", "ScreenTab", "ScreenTabVisitor", "ScreenTarget",
      "ScreenTask", "ScreenTasks", "Sender", "Side", "Size",
      "Steplike",
      "StringCatalogue", "StyledText", "Ctl",
      "TabbedScreen", "TargetActions", "TaskField", "TaskReport", "TimeStyle",
      "Touch", "TouchControl", "TrackedTask", "ViewProperties", "WheelRow", "CtlRuntime",
    ])

  private static let standard: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "ClosedRange", "Codable", "Collection",
    "CaseIterable", "Comparable", "Decodable", "Decoder", "Dictionary", "Double", "Duration",
    "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable", "Identifiable", "CodingKey",
    "CodingKeys",
    "Int", "MainActor", "Never", "Optional",
    "Protocol", "Range", "Result", "Self", "Sendable", "Sequence", "Set", "String", "Substring",
    "Swift", "Type", "Void", "Actions", "Followed", "HeldTab", "OpenedRoute", "Target",
    "SampleName", "Task",
  ]

  /// The members of a model besides those of its file.
  static let members: Set<String> = [
    "Type", "Protocol", "Self", "init", "self", "interface", "appearance", "readsControls",
    "constraints",
    "describe", "settle", "beginAgain", "take", "perform", "tree", "strings", "update", "send",
    "encode",
    "change", "beginChanges", "endChanges",
    "allFields", "allTasks", "followed", "nowPath", "performChanges", "followOpener",
    "updateOpener", "tabScreens", "give", "hash", "path",
    "statePath", "filled", "_",
  ]

  /// The members of an enum besides its cases.
  static let cases: Set<String> = [
    "Type", "Protocol", "Self", "init", "self", "label", "index", "allCases", "rawValue", "hash",
    "hashValue", "encode", "AllCases", "RawValue", "_",
  ]

  /// The members of the enum of targets besides its cases.
  static let targets = cases.union(["reference"])

  /// The members of a record besides its fields.
  static let fields: Set<String> = [
    "Type", "Protocol", "Self", "init", "self", "hash", "hashValue", "encode", "CodingKeys", "ID",
    "_",
  ]

  /// The parameters of a model's methods, and the functions that they call: a member of such a name
  /// is written with `self.`, and the function with its module.
  static let locals: Set<String> = [
    "sender", "event", "actions", "interface", "path", "newValue", "oldValue", "sample",
  ]
  static let functions: [String: String] = [
    "min": "Swift", "max": "Swift", "abs": "Swift", "clamp": "CtlRuntime",
    "magnitude": "CtlRuntime", "power": "CtlRuntime", "numbers": "CtlRuntime", "span": "CtlRuntime",
  ]
}
