/// The entry of a strings file for a text in the language of the sources, beyond its key: the
/// places of the values, and the plural forms for a person to check.
struct SourceForms {
  /// Nil when the key is enough.
  let value: StringsFileValue?

  init(_ text: LocalizableText, _ language: String) {
    guard text.isText, !text.placeholders.isEmpty else {
      value = nil
      return
    }
    let counted = PluralCategories.of(language).count > 1 ? SourceForms.counted(text) : []
    if text.placeholders.count == 1, counted == [0] {
      value = SourceForms.variations(text.key, language)
    } else if counted.isEmpty, text.placeholders.count == 1 {
      value = nil
    } else {
      value = SourceForms.substituted(text, counted, language)
    }
  }

  /// The whole numbers with a word after them, as in `%lld copies`: the word changes with the
  /// number.
  private static func counted(_ text: LocalizableText) -> [Int] {
    text.pieces.dropFirst().enumerated().compactMap { index, piece in
      guard piece.placeholder?.specifier == "%lld" else { return nil }
      return word(piece.text) == nil ? nil : index
    }
  }

  /// A space and the word after it, at the beginning of a text.
  private static func word(_ text: String) -> String? {
    guard text.first == " " else { return nil }
    let word = text.dropFirst().prefix { $0.isLetter }
    return word.isEmpty ? nil : " " + word
  }

  private static func unit(_ text: String) -> StringsFileValue {
    .object([
      .init(
        key: "stringUnit",
        value: .object([
          .init(key: "state", value: .string("new")), .init(key: "value", value: .string(text)),
        ]))
    ])
  }

  /// The same text for every form: a person decides which letters change.
  private static func variations(_ text: String, _ language: String) -> StringsFileValue {
    let forms = PluralCategories.of(language).map { category in
      StringsFileValue.Member(key: category.rawValue, value: unit(text))
    }
    return .object([
      .init(
        key: "variations", value: .object([.init(key: "plural", value: .object(forms))]))
    ])
  }

  /// Several values: each with its place, so that translations may change the order; the counted
  /// ones with the word after them as texts of their own.
  private static func substituted(
    _ text: LocalizableText, _ counted: [Int], _ language: String
  ) -> StringsFileValue {
    var whole = ""
    var substitutions: [StringsFileValue.Member] = []
    for (index, piece) in text.pieces.enumerated() {
      guard let placeholder = piece.placeholder else {
        whole += piece.text
        continue
      }
      let place = index - 1
      guard counted.contains(place), let word = word(piece.text) else {
        whole += placeholder.specifier(at: place) + piece.text
        continue
      }
      whole += "%#@\(placeholder.name)@" + piece.text.dropFirst(word.count)
      var form = variations("%arg" + word, language)
      form.members =
        [
          .init(key: "argNum", value: .literal(String(place + 1))),
          .init(key: "formatSpecifier", value: .string("lld")),
        ] + form.members
      substitutions.append(.init(key: placeholder.name, value: form))
    }
    var result = unit(whole)
    if !substitutions.isEmpty {
      result["substitutions"] = .object(substitutions.sorted { $0.key < $1.key })
    }
    return result
  }
}

/// The plural forms of a language.
enum PluralCategories {
  enum Category: String, CaseIterable {
    case zero, one, two, few, many, other
  }

  /// For whole numbers, by the language of a tag such as `pt-BR`; most languages have two. The
  /// runtime library chooses among them.
  static func of(_ tag: String) -> [Category] {
    let language = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    return table.first { $0.languages.contains(language) }?.categories ?? [.one, .other]
  }

  private static let table: [(languages: Set<String>, categories: [Category])] = [
    (["zh", "ja", "ko", "vi", "th", "id", "ms", "lo", "my", "km"], [.other]),
    (["ru", "uk", "be", "pl"], [.one, .few, .many, .other]),
    (["hr", "sr", "bs", "cs", "sk", "lt", "ro"], [.one, .few, .other]),
    (["sl"], [.one, .two, .few, .other]), (["lv"], [.zero, .one, .other]),
    (["he"], [.one, .two, .other]), (["ga"], [.one, .two, .few, .many, .other]),
    (["ar", "cy"], [.zero, .one, .two, .few, .many, .other]),
  ]
}
