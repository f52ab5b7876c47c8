/// The properties of a character that heuristics use, looked up once for each text.
struct CharacterClass: OptionSet, Sendable {
  let rawValue: UInt16

  static let letter = CharacterClass(rawValue: 1)
  static let number = CharacterClass(rawValue: 2)
  /// A number that counts by itself: `7`, `７`, `①`, but not `½` or `七`.
  static let digit = CharacterClass(rawValue: 4)
  static let uppercase = CharacterClass(rawValue: 8)
  static let lowercase = CharacterClass(rawValue: 16)
  static let space = CharacterClass(rawValue: 32)
  /// A letter of the Latin script, with or without accents.
  static let latin = CharacterClass(rawValue: 64)
  /// `'` and `’`
  static let apostrophe = CharacterClass(rawValue: 128)
  /// A byte that is not the first of its character.
  static let inner = CharacterClass(rawValue: 256)

  static let alphanumeric: CharacterClass = [.letter, .number]
  static let wordPart: CharacterClass = [.letter, .number, .apostrophe]
}

extension CharacterClass {
  /// The classes of the characters of ASCII.
  static let ofASCII: [CharacterClass] = (0..<0x80).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): [.letter, .latin, .uppercase]
    case UInt8(ascii: "a")...UInt8(ascii: "z"): [.letter, .latin, .lowercase]
    case UInt8(ascii: "0")...UInt8(ascii: "9"): [.number, .digit]
    case UInt8(ascii: "'"): .apostrophe
    case 0x20, 0x09...0x0D: .space
    default: []
    }
  }

  /// The class of a character according to the standard library, with fewer lookups in its tables.
  init(_ character: Character) {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isSingle, first.value < 0x80 {
      self = Self.ofASCII[Int(first.value)]
      return
    }
    let properties = first.properties
    var result: CharacterClass = []
    if properties.numericType != nil {
      result = .number
      if !properties.isAlphabetic, character.isWholeNumber { result.insert(.digit) }
    }
    // Most texts that are not ASCII consist of ideographs.
    if isSingle, (0x4E00...0x9FFF).contains(first.value) {
      self = result.union(.letter)
      return
    }
    if properties.isWhitespace { result.insert(.space) }
    if isSingle, first == "\u{2019}" { result.insert(.apostrophe) }
    if properties.isAlphabetic {
      result.insert(.letter)
      switch first.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: result.insert(.latin)
      default: break
      }
    }
    if isSingle, !properties.changesWhenCaseMapped {
      // Such as `ª`, which is its own capital.
      if properties.isCased { result.formUnion([.uppercase, .lowercase]) }
    } else if isSingle, properties.isUppercase, properties.changesWhenLowercased {
      result.insert(.uppercase)
    } else if isSingle, properties.isLowercase, properties.changesWhenUppercased {
      result.insert(.lowercase)
    } else {
      if character.isUppercase { result.insert(.uppercase) }
      if character.isLowercase { result.insert(.lowercase) }
    }
    self = result
  }
}
