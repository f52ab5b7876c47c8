/// What the sources of an app set: `nightSwitch.accessibilityLabel = …`. A scan of words, not a
/// parser: it knows what stands in front of a dot, or of a message of Objective-C.
public struct CodeIndex: Sendable, Equatable {
  /// `name.property`
  public private(set) var assignments: Set<String> = []
  /// The hashes of all words.
  private var words: Set<UInt64> = []

  /// The ends of the names of sources.
  public static let extensions = ["swift", "m", "mm"]

  public init() {}

  public static func reads(_ path: String) -> Bool {
    extensions.contains { path.hasSuffix("." + $0) }
  }

  /// Whether a word stands anywhere.
  func mentions(_ word: String) -> Bool { words.contains(Self.hash(Array(word.utf8)[...])) }

  /// The properties that are looked for: those that name a control or set what rules judge.
  static let properties: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "isAccessibilityElement",
    "accessibilityElementsHidden", "accessibilityLabelledBy", "accessibilityTraits",
    "setTitle", "setAttributedTitle", "title", "configuration", "placeholder",
    "attributedPlaceholder", "isSecureTextEntry", "secureTextEntry", "textContentType",
    "keyboardType", "font", "textColor", "backgroundColor", "style", "numberOfPages", "progress",
    "selectedSegmentIndex", "value", "minimumValue", "maximumValue", "stepValue", "minuteInterval",
    "minimumDate", "maximumDate", "minimumValueImage", "maximumValueImage", "text",
    "inputView", "isHidden", "hidden", "addTarget", "addAction", "addGestureRecognizer", "menu",
  ]
  private static let hashes = Set(properties.map { hash(Array($0.utf8)[...]) })

  /// Adds one source.
  public mutating func add(_ bytes: [UInt8]) {
    var index = 0
    /// The word before a dot or a space, which the next word may belong to.
    var owner: Range<Int>?
    while index < bytes.count {
      guard Self.isWord(bytes[index]) else {
        // `a?.b`, `a!.b`, `[a b`
        if ![0x2E, 0x3F, 0x21, 0x20].contains(bytes[index]) { owner = nil }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      let word = bytes[start..<index]
      let hash = Self.hash(word)
      words.insert(hash)
      if let owner { note(bytes[owner], word, hash) }
      owner = start..<index
    }
  }

  private mutating func note(_ owner: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>, _ hash: UInt64)
  {
    let isKnown = Self.hashes.contains(hash)
    guard isKnown || word.starts(with: "set".utf8) else { return }
    var property = String(decoding: word, as: UTF8.self)
    if !isKnown || !Self.properties.contains(property) {
      // `setAccessibilityLabel:`
      let rest = property.dropFirst(3)
      property = rest.prefix(1).lowercased() + rest.dropFirst()
      guard Self.properties.contains(property) else { return }
    }
    let name = owner.drop { $0 == UInt8(ascii: "_") }
    assignments.insert(String(decoding: name, as: UTF8.self) + "." + property)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  /// FNV-1a, without underscores in front.
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    var result: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word.drop(while: { $0 == UInt8(ascii: "_") }) {
      result = (result ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return result
  }
}
