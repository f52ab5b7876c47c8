import CtlGenerator
import CtlText
import Testing

/// What people put into a strings file stays when it is written anew.
@Suite struct StringsFileTests {
  static func updated(_ former: String, _ keys: String...) throws -> JSONNode {
    var file = try StringsFile(reading: Array(former.utf8))
    file.update(
      with: keys.map { LocalizableText(key: $0, places: ["Here"], placeholders: [], isText: true) })
    return try JSONReader.parse(file.bytes)
  }

  static let former = """
    {
      "sourceLanguage": "fr",
      "strings": {
        "Zebra": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Zebra!" } } } },
        "Apple": { "comment": "Old", "shouldTranslate": false, "extractionState": "stale" },
        "Gone": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Weg" } } } },
        "Forgotten": { "comment": "Nobody translated it" },
        "Own": { "extractionState": "manual", "comment": "Mine" }
      },
      "version": "1.0", "other": [1, 2.50, null]
    }
    """

  @Test func translationsStay() throws {
    let root = try Self.updated(Self.former, "Apple", "Mango", "Zebra")
    let strings = try #require(root["strings"])
    #expect(
      strings["Zebra"]?["localizations"]?["de"]?["stringUnit"]?["value"]?.string == "Zebra!")
    #expect(strings["Zebra"]?["comment"]?.string == "Here")
    #expect(root["sourceLanguage"]?.string == "fr")
  }

  @Test(arguments: [
    ("●", false), ("– –", false), ("%lld/10", false), ("%@ · %2$@", false), ("100%", false),
    ("%lld left", true), ("%lld%@lf", true), ("Tea", true), ("茶", true), ("%@ 点", true),
  ]) func textsWithoutWordsNeedNoTranslation(key: String, hasWords: Bool) throws {
    let strings = try #require(try Self.updated(Self.former, key, "Apple", "Own")["strings"])
    #expect((strings[key]?["shouldTranslate"] == nil) == hasWords)
    // What people have made of it stays.
    let known =
      #"{ "sourceLanguage": "en", "strings": { "●": { "comment": "Dot" } }, "version": "1.0" }"#
    #expect(try Self.updated(known, "●")["strings"]?["●"]?["shouldTranslate"] == nil)
  }

  @Test func whatIsGoneIsStaleWhenItWasTranslated() throws {
    let strings = try #require(try Self.updated(Self.former, "Apple")["strings"])
    #expect(strings["Gone"]?["extractionState"]?.string == "stale")
    #expect(strings["Gone"]?["localizations"]?["de"] != nil)
    #expect(strings["Forgotten"] == nil)
  }

  @Test func whatIsBackIsNotStale() throws {
    let strings = try #require(try Self.updated(Self.former, "Apple")["strings"])
    #expect(strings["Apple"]?["extractionState"] == nil)
    #expect(strings["Apple"]?["shouldTranslate"]?.bool == false, "unknown members stay")
  }

  @Test func manualEntriesStayAsTheyAre() throws {
    for keys in [["Own"], []] {
      var file = try StringsFile(reading: Array(Self.former.utf8))
      file.update(
        with: keys.map {
          LocalizableText(key: $0, places: ["Here"], placeholders: [], isText: true)
        })
      let entry = try JSONReader.parse(file.bytes)["strings"]?["Own"]
      #expect(entry?["comment"]?.string == "Mine")
      #expect(entry?["extractionState"]?.string == "manual")
    }
  }

  @Test func theOrderOfTheFileStays() throws {
    let root = try Self.updated(Self.former, "Apple", "Mango", "Zebra", "Aardvark")
    #expect(
      root["strings"]?.members?.map(\.key.text) == [
        "Aardvark", "Mango", "Zebra", "Apple", "Gone", "Own",
      ])
    #expect(root.members?.map(\.key.text) == ["sourceLanguage", "strings", "version", "other"])
    #expect(root["other"]?.elements?[1].double == 2.5)
  }

  @Test(arguments: ["", "[]", "{}", "{\"strings\": 1}", "{\"strings\": {}", "\u{0}"])
  func whatIsNoStringsFileIsRefused(text: String) {
    #expect(throws: StringsFile.Problem.self) {
      try StringsFile(reading: Array(text.utf8))
    }
  }

  @Test func strangeEntriesDoNotStopIt() throws {
    let root = try Self.updated(
      "{\"strings\": {\"A\": 1, \"A\": {}, \"B\": [], \"C\": {\"localizations\": 7}}}", "A", "C")
    #expect(root["strings"]?["A"]?["comment"]?.string == "Here")
    #expect(root["strings"]?["B"] == nil)
  }
}
