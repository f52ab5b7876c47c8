/// The accessibility properties that a person may set. The control adds its frame, and what is left
/// out of its value and its traits.
public struct Accessibility: Sendable, Hashable, Codable {
  /// Short and localized, without the type of the element.
  public var label: String?
  /// The result of the action, brief and localized.
  public var hint: String?
  /// The value in other words than the control has for it, such as “3 kilometers”; nil keeps those.
  public var value: String?
  /// Instead of the default traits of the kind; nil keeps those.
  public var traits: AccessibilityTraits?
  /// For tests; never spoken.
  public var identifier: String?

  /// A part that is left out follows from the control.
  public init(
    label: String? = nil, hint: String? = nil, value: String? = nil,
    traits: AccessibilityTraits? = nil, identifier: String? = nil
  ) {
    self.label = label
    self.hint = hint
    self.value = value
    self.traits = traits
    self.identifier = identifier
  }
}

extension Control {
  /// What the element is, as VoiceOver says it; nil means the text that it shows.
  public var accessibilityLabel: String? {
    get { view.accessibility.label }
    set { view.accessibility.label = newValue }
  }

  /// What happens when it is used, as VoiceOver says it after a pause.
  public var accessibilityHint: String? {
    get { view.accessibility.hint }
    set { view.accessibility.hint = newValue }
  }

  /// The traits that were set, else the default ones of the kind; with `notEnabled` and `selected`
  /// according to the control's state. None where VoiceOver passes over it.
  public var accessibilityTraits: AccessibilityTraits {
    get {
      if isPassedOver { return [] }
      var traits = view.accessibility.traits ?? Self.facts.traits
      if !isEnabled { traits.insert(.notEnabled) }
      if showsSelection { traits.insert(.selected) }
      return traits
    }
    set { view.accessibility.traits = newValue }
  }

  /// In screen coordinates: where the layout of the app put the control, as `place(_:in:)` noted.
  public var accessibilityFrame: Rect { view.frame }

  /// The name that VoiceOver speaks: the label, else the control's own text. Nil where it passes over
  /// the control.
  public var accessibleName: String? { isPassedOver ? nil : accessibilityLabel ?? ownText }

  /// Everything that VoiceOver says: the name, the value, the kind of element, the hint. `name`
  /// comes from a label beside the control and is used when the control has none. Empty where it passes
  /// over the control.
  public func spoken(in language: Language, name: String? = nil) -> String {
    isPassedOver ? "" : utterance(in: language, name: name).text(in: language)
  }

  /// The parts of what VoiceOver says about the control, for those who do not know all of them.
  package func utterance(in language: Language, name: String? = nil) -> Utterance {
    var utterance = Utterance(accessibilityTraits, Speech.of(self))
    utterance.name = accessibleName ?? name ?? imageName
    utterance.value = view.accessibility.value ?? accessibilityValue(in: language)
    utterance.hint = accessibilityHint
    return utterance
  }
}
