extension TextField {
  /// Visible only while there is no text.
  public var showsPlaceholder: Bool { text.isEmpty && placeholder != nil }

  /// Visible as its mode says, while there is text; at the right end.
  public var showsClearButton: Bool {
    !text.isEmpty && clearButtonMode.shows(isEditing: isEditing)
  }

  /// Whether the left end shows what stands there.
  package var showsLeftView: Bool { leftViewMode.shows(isEditing: isEditing) }
  /// Whether the right end shows what stands there.
  package var showsRightView: Bool { rightViewMode.shows(isEditing: isEditing) }

  /// The visible view at the left end; it shows what the field is for.
  public var visibleLeftView: AccessoryView? {
    showsLeftView ? leftView : nil
  }

  /// The visible view at the right end; it offers a feature.
  public var visibleRightView: AccessoryView? {
    showsRightView ? rightView : nil
  }

  /// Whether it is drawn with rounded corners.
  public var hasRoundedCorners: Bool { borderStyle == .roundedRect }

  /// The person's own settings for typing; the field cannot change them.
  public struct InputPreferences: Sendable, Hashable, Codable {
    /// How characters are typed, such as `pinyin`.
    public var inputMethod: String
    /// The layout of the keys, such as `QWERTY`.
    public var layout: String

    /// The settings of a person.
    public init(inputMethod: String, layout: String) {
      self.inputMethod = inputMethod
      self.layout = layout
    }
  }

  /// The keyboard on the screen: the field decides its type, the person decides the rest.
  public struct Keyboard: Sendable, Hashable {
    /// Its keys, decided by the field.
    public var type: KeyboardType
    /// Its layout and input method, decided by the person.
    public var preferences: InputPreferences
  }

  /// Nil while the field is not edited.
  public func keyboard(for preferences: InputPreferences) -> Keyboard? {
    isEditing ? Keyboard(type: keyboardType, preferences: preferences) : nil
  }

  /// The frame of a text of a size in the field, by the content alignment.
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

/// The view at an end of a text field.
public indirect enum AccessoryView: Sendable, Equatable, Codable {
  case image(ImageReference)
  /// A control with its name, a tree of one.
  case element(ControlTree)
  /// The Clear button of the system.
  case clearButton
  /// The Bookmarks button of the system.
  case bookmarksButton
}
