/// The texts of an app in one language, by their keys.
///
///     settings.strings = ["signin.submit": "Anmelden", "Copies: %lld": "Exemplare: %lld"]
///     settings.strings = catalogue.strings(in: "de")
///
/// A text without a translation is its key, with the values in it.
public struct LocalizedStrings: Sendable, Hashable, Codable, ExpressibleByDictionaryLiteral {
  /// The language, which decides between plural forms; a tag such as `zh-Hans`.
  public var language: String
  private var translations: [String: Translation] = [:]

  /// No texts: every text is its key.
  public init() { language = "en" }

  /// Texts by their keys, in a language.
  public init(_ texts: [String: String], language: String = "en") {
    self.language = language
    translations = texts.mapValues { Translation(text: $0) }
  }

  /// A repeated key keeps its last text.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements) { _, last in last })
  }

  package init(translations: [String: Translation], language: String) {
    self.language = language
    self.translations = translations
  }

  /// The text of a key; the key itself when there is none.
  public subscript(key: String) -> String {
    get { translations[key]?.text ?? key }
    set { translations[key] = Translation(text: newValue) }
  }

  /// The same part with its text in this language.
  public subscript(run: StyledText.Run) -> StyledText.Run {
    var result = run
    result.text = self[run.text]
    return result
  }

  /// A text in this language, with its values in their places.
  public func callAsFunction(_ text: LocalizedText) -> String {
    let translation = translations[text.key]
    guard !text.arguments.isEmpty else { return translation?.text ?? text.key }
    let whole = translation?.form(for: text.arguments, in: language) ?? text.key
    return Format(arguments: text.arguments) { name in
      guard let part = translation?.parts[name], text.arguments.indices.contains(part.argument)
      else { return nil }
      return part.form(for: text.arguments[part.argument], in: language).map { ($0, part.argument) }
    }.fill(whole)
  }
}

extension LocalizedStrings {
  /// A date in the form of this language.
  public func callAsFunction(_ date: DateTime) -> String {
    date.formatted(in: LocaleIdentifier(language))
  }

  /// A number with the separators and the digits of this language.
  public func callAsFunction(_ number: Int) -> String {
    number.text(in: LocaleIdentifier(language))
  }

  /// A number with the separators and the digits of this language.
  public func callAsFunction(_ number: Double) -> String {
    number.text(in: LocaleIdentifier(language))
  }

  /// A number in a format, as this language writes it.
  public func callAsFunction(_ number: Int, _ format: NumberFormat) -> String {
    number.text(format, in: LocaleIdentifier(language))
  }

  /// A number in a format, as this language writes it.
  public func callAsFunction(_ number: Double, _ format: NumberFormat) -> String {
    number.text(format, in: LocaleIdentifier(language))
  }

  /// A length of time in a format, as this language writes it.
  public func callAsFunction(_ duration: Duration, _ format: DurationFormat) -> String {
    duration.text(format, in: LocaleIdentifier(language))
  }

  /// Several texts as one, as this language writes them.
  public func callAsFunction(_ texts: [String], _ format: ListFormat) -> String {
    texts.text(format, in: LocaleIdentifier(language))
  }

  /// A date, a time or both, as this language writes them.
  public func callAsFunction(
    _ date: DateTime, date dateStyle: DateStyle? = nil, time timeStyle: TimeStyle? = nil
  ) -> String {
    date.text(date: dateStyle, time: timeStyle, in: LocaleIdentifier(language))
  }

  /// The same; nothing for nil.
  public func callAsFunction(_ date: DateTime?) -> String { date.map { self($0) } ?? "" }
}

/// The entry of a catalogue for one key in one language.
package struct Translation: Sendable, Hashable, Codable {
  package var text: String?
  /// By plural category: the forms of a text with one number.
  package var forms: [PluralCategory: String] = [:]
  /// The parts of a text with several numbers, by their names: `%#@copies@`.
  package var parts: [String: Part] = [:]

  package init(
    text: String? = nil, forms: [PluralCategory: String] = [:], parts: [String: Part] = [:]
  ) {
    self.text = text
    self.forms = forms
    self.parts = parts
  }

  package struct Part: Sendable, Hashable, Codable {
    /// Counted from 0.
    var argument: Int
    var forms: [PluralCategory: String]

    package init(argument: Int, forms: [PluralCategory: String]) {
      self.argument = argument
      self.forms = forms
    }

    func form(for argument: LocalizedText.Argument, in language: String) -> String? {
      guard case .number(let number) = argument else { return forms[.other] }
      return forms[PluralCategory(number, in: language)] ?? forms[.other]
    }
  }

  /// The text in the form for the first number.
  func form(for arguments: [LocalizedText.Argument], in language: String) -> String? {
    if forms.isEmpty { return text }
    let number = arguments.first { if case .number = $0 { true } else { false } }
    return number.flatMap { Part(argument: 0, forms: forms).form(for: $0, in: language) }
      ?? forms[.other] ?? text
  }
}

/// Puts values into a format: `%@` and `%lld` in order, `%2$@` by place, `%#@name@` by the part of
/// that name, `%arg` in such a part, `%%` for `%`. Everything else stays as it is.
private struct Format {
  let arguments: [LocalizedText.Argument]
  /// A part with the place of its value.
  let part: (String) -> (text: String, argument: Int)?

  func fill(_ format: String) -> String { fill(format[...], own: nil) }

  private func fill(_ format: Substring, own: Int?) -> String {
    var result = ""
    var rest = format
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if let own, rest.hasPrefix("arg") {
        result += arguments[own].text
        rest = rest.dropFirst(3)
      } else if own == nil, rest.hasPrefix("#@"), let name = name(&rest) {
        // A part contains no parts of its own, so the recursion ends here.
        result += part(name).map { fill($0.text[...], own: $0.argument) } ?? "%#@\(name)@"
      } else if let place = place(&rest, &next) {
        result += arguments[place].text
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  private func name(_ rest: inout Substring) -> String? {
    let name = rest.dropFirst(2).prefix { $0 != "@" }
    guard name.endIndex < rest.endIndex else { return nil }
    rest = rest[name.endIndex...].dropFirst()
    return String(name)
  }

  /// The argument of `@`, `lld`, `2$@`, `2$lld`; nil, and nothing read, for other text.
  private func place(_ rest: inout Substring, _ next: inout Int) -> Int? {
    var after = rest
    var place = next
    let digits = after.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty {
      guard rest[digits.endIndex...].first == "$", let number = Int(digits) else { return nil }
      place = number - 1
      after = rest[digits.endIndex...].dropFirst()
    }
    guard let specifier = ["@", "lld", "ld", "d"].first(where: { after.hasPrefix($0) }),
      arguments.indices.contains(place)
    else { return nil }
    if digits.isEmpty { next += 1 }
    rest = after.dropFirst(specifier.count)
    return place
  }
}
