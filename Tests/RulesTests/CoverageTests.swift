import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlTestSupport
import Foundation
import Testing

/// Every rule exists, is documented, and is in the file that its name says.
@Suite struct CoverageTests {
  @Test func everyRuleOfTheSpecificationExistsWithItsSeverityAndEditions() {
    #expect(AcceptanceList.rules.count == 173)
    for rule in AcceptanceList.rules {
      guard let code = Codes.named(rule.code) else {
        Issue.record("\(rule.code) is missing")
        continue
      }
      #expect(code.severity.rawValue == rule.severity, "\(rule.code)")
      let editions =
        (code.editions.contains(.ios7) ? "7" : "") + (code.editions.contains(.ios8) ? "8" : "")
      #expect(editions == rule.editions, "\(rule.code)")
    }
    let expected = Set(AcceptanceList.rules.map(\.code))
    #expect(Set(Codes.guidelines.map(\.id)) == expected)
  }

  @Test func noCodeIsDeclaredTwice() {
    #expect(Set(Codes.all.map(\.id)).count == Codes.all.count)
  }

  @Test func everyRuleIsDocumented() {
    for code in Codes.guidelines {
      #expect(!code.bad.isEmpty && !code.good.isEmpty, "\(code.id) lacks an example")
      #expect(code.citation != nil, "\(code.id) cites nothing")
    }
  }

  /// Cases that one file cannot show, and the tests that show them.
  static let shownElsewhere: [String: String] = [
    "syntax/encoding": "SyntaxTests", "limit/file-size": "SyntaxTests",
    "limit/nesting": "SyntaxTests", "limit/findings": "SyntaxTests",
    "limit/expansion": "RobustnessTests", "layout/unchecked": "LayoutLimitTests",
    "import/missing": "WorkspaceTests", "import/cycle": "WorkspaceTests",
    "import/circle": "CircleTests", "import/escapes-root": "WorkspaceTests",
    "limit/imports": "WorkspaceTests",
    "unused/import": "WorkspaceTests",
    "module/unknown": "ModuleTests", "module/missing": "ModuleTests",
    "module/unseen": "ModuleTests",
    "module/one-language": "ModuleTests", "module/cycle": "ModuleTests",
    "module/not-public": "ModuleTests", "module/ambiguous": "ModuleTests",
    "name/twin-type": "CheckTests", "name/twin-file": "CheckTests",
    "document/malformed": "InterfaceBuilderTests", "document/unsupported": "InterfaceBuilderTests",
    "document/content-type": "InterfaceBuilderTests",
    "document/contradiction": "InterfaceBuilderTests",
    "document/deprecated-style": "InterfaceBuilderTests",
    "document/duplicate-name": "InterfaceBuilderTests",
    "document/event-never-sent": "InterfaceBuilderTests",
    "document/fixed-text-height": "InterfaceBuilderTests",
    "document/forced-size": "InterfaceBuilderTests",
    "document/not-secure": "InterfaceBuilderTests",
    "settings/malformed": "SettingsTests",
    "settings/malformed-catalogue": "CheckTests",
    "settings/unknown-key": "SettingsTests", "settings/wrong-value": "SettingsTests",
  ]

  @Test func everyCodeHasAnExampleOrATest() throws {
    let sources = try ProjectFiles.list("Tests", ".swift").map { try ProjectFiles.text($0) }
      .joined()
    for code in Codes.all where code.bad.isEmpty {
      guard Self.shownElsewhere[code.id] != nil else {
        Issue.record("\(code.id) has no example and no test")
        continue
      }
      let name = code.id.split(separator: "/")[1].split(separator: "-").enumerated()
        .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
      #expect(sources.contains("\"\(code.id)\"") || sources.contains(".\(name)"), "\(code.id)")
    }
  }

  /// `Sources/Rules/Stepper/StepperRangeInverted.swift` holds `stepper/range-inverted`.
  @Test func filesAreNamedLikeTheirRules() throws {
    let files = ProjectFiles.list("Sources/Rules", ".swift").filter {
      !$0.contains("/Engine/") && !$0.contains("/Heuristics/") && !$0.hasSuffix("Rules.swift")
    }
    #expect(files.count == Rule.all.count)
    var declared: [String: String] = [:]
    for file in files {
      let text = try ProjectFiles.text(file)
      guard let start = text.range(of: "Code(\n  \"") else {
        Issue.record("\(file) declares no code")
        continue
      }
      let id = String(text[start.upperBound...].prefix { $0 != "\"" })
      declared[id] = file
      let words = id.split { "/-".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(file.hasSuffix("/\(words.joined()).swift"), "\(file) holds \(id)")
    }
    #expect(Set(declared.keys) == Set(Rule.all.map(\.code.id)))
  }
}
