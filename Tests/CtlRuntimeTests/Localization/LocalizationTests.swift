import CtlRuntime
import Foundation
import Testing

@Suite struct LocalizationTests {
  @Test("a text without a translation is itself, with its values")
  func untranslated() {
    let strings = LocalizedStrings()
    let (copies, name) = (3, "A%@B")
    #expect(strings("Copies: \(copies)") == "Copies: 3")
    #expect(strings("\(name), 100% of \(copies) %lld") == "A%@B, 100% of 3 %lld")
    #expect(strings("100%") == "100%" && strings("%lld %@ %") == "%lld %@ %")
    #expect(strings("\(true)") == "true")
  }

  @Test("the key is that of a string catalogue")
  func keys() {
    let (a, b) = (1, "x")
    #expect(("\(a) of \(b): 5%" as LocalizedText).key == "%lld of %@: 5%%")
    #expect(("5%" as LocalizedText).key == "5%")
  }

  @Test("translations put values in their own order")
  func places() {
    let strings: LocalizedStrings = [
      "%@ of %lld": "%2$lld: %1$@", "x %lld": "%lld%% %lld %@ %3$@ %0$@ %99999999999999999999$@ %",
    ]
    #expect(strings("\("page") of \(7)") == "7: page")
    // A placeholder without a value stays as it is.
    #expect(strings("x \(1)") == "1% %lld %@ %3$@ %0$@ %99999999999999999999$@ %")
  }

  /// As in a format of the system, what has no place follows what else has none.
  @Test(
    "a value with a place does not move the others",
    arguments: [
      ("%@ %@ %@", "a b c"), ("%2$@ %@ %@", "b a b"), ("%@ %3$@ %@", "a c b"),
      ("%3$@ %2$@ %1$@ %@", "c b a a"), ("%1$@ %@ %1$@ %@ %@", "a a a b c"),
    ])
  func placesAndOrder(format: String, expected: String) {
    let strings: LocalizedStrings = ["%@, %@, %@": format]
    #expect(strings("\("a"), \("b"), \("c")") == expected)
  }

  @Test(
    "plural forms follow the language",
    arguments: [
      ("en", 1, PluralCategory.one), ("en", 0, .other), ("fr", 0, .one), ("ja", 1, .other),
      ("ru", 21, .one), ("ru", 22, .few), ("ru", 12, .many), ("ru", 111, .many), ("pl", 21, .many),
      ("pl", 22, .few), ("cs", 3, .few), ("ar", 0, .zero), ("ar", 2, .two), ("ar", 103, .few),
      ("ar", 111, .many), ("ar", 100, .other), ("lv", 0, .zero), ("lt", 21, .one),
      ("sl", 102, .two),
      ("ga", 7, .many), ("cy", 6, .many), ("ro", 119, .few), ("he", 2, .two), ("", 1, .one),
      ("ru-RU", -1, .one), ("zh-Hans", .min, .other), ("en", .min, .other),
    ])
  func plurals(language: String, number: Int, category: PluralCategory) {
    #expect(PluralCategory(number, in: language) == category)
  }

  /// As Unicode's CLDR has them, read by another implementation.
  @Test(
    "every language has its plural forms",
    arguments: [
      ("zh ja ko vi th id ms lo my km", "..............................."),
      ("fr pt hy hi bn fa", "11............................."),
      ("ru uk be", "m1fffmmmmmmmmmm1ffmmm1ffmmmmmmm"),
      ("hr sr bs", ".1fff..........1ff...1ff......."),
      ("pl", "m1fffmmmmmmmmmmmffmmmmffmmmmmmm"),
      ("cs sk", ".1fff.........................."),
      ("lt", ".1ffffffff.....1ffff.1fff......"),
      ("lv", "z1........zzzzz1....z1...zzzzzz"),
      ("ro", "f1ffffffffffff.......ffffffff.."),
      ("sl", ".12ff................12f......."),
      ("he", ".12............................"),
      ("ar", "z12ffffffffmmmmmmmmm...fffmmmm."),
      ("ga", ".12ffffmmmm...................."),
      ("cy", "z12f..m........................"),
      ("en de es", ".1............................."),
    ])
  func pluralsOfAll(languages: String, forms: String) {
    let numbers =
      Array(0...12) + [19, 20, 21, 22, 24, 25, 99]
      + [100, 101, 102, 103, 105, 110, 111, 112, 119, 120, 1000]
    let signs: [PluralCategory: Character] = [
      .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: ".",
    ]
    for language in languages.split(separator: " ") {
      let found = numbers.map { signs[PluralCategory($0, in: String(language))] ?? "?" }
      #expect(String(found) == forms, "\(language)")
    }
  }

  static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld cups": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Tasse"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Tassen"}}}}},
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%lld cup"}},
          "other": {"stringUnit": {"state": "new", "value": "%lld cups"}}}}}}},
      "%lld cups of %lld pots": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%#@cups@ aus %#@pots@ %#@none@"},
        "substitutions": {
          "cups": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg Tasse"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg Tassen"}}}}},
          "pots": {"argNum": 2, "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg %arg"}}}}}}}}},
      "Tea": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
      "Stop": {"extractionState": "stale", "localizations": {
        "de": {"stringUnit": {"value": "Halt"}}, "de-AT": {"stringUnit": {"value": "Aus"}}}}
    }}
    """

  @Test("a catalogue gives the texts of a language, and of the one it is a form of")
  func catalogue() throws {
    let catalogue = try JSONDecoder().decode(
      StringCatalogue.self, from: Data(Self.catalogue.utf8))
    #expect(catalogue.languages == ["de", "de-AT", "en"])
    let german = catalogue.strings(in: "de")
    #expect(german("\(1) cups") == "1 Tasse" && german("\(2) cups") == "2 Tassen")
    #expect(german("\(1) cups of \(3) pots") == "1 Tasse aus 3 3 %#@none@")
    #expect(german["Stop"] == "Halt" && german["Tea"] == "Tea" && german["?"] == "?")
    let austrian = catalogue.strings(in: "de-AT")
    #expect(austrian["Stop"] == "Aus" && austrian("\(1) cups") == "1 Tasse")
    #expect(catalogue.strings(in: "fr")("\(1) cups") == "1 cup", "the language of the sources")
    #expect(german == catalogue.strings(in: "de") && german != austrian)
  }

  @Test("texts can be written and read back")
  func codable() throws {
    let german = try JSONDecoder().decode(StringCatalogue.self, from: Data(Self.catalogue.utf8))
      .strings(in: "de")
    let data = try JSONEncoder().encode(german)
    #expect(try JSONDecoder().decode(LocalizedStrings.self, from: data) == german)
  }

  @Test("what is no catalogue is refused", arguments: ["[]", "{}", "{\"strings\": []}"])
  func refused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StringCatalogue.self, from: Data(text.utf8))
    }
  }
}
