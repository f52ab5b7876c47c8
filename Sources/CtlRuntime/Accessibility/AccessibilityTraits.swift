/// What an element is and how it behaves, with the names of UIAccessibility.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(bit: UInt32) { rawValue = 1 << bit }

  /// No trait: VoiceOver treats it as plain text.
  public static let none: AccessibilityTraits = []
  /// Touches reach it.
  public static let userInteractionEnabled = AccessibilityTraits(bit: 0)
  /// Its value is changed by swiping up and down.
  public static let adjustable = AccessibilityTraits(bit: 1)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(bit: 2)
  /// Selected now.
  public static let selected = AccessibilityTraits(bit: 3)
  /// Does something when it is tapped.
  public static let button = AccessibilityTraits(bit: 4)
  /// Leads somewhere when it is tapped.
  public static let link = AccessibilityTraits(bit: 5)
  /// A field for searching.
  public static let searchField = AccessibilityTraits(bit: 6)
  /// An image with a meaning.
  public static let image = AccessibilityTraits(bit: 7)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(bit: 8)
  /// Plays a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(bit: 9)
  /// Summarises the state when the screen appears.
  public static let summaryElement = AccessibilityTraits(bit: 10)
  /// Cannot be used now.
  public static let notEnabled = AccessibilityTraits(bit: 11)
  /// Changes too often to be followed; VoiceOver asks for the value instead.
  public static let updatesFrequently = AccessibilityTraits(bit: 12)
  /// Starts to play; VoiceOver is then silent.
  public static let startsMediaSession = AccessibilityTraits(bit: 13)
  /// Takes touches as they are, as piano keys do.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 14)
  /// Turns the page when VoiceOver has read it.
  public static let causesPageTurn = AccessibilityTraits(bit: 15)
  /// The heading of a part of the screen.
  public static let header = AccessibilityTraits(bit: 16)

  /// The names as they are written in a file, in the order of the bits.
  public static let names: [String] = [
    "userInteractionEnabled", "adjustable", "keyboardKey", "selected", "button", "link",
    "searchField", "image", "staticText", "playsSound", "summaryElement", "notEnabled",
    "updatesFrequently", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
    "header",
  ]

  /// The names of the members.
  public var names: [String] {
    Self.names.enumerated().filter { rawValue & 1 << UInt32($0.offset) != 0 }.map(\.element)
  }

  /// The trait of a name; nil when there is none.
  public init?(name: String) {
    guard name != "none" else {
      self = .none
      return
    }
    guard let bit = Self.names.firstIndex(of: name) else { return nil }
    self.init(bit: UInt32(bit))
  }

  /// What VoiceOver says for them after the label and the value.
  package func spoken(in language: Language) -> [String] {
    Self.words.filter { contains($0.trait) }.map { language.say($0.english, $0.chinese) }
  }

  private static let words: [(trait: AccessibilityTraits, english: String, chinese: String)] = [
    (.notEnabled, "dimmed", "变暗"), (.button, "button", "按钮"), (.link, "link", "链接"),
    (.searchField, "search field", "搜索栏"), (.image, "image", "图像"), (.header, "heading", "标题"),
    (.adjustable, "adjustable", "可调整"),
  ]
}

extension AccessibilityTraits: Codable {
  public init(from decoder: any Decoder) throws {
    self = []
    for name in try [String](from: decoder) {
      guard let trait = AccessibilityTraits(name: name) else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "`\(name)` is not the name of an accessibility trait"))
      }
      insert(trait)
    }
  }

  public func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }
}
