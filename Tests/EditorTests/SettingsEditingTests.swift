import CtlDiagnostics
import CtlEditor
import CtlRules
import CtlTestSupport
import CtlText
import Testing

/// A `ctl.json` in an editor; `▮` is the cursor.
@Suite struct SettingsEditingTests {
  static func at(_ text: String) -> (editing: SettingsEditing, offset: Int) {
    let parts = text.split(separator: "▮", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    return (SettingsEditing(bytes, .english), parts[0].utf8.count)
  }

  static func labels(_ text: String) -> [String] {
    let (editing, offset) = at(text)
    return editing.completions(at: offset).items.map(\.label)
  }

  private static let all = [
    "$schema", "exclude", "guidelines", "locales", "modules", "severity", "thresholds", "swift",
  ]

  @Test(arguments: [
    ("{ ▮ }", Self.all),
    ("{▮", Self.all),
    (
      "{ \"locales\": [\"en\"],\n  \"gui▮\" }",
      [
        "\"$schema\"", "\"exclude\"", "\"guidelines\"", "\"modules\"", "\"severity\"",
        "\"thresholds\"",
        "\"swift\"",
      ]
    ),
    (
      "{ ▮, \"locales\": [], \"severity\": {} }",
      ["$schema", "exclude", "guidelines", "modules", "thresholds", "swift"]
    ),
    ("{ \"guidelines\": ▮ }", ["ios7", "ios8"]),
    ("{ \"guidelines\": \"io▮\" }", ["\"ios7\"", "\"ios8\""]),
    (
      "{ \"swift\": { \"indentation\": 4, ▮ } }",
      ["access", "typePrefix", "localized", "mainActor"]
    ),
    (
      "{ \"swift\": { ▮ }, \"locales\": [] }",
      ["access", "typePrefix", "indentation", "localized", "mainActor"]
    ),
    ("{ \"swift\": { \"localized\": ▮", ["true", "false"]),
    ("{ \"thresholds\": { \"hitTarget\": ▮ } }", ["44"]),
    ("{ \"severity\": { \"switch/label\": ▮ } }", []),
    ("{ \"locales\": [ ▮ ] }", []),
    ("▮", []), ("[▮]", []), ("{ \"a\": { ▮ } }", []),
  ])
  func proposals(text: String, expected: [String]) {
    #expect(Self.labels(text) == expected)
  }

  @Test func everyCodeOfARuleIsOffered() {
    #expect(Self.labels("{ \"severity\": { ▮ } }") == Codes.guidelines.map(\.id))
    let code = Codes.guidelines[0].id
    #expect(
      Self.labels("{ \"severity\": { \"\(code)\": \"▮\" } }")
        == ["\"error\"", "\"warning\"", "\"advice\"", "\"off\""])
  }

  @Test func aKeyBringsItsValue() throws {
    let (editing, offset) = Self.at("{ gui▮ }")
    let list = editing.completions(at: offset)
    let item = try #require(list.items.first { $0.label == "guidelines" })
    #expect(item.snippet.template == "\"guidelines\": \"${1:ios8}\"")
    #expect(item.text == "\"guidelines\": \"ios8\"" && item.range == 2..<5)
    #expect(editing.documentation(ofCompletion: item.id)?.plainText.contains("ios8") == true)
    let (known, place) = Self.at("{ \"gu▮\": \"ios7\" }")
    #expect(known.completions(at: place).items.contains { $0.text == "\"guidelines\"" })
  }

  @Test(arguments: [
    ("{ \"guide▮lines\": \"ios7\" }", "edition"), ("{ \"guidelines\": \"io▮s7\" }", "edition"),
    ("{ \"thresholds\": { \"hitTa▮rget\": 44 } }", "points of a touch target"),
    ("{ \"locales\": [\"e▮n\"] }", "translated"),
  ])
  func hovers(text: String, contained: String) throws {
    let (editing, offset) = Self.at(text)
    let hover = try #require(editing.hover(at: offset))
    #expect(hover.contents.plainText.contains(contained))
  }

  /// The published schema says the same as the server.
  @Test func schemaAndServerAgree() throws {
    let root = try JSONReader.parse(try ProjectFiles.bytes("Grammar/ctl.schema.json"))
    func compare(_ keys: [SettingsKey], _ node: JSONNode?) throws {
      for key in keys {
        let own = try #require(node?["properties"]?[key.name])
        #expect(own["description"]?.string == Phrase(key.documentation).text(.english))
        if case .choice(let names, _) = key.value {
          #expect(own["enum"]?.elements?.compactMap(\.string) == names)
        }
        if case .object(let inner) = key.value, key.name != "severity" { try compare(inner(), own) }
      }
    }
    try compare(SettingsKey.all, root)
  }

  /// Any cut of any text has an answer.
  @Test func nothingTraps() {
    let bytes = Array("{ \"a\\\": [1, {\"swift\": tru \"x } ] , : \"é\\".utf8)
    for end in 0...bytes.count {
      for offset in 0...end {
        let editing = SettingsEditing(Array(bytes[..<end]), .simplifiedChinese)
        _ = editing.completions(at: offset)
        _ = editing.hover(at: offset)
      }
    }
  }
}
