/// What an element is and how it behaves, in the words of UIAccessibility.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(bit: UInt32) { rawValue = 1 << bit }

  public static let none: AccessibilityTraits = []
  public static let userInteractionEnabled = AccessibilityTraits(bit: 0)
  public static let adjustable = AccessibilityTraits(bit: 1)
  public static let keyboardKey = AccessibilityTraits(bit: 2)
  public static let selected = AccessibilityTraits(bit: 3)
  public static let button = AccessibilityTraits(bit: 4)
  public static let link = AccessibilityTraits(bit: 5)
  public static let searchField = AccessibilityTraits(bit: 6)
  public static let image = AccessibilityTraits(bit: 7)
  public static let staticText = AccessibilityTraits(bit: 8)
  public static let playsSound = AccessibilityTraits(bit: 9)
  public static let summaryElement = AccessibilityTraits(bit: 10)
  public static let notEnabled = AccessibilityTraits(bit: 11)
  public static let updatesFrequently = AccessibilityTraits(bit: 12)
  public static let startsMediaSession = AccessibilityTraits(bit: 13)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 14)
  public static let causesPageTurn = AccessibilityTraits(bit: 15)
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

  /// What VoiceOver says for them after label and value.
  func spoken(in language: Language) -> [String] {
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
