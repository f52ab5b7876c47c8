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
    var result = ""
    var rest = template[...]
    // Braces are ASCII: searching bytes is much faster than searching characters.
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}")) else { break }
      result += rest[..<open]
      let name = rest[rest.utf8.index(after: open)..<close]
      let end = rest.utf8.index(after: close)
      if let value = arguments.first(where: { $0.key == name }) {
        let text =
          switch value.value {
          case .text(let text): text
          case .phrase(let phrase): phrase.text(language)
          }
        if text.utf8.first == Phrase.codeMark, result.endsWithIdeograph { result += " " }
        result += text
        let next = rest[end...]
        if text.utf8.last == Phrase.codeMark, next.startsWithIdeograph { result += " " }
      } else {
        result += rest[open..<end]
      }
      rest = rest[end...]
    }
    return result + rest
  }

  private static let codeMark = UInt8(ascii: "`")
}

/// Chinese sets a space between its characters and code.
extension StringProtocol {
  fileprivate var startsWithIdeograph: Bool { unicodeScalars.first?.isIdeograph ?? false }
  fileprivate var endsWithIdeograph: Bool { unicodeScalars.last?.isIdeograph ?? false }
}

extension Unicode.Scalar {
  fileprivate var isIdeograph: Bool { (0x4E00...0x9FFF).contains(value) }
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
