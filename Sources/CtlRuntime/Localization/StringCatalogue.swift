/// The texts of an app in all its languages: an `.xcstrings` file of `ctl compile --emit strings`,
/// translated.
///
///     let catalogue = try JSONDecoder().decode(StringCatalogue.self, from: data)
///     settings.strings = catalogue.strings(in: "de")
///
/// Decoding throws a `DecodingError` for an invalid catalogue and ignores unknown members.
public struct StringCatalogue: Sendable, Decodable {
  /// The language of the keys, such as `en`.
  public let sourceLanguage: String
  private let strings: [String: Entry]

  /// The texts in a language; for `de-AT`, those of `de` where it has none itself. Texts without a
  /// translation are in the language of the sources.
  public func strings(in language: String) -> LocalizedStrings {
    var tags = [language]
    while let end = tags.last?.lastIndex(of: "-"), let tag = tags.last {
      tags.append(String(tag[..<end]))
    }
    tags.append(sourceLanguage)
    return LocalizedStrings(
      translations: strings.compactMapValues { entry in
        tags.lazy.compactMap { entry.localizations?[$0]?.translation }.first
      }, language: language)
  }

  /// The languages that have a translation, in order.
  public var languages: [String] {
    Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }).sorted()
  }

  // MARK: The format

  private struct Entry: Sendable, Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Sendable, Decodable {
    var state: String?
    var value: String
    /// An entry that waits for its translation has no text.
    var text: String? { state == "new" && value.isEmpty ? nil : value }
  }

  private struct Variations: Sendable, Decodable {
    var plural: [String: Form]?

    struct Form: Sendable, Decodable { var stringUnit: Unit? }

    var forms: [PluralCategory: String] {
      var result: [PluralCategory: String] = [:]
      for (name, form) in plural ?? [:] {
        if let category = PluralCategory(rawValue: name) {
          result[category] = form.stringUnit?.text
        }
      }
      return result
    }
  }

  private struct Substitution: Sendable, Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  private struct Localization: Sendable, Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var translation: Translation? {
      var result = Translation(text: stringUnit?.text, forms: variations?.forms ?? [:])
      for (name, part) in substitutions ?? [:] {
        result.parts[name] = Translation.Part(
          argument: (part.argNum ?? 1).subtracting(1),
          forms: part.variations?.forms ?? [:])
      }
      return result.text == nil && result.forms.isEmpty ? nil : result
    }
  }
}
