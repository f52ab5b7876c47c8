import CtlCatalogue
import CtlChecker

/// How an element of a document becomes one of a screen: a value, one for each element of Interface
/// Builder.
struct ElementMapping: Sendable {
  let tag: String
  let kind: KindName
  let properties: [PropertyMapping]
  /// Whether the kind says less than the element: it is counted.
  let isApproximate: Bool
  /// What remains, such as the states of a button.
  let more: (@Sendable (inout DocumentReader, Int, ElementID) -> Void)?
  /// The kind of one element, for an element that stands for several.
  let chooses: (@Sendable (XMLTree, Int) -> KindName)?

  init(
    _ tag: String, _ kind: KindName, _ properties: [PropertyMapping] = [],
    isApproximate: Bool = false,
    more: (@Sendable (inout DocumentReader, Int, ElementID) -> Void)? = nil,
    chooses: (@Sendable (XMLTree, Int) -> KindName)? = nil
  ) {
    self.tag = tag
    self.kind = kind
    self.properties = properties
    self.isApproximate = isApproximate
    self.chooses = chooses
    self.more = more
  }

  static let all: [ElementMapping] = containers + companions + texts + controls

  private static let controls: [ElementMapping] = [
    .activityIndicator, .barButtonItem, .button, .datePicker, .pageControl, .picker, .progressView,
    .refreshControl, .segmentedControl, .slider, .stepper, .switch,
  ]

  private static let byTag = Dictionary(uniqueKeysWithValues: all.map { ($0.tag, $0) })

  static func named(_ tag: String) -> ElementMapping? { byTag[tag] }

  /// The properties that every element has.
  static let common: [PropertyMapping] = [
    PropertyMapping("hidden", .isHidden, .bool),
    PropertyMapping("userInteractionEnabled", .isUserInteractionEnabled, .bool),
    PropertyMapping("enabled", .isEnabled, .bool),
    PropertyMapping("selected", .isSelected, .bool),
    PropertyMapping("highlighted", .isHighlighted, .bool),
    tint,
  ]

  static let tint = PropertyMapping(child: "tintColor", .tintColor, .color)
}

/// An attribute, or a child with a `key`, and the property that it sets.
struct PropertyMapping: Sendable {
  /// The attribute; for a reading of children the `key` of the child.
  let attribute: String
  /// The `key` of the child that has the attribute, instead of the element itself.
  let holder: String?
  let isChild: Bool
  let property: PropertyName
  let reading: Reading
  /// What an absent attribute means, where the catalogue has another default.
  let absent: Value?

  enum Reading: Sendable {
    case bool, int, double, length, text, image
    /// The words of Interface Builder with the members of the catalogue.
    case member([String: String])
    case color, font
    /// Seconds since 2001.
    case date
  }

  init(
    _ attribute: String, in holder: String? = nil, _ property: PropertyName, _ reading: Reading,
    absent: Value? = nil
  ) {
    self.attribute = attribute
    self.holder = holder
    isChild = false
    self.property = property
    self.reading = reading
    self.absent = absent
  }

  init(child key: String, _ property: PropertyName, _ reading: Reading) {
    attribute = key
    holder = nil
    isChild = true
    self.property = property
    self.reading = reading
    absent = nil
  }
}

extension PropertyMapping.Reading {
  /// Words that are the members themselves.
  static func members(_ names: String...) -> PropertyMapping.Reading {
    .member(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
  }
}
