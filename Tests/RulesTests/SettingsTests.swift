import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

@Suite struct SettingsTests {
  static func read(_ text: String) -> (settings: Settings, findings: [String]) {
    let source = SourceText(path: "ctl.json", bytes: Array(text.utf8))
    let (settings, findings) = Settings.read(source, file: FileID(0))
    return (settings, findings.map { "\($0.code.id) \(source.string($0.location.range))" })
  }

  /// Titles of a file in German keep their capitals, whatever locale is named first.
  @Test func aSettingMakesNoFileEnglish() {
    let source = """
      screen Parken "Parken" {
        action kaufen()
        var umkreis: Double in 0.2...5 = 1
        table {
          row "Umkreis in Kilometern, geändert für alle" { slider { value <-> umkreis } }
        }
        content { label "Wählen Sie bitte einen Parkplatz." }
        toolbar { button "Parkschein kaufen" { on touchUpInside -> kaufen() } }
      }
      """
    var settings = Settings()
    settings.locales = ["en", "de"]
    let found = RuleEngine.run(
      Program.check(SyntaxTree.parse(source)), settings: settings
    ).findings.map(\.code.id)
    #expect(!found.contains { $0.hasPrefix("button/title") }, "\(found)")
  }

  @Test func everySettingIsRead() {
    let (settings, findings) = Self.read(
      """
      {
        "$schema": "Grammar/ctl.schema.json",
        "guidelines": "ios7",
        "locales": ["en", "zh-Hans"],
        "severity": { "stepper/range-inverted": "off", "button/no-action": "advice" },
        "thresholds": { "label.maxColumns": 60, "contrast": 4.5 },
        "swift": {
          "access": "package", "typePrefix": "App", "indentation": 4, "localized": true,
          "mainActor": true
        }
      }
      """)
    #expect(findings == [])
    #expect(settings.edition == .ios7)
    #expect(settings.locales == ["en", "zh-Hans"])
    #expect(settings.severities["stepper/range-inverted"] == .some(nil))
    #expect(settings.severities["button/no-action"] == .advice)
    #expect(settings[.labelMaxColumns] == 60)
    #expect(settings[.contrast] == 4.5)
    #expect(settings[.hitTarget] == 44)
    #expect(settings.swift.access == "package" && settings.swift.typePrefix == "App")
    #expect(settings.swift.indentation == 4 && settings.swift.isLocalized == true)
    #expect(settings.swift.usesMainActor == true)
  }

  @Test(arguments: [
    ("{ \"guidlines\": \"ios7\" }", "settings/unknown-key \"guidlines\""),
    ("{ \"guidelines\": \"ios9\" }", "settings/wrong-value \"ios9\""),
    ("{ \"guidelines\": 7 }", "settings/wrong-value 7"),
    ("{ \"locales\": \"en\" }", "settings/wrong-value \"en\""),
    ("{ \"locales\": [\"en\", \"english\"] }", "settings/wrong-value \"english\""),
    ("{ \"locales\": [\"en\", \"e-n\"] }", "settings/wrong-value \"e-n\""),
    ("{ \"locales\": [\"de\", \"en-\"] }", "settings/wrong-value \"en-\""),
    ("{ \"locales\": [\"de\", \"en\", \"de\"] }", "settings/wrong-value \"de\""),
    ("{ \"severity\": { \"stepper/rang\": \"off\" } }", "settings/unknown-key \"stepper/rang\""),
    ("{ \"severity\": { \"control/unknown-kind\": \"fatal\" } }", "settings/wrong-value \"fatal\""),
    ("{ \"severity\": { \"type/mismatch\": \"off\" } }", "settings/wrong-value \"off\""),
    ("{ \"severity\": { \"type/mismatch\": \"advice\" } }", "settings/wrong-value \"advice\""),
    ("{ \"thresholds\": { \"hitTarget\": -1 } }", "settings/wrong-value -1"),
    ("{ \"thresholds\": { \"hitTargt\": 1 } }", "settings/unknown-key \"hitTargt\""),
    ("{ \"swift\": { \"acces\": 1 } }", "settings/unknown-key \"acces\""),
    ("{ \"swift\": { \"access\": \"open\" } }", "settings/wrong-value \"open\""),
    ("{ \"swift\": { \"typePrefix\": \"a b\" } }", "settings/wrong-value \"a b\""),
    ("{ \"swift\": { \"indentation\": 9 } }", "settings/wrong-value 9"),
    ("{ \"swift\": { \"localized\": 1 } }", "settings/wrong-value 1"),
    ("{ \"swift\": { \"mainActor\": \"yes\" } }", "settings/wrong-value \"yes\""),
    ("{ \"swift\": [] }", "settings/wrong-value []"),
    ("[]", "settings/wrong-value []"),
  ])
  func whatIsNotUnderstoodIsReported(text: String, finding: String) {
    #expect(Self.read(text).findings == [finding])
  }

  @Test(
    "a setting as other tools call it, or in another place, is named as it is here",
    arguments: [
      ("{ \"languages\": [] }", "change it to `locales`"),
      ("{ \"rules\": {} }", "change it to `severity`"),
      ("{ \"swift\": { \"prefix\": \"App\" } }", "change it to `typePrefix`"),
      ("{ \"prefix\": \"App\" }", "`typePrefix` belongs in `swift`"),
      ("{ \"access\": \"public\" }", "`access` belongs in `swift`"),
      ("{ \"stepper/range-inverted\": \"off\" }", "`stepper/range-inverted` belongs in `severity`"),
      ("{ \"hitTarget\": 40 }", "`hitTarget` belongs in `thresholds`"),
    ])
  func settingElsewhere(text: String, help: String) throws {
    let source = SourceText(path: "ctl.json", bytes: Array(text.utf8))
    let finding = try #require(Settings.read(source, file: FileID(0)).findings.first)
    let words =
      finding.fixes.map { $0.title.text(.english) } + [finding.label?.text(.english) ?? ""]
    #expect(words.contains(help), "\(words)")
  }

  @Test(arguments: ["0", "0.5", "12"]) func aThresholdIsAnyNumberFromZero(number: String) {
    for threshold in Threshold.all {
      let text = "{ \"thresholds\": { \"\(threshold.name)\": \(number) } }"
      let (settings, findings) = Self.read(text)
      #expect(findings == [], "\(text)")
      #expect(settings[threshold] == Double(number), "\(text)")
    }
  }

  @Test(arguments: ["", "{", "{ \"guidelines\": }", "{} x", "\u{0}"])
  func malformedFileLeavesTheDefaults(text: String) {
    let (settings, findings) = Self.read(text)
    #expect(settings == Settings())
    #expect(findings.count == 1 && findings[0].hasPrefix("settings/malformed"))
  }
}

/// The published schema names every key and threshold that is read.
@Suite struct SettingsSchemaTests {
  @Test func schemaListsEveryThresholdWithItsDefault() throws {
    let root = try JSONReader.parse(try ProjectFiles.bytes("Grammar/ctl.schema.json"))
    let properties = try #require(root["properties"])
    #expect(
      properties.members?.map(\.key.text) == [
        "$schema", "exclude", "guidelines", "locales", "modules", "severity", "thresholds", "swift",
      ])
    let thresholds = try #require(properties["thresholds"]?["properties"])
    #expect(thresholds.members?.map(\.key.text) == Threshold.all.map(\.name))
    for threshold in Threshold.all {
      let node = thresholds[threshold.name]?["default"]
      #expect(node?.double ?? node?.int.map(Double.init) == threshold.standard)
    }
  }
}
