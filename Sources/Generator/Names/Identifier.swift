/// Names of a `.ctl` file as Swift spells them.
enum Identifier {
  /// `my_value`, `MyValue` and `URL` as `myValue`, `myValue` and `url`.
  static func lowerCamel(_ name: String) -> String {
    if isPlain(name, from: UInt8(ascii: "a")...UInt8(ascii: "z")) { return name }
    if let result = plainLowerCamel(name) { return result }
    var parts = words(name)
    guard let first = parts.first else { return "value" }
    parts[0] = loweredStart(first)
    return started(parts[0] + parts.dropFirst().map(capitalized).joined())
  }

  /// The same for a name of ASCII letters, digits and underscores; nil for another one.
  private static func plainLowerCamel(_ name: String) -> String? {
    let underscore = UInt8(ascii: "_")
    guard name.utf8.allSatisfy({ isLetterOrDigit($0) || $0 == underscore }) else { return nil }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let parts = name.utf8.split(separator: underscore)
    if parts.isEmpty { return "value" }
    var result: [UInt8] = []
    for part in parts {
      let start = result.count
      // Only a name such as MAX_COUNT is all capitals; maxCount is not.
      let isLowered = parts.count > 1 && !part.contains { $0 >= UInt8(ascii: "a") }
      for byte in part { result.append(isLowered && capitals.contains(byte) ? byte | 0x20 : byte) }
      if start > 0 {
        if result[start] >= UInt8(ascii: "a") { result[start] &= 0xDF }
        continue
      }
      let first = result.prefix { capitals.contains($0) }.count
      let count = first > 1 && first < result.count ? first - 1 : first
      for index in 0..<count { result[index] |= 0x20 }
    }
    // A name cannot begin with a digit.
    if result[0] < UInt8(ascii: "A") { result.insert(UInt8(ascii: "n"), at: 0) }
    return String(decoding: result, as: UTF8.self)
  }

  /// `reader_settings` as `ReaderSettings`.
  static func upperCamel(_ name: String) -> String {
    if isUpperCamel(name) { return name }
    if isPlain(name, from: UInt8(ascii: "a")...UInt8(ascii: "z")) { return capitalized(name) }
    let text = words(name).map(capitalized).joined()
    return text.isEmpty ? "Value" : capitalized(started(text))
  }

  /// Whether it is `ReaderSettings` already.
  static func isUpperCamel(_ name: String) -> Bool {
    isPlain(name, from: UInt8(ascii: "A")...UInt8(ascii: "Z"))
  }

  /// Whether it is spelled as wanted already, as nearly every name is: ASCII letters and digits, of
  /// which the first is in a range.
  private static func isPlain(_ name: String, from first: ClosedRange<UInt8>) -> Bool {
    var name = name
    return name.withUTF8 { utf8 in
      utf8.first.map(first.contains) == true && utf8.allSatisfy(isLetterOrDigit)
    }
  }

  /// The words between underscores, in letters that Swift allows.
  private static func words(_ name: String) -> [String] {
    if !name.isEmpty, name.utf8.allSatisfy(isLetterOrDigit) { return [name] }
    var parts = name.split(separator: "_").map { valid(String($0)) }.filter { !$0.isEmpty }
    // Only a name such as MAX_COUNT is all capitals; maxCount is not.
    if parts.count > 1 {
      parts = parts.map { $0 == $0.uppercased() ? $0.lowercased() : $0 }
    }
    return parts
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func capitalized(_ word: String) -> String {
    if isPlain(word, from: UInt8(ascii: "a")...UInt8(ascii: "z")) {
      var bytes = Array(word.utf8)
      bytes[0] &= 0xDF
      return String(decoding: bytes, as: UTF8.self)
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `URLValue` as `urlValue`.
  private static func loweredStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let count =
      capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// A name cannot begin with a digit or a combining mark.
  private static func started(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, !canStart(first) else { return name }
    return "n" + name
  }

  /// Scalars that Swift does not allow in a name are spelled by their number.
  private static func valid(_ word: String) -> String {
    guard !word.unicodeScalars.allSatisfy(canContinue) else { return word }
    var result = ""
    for scalar in word.unicodeScalars {
      if canContinue(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "u" + String(scalar.value, radix: 16)
      }
    }
    return result
  }

  // The ranges of the Swift grammar, as far as Unicode identifiers use them.

  private static func canStart(_ scalar: Unicode.Scalar) -> Bool {
    canContinue(scalar) && !("0"..."9").contains(scalar)
      && !combining.contains { $0.contains(scalar.value) }
  }

  private static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    return letters.contains { $0.contains(scalar.value) }
  }

  private static let combining: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let letters: [ClosedRange<UInt32>] = [
    0xAA...0xAA, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
    0x1681...0x180D, 0x180F...0x1FFF, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD,
    0x20000...0x2FFFD, 0x30000...0x3FFFD, 0xE0100...0xE01EF,
  ]

  // MARK: Words of Swift

  /// In back-quotes if it is a word of Swift.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name as an expression. At the start of a property, Swift takes some words for its accessors, and on a
  /// line of their own some for the start of a declaration.
  static func value(_ name: String) -> String {
    startingWords.contains(name) ? "`\(name)`" : quoted(name)
  }

  private static let startingWords: Set<String> = [
    "get", "set", "willSet", "didSet", "borrow", "mutate", "unsafeAddress", "unsafeMutableAddress",
    "actor", "macro",
  ]

  /// The label of an argument.
  static func argument(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// The label of a parameter: almost every word may be one.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}

/// Names in use; each is returned once.
struct NamePool {
  private var taken: Set<String>
  /// The number that a name was last free with.
  private var numbers: [String: Int] = [:]

  init(_ taken: some Sequence<String> = []) { self.taken = Set(taken) }

  func contains(_ name: String) -> Bool { taken.contains(name) }

  /// The first of `name`, `name2`, … that is neither in use nor one of some others; it is not
  /// reserved.
  func free(_ name: String, besides isOther: (String) -> Bool) -> String {
    func isFree(_ name: String) -> Bool { !taken.contains(name) && !isOther(name) }
    if isFree(name) { return name }
    var number = 2
    while !isFree("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// The name, or the first of `name2`, `name3`, … that is free.
  mutating func unique(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    // Names never become free again.
    var number = numbers[name] ?? 2
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    numbers[name] = number
    return "\(name)\(number)"
  }

  /// Names for several things at once. Those that keep their spelling come first, so that adding an
  /// unusual name does not rename an ordinary one.
  mutating func unique(_ names: [(written: String, wanted: String)]) -> [String] {
    var result = [String](repeating: "", count: names.count)
    let order =
      names.indices.filter { names[$0].written == names[$0].wanted }
      + names.indices.filter { names[$0].written != names[$0].wanted }
    for index in order { result[index] = unique(names[index].wanted) }
    return result
  }
}
