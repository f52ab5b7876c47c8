import CtlText

/// The languages that the product speaks.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

/// A sentence in both languages with `{placeholders}`. A test proves that both languages of every
/// message name the same placeholders.
public struct Message: Sendable, Hashable {
  public let en: String
  public let zh: String

  public init(_ en: String, _ zh: String) {
    self.en = en
    self.zh = zh
  }

  public func template(_ language: Language) -> String {
    language == .english ? en : zh
  }

  /// The sentence with an ellipsis for each placeholder.
  public func outline(_ language: Language) -> String {
    var result = ""
    var isInside = false
    for character in template(language) {
      switch character {
      case "{":
        isInside = true
        result += "…"
      case "}": isInside = false
      default: if !isInside { result.append(character) }
      }
    }
    return result
  }

  /// The sentence with its placeholders filled in, still in both languages.
  public func callAsFunction(_ arguments: KeyValuePairs<String, Argument> = [:]) -> Phrase {
    Phrase(message: self, arguments: arguments)
  }

  /// What fills a placeholder: one text for both languages, or a phrase.
  public enum Argument: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
  {
    case text(String)
    case phrase(Phrase)

    public init(stringLiteral value: String) { self = .text(value) }
    public init(integerLiteral value: Int) { self = .text(String(value)) }
    public static func number(_ value: Int) -> Argument { .text(String(value)) }
    public static func words(_ en: String, _ zh: String) -> Argument {
      .phrase(Phrase(Message(en, zh)))
    }
    /// Words with the commas of each language between them.
    public static func list(_ words: [String]) -> Argument {
      .words(words.joined(separator: ", "), words.joined(separator: "、"))
    }

    /// One of some words: “a, b or c”.
    public static func choice(_ words: [String]) -> Argument {
      guard let last = words.last, words.count > 1 else { return list(words) }
      let others = words.dropLast()
      return .words(
        "\(others.joined(separator: ", ")) or \(last)", "\(others.joined(separator: "、"))或\(last)")
    }
  }
}

/// A message with its arguments, rendered when the language of the reader is known.
public struct Phrase: Sendable {
  public let message: Message
  public let arguments: KeyValuePairs<String, Message.Argument>

  init(message: Message, arguments: KeyValuePairs<String, Message.Argument>) {
    self.message = message
    self.arguments = arguments
  }

  public init(_ message: Message) { self.init(message: message, arguments: [:]) }

  /// The text in a language. A placeholder without an argument stays as it is written.
  public func text(_ language: Language = .english) -> String {
    let template = message.template(language)
    if arguments.isEmpty { return template }
    var bytes: [UInt8] = []
    append(to: &bytes, language)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same text in UTF-8, at the end of some bytes.
  func append(to result: inout [UInt8], _ language: Language) {
    var template = message.template(language)
    template.withUTF8 { template in
      if arguments.isEmpty {
        result.append(contentsOf: template)
        return
      }
      var start = 0
      // Braces are ASCII: searching bytes is much faster than searching characters.
      while let open = Self.index(of: UInt8(ascii: "{"), in: template, from: start),
        let close = Self.index(of: UInt8(ascii: "}"), in: template, from: open)
      {
        result.append(contentsOf: UnsafeBufferPointer(rebasing: template[start..<open]))
        start = close + 1
        let name = UnsafeBufferPointer(rebasing: template[open + 1..<close])
        guard let value = argument(named: name) else {
          result.append(contentsOf: UnsafeBufferPointer(rebasing: template[open...close]))
          continue
        }
        let end = result.count
        switch value {
        case .text(var text): text.withUTF8 { result.append(contentsOf: $0) }
        case .phrase(let phrase): phrase.append(to: &result, language)
        }
        // Chinese sets a space between its characters and code.
        if result.count > end, result[end] == Phrase.codeMark, endsWithIdeograph(result[..<end]) {
          result.insert(UInt8(ascii: " "), at: end)
        }
        if result.count > end, result.last == Phrase.codeMark,
          startsWithIdeograph(template[start...])
        {
          result.append(UInt8(ascii: " "))
        }
      }
      result.append(contentsOf: UnsafeBufferPointer(rebasing: template[start...]))
    }
  }

  private static func index(
    of byte: UInt8, in template: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var index = start
    while index < template.count {
      if template[index] == byte { return index }
      index += 1
    }
    return nil
  }

  private func argument(named name: UnsafeBufferPointer<UInt8>) -> Message.Argument? {
    for (var key, value) in arguments where key.utf8.count == name.count {
      if key.withUTF8({ key in key.indices.allSatisfy { key[$0] == name[$0] } }) { return value }
    }
    return nil
  }

  private static let codeMark = UInt8(ascii: "`")
}

private func startsWithIdeograph(_ bytes: some Collection<UInt8>) -> Bool {
  let start = Array(bytes.prefix(3))
  // From U+4E00 to U+9FFF.
  return start.count == 3 && [0xE4, 0xB8, 0x80].lexicographicallyPrecedes(start + [0])
    && start[0] <= 0xE9
}

private func endsWithIdeograph(_ bytes: ArraySlice<UInt8>) -> Bool {
  startsWithIdeograph(bytes.suffix(3))
}

extension Phrase: Hashable {
  public static func == (first: Phrase, second: Phrase) -> Bool {
    first.message == second.message
      && first.arguments.elementsEqual(second.arguments) {
        $0.key == $1.key && $0.value == $1.value
      }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    for argument in arguments { hasher.combine(argument.value) }
  }
}

extension JSONWriter {
  mutating func write(_ phrase: Phrase, _ language: Language) {
    write { bytes in phrase.append(to: &bytes, language) }
  }

  mutating func member(_ name: String, _ phrase: Phrase, _ language: Language) {
    key(name)
    write(phrase, language)
  }
}
