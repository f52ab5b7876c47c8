extension TextField {
  /// Only while there is no text.
  public var showsPlaceholder: Bool { text.isEmpty && placeholder != nil }

  /// Where its mode has it, while there is text; at the right end.
  public var showsClearButton: Bool {
    !text.isEmpty && clearButtonMode.shows(isEditing: isEditing)
  }

  /// The view at the left end now; it shows what the field is for.
  public var visibleLeftView: AccessoryView? {
    leftViewMode.shows(isEditing: isEditing) ? leftView : nil
  }

  /// The view at the right end now; it offers a feature.
  public var visibleRightView: AccessoryView? {
    rightViewMode.shows(isEditing: isEditing) ? rightView : nil
  }

  /// Whether it is drawn with rounded corners.
  public var hasRoundedCorners: Bool { borderStyle == .roundedRect }

  /// What a person chose for typing; the field has no say in it.
  public struct InputPreferences: Sendable, Hashable, Codable {
    /// How characters are typed, as `pinyin`.
    public var inputMethod: String
    /// How the keys are laid out, as `QWERTY`.
    public var layout: String

    /// What a person chose.
    public init(inputMethod: String, layout: String) {
      self.inputMethod = inputMethod
      self.layout = layout
    }
  }

  /// The keyboard on the screen: its type by the field, the rest by the person.
  public struct Keyboard: Sendable, Hashable {
    /// Which keys it has, by the field.
    public var type: KeyboardType
    /// How they are used, by the person.
    public var preferences: InputPreferences
  }

  /// Nil while the field is not edited.
  public func keyboard(for preferences: InputPreferences) -> Keyboard? {
    isEditing ? Keyboard(type: keyboardType, preferences: preferences) : nil
  }

  /// Where text of a size stands in the field, by the content alignment.
  public func textFrame(of size: Size, in bounds: Rect) -> Rect {
    alignment.frame(of: size, in: bounds)
  }

  public var ownText: String? { nil }

  /// The text, or the placeholder while there is none.
  public func accessibilityValue(in language: Language) -> String? {
    text.isEmpty ? placeholder : text
  }
}

extension TextField {
  /// The controls at both ends, the left one first.
  var accessories: [ControlTree] {
    [leftView, rightView].compactMap {
      if case .element(let element) = $0 { element } else { nil }
    }
  }

  /// Changes a control at one of the ends; the body returns whether it did.
  mutating func changeAccessories(_ body: (inout ControlTree, _ isVisible: Bool) -> Bool) -> Bool {
    if case .element(var element) = leftView, body(&element, visibleLeftView != nil) {
      leftView = .element(element)
      return true
    }
    if case .element(var element) = rightView, body(&element, visibleRightView != nil) {
      rightView = .element(element)
      return true
    }
    return false
  }
}

/// What stands at an end of a text field.
public indirect enum AccessoryView: Sendable, Equatable, Codable {
  case image(ImageReference)
  /// A control with its name, a tree of one.
  case element(ControlTree)
  /// The Clear button of the system.
  case clearButton
  /// The Bookmarks button of the system.
  case bookmarksButton
}
