import CtlDiagnostics
import CtlRules
import Testing

/// The results of stepper fixes that change more than one place.
@Suite struct StepperFixTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let code: String
    let before: String
    let after: String
    var testDescription: String { "\(code): \(before)" }
  }

  static let cases = [
    Case(
      code: "stepper/large-changes",
      before: "label l \"Page\"\nstepper { describedBy: l; changes: .large }",
      after: "label l \"Page\"\nslider { describedBy: l; maximumValue: 100 }"),
    Case(
      code: "stepper/large-changes",
      before: "label l \"Page\"\nstepper { changes: .large; accessibility { label: \"Page\" } }",
      after:
        "label l \"Page\"\nslider { accessibility { label: \"Page\" }; maximumValue: 100 }"),
    Case(
      code: "stepper/large-changes",
      before:
        "label l \"Page\"\nstepper {\n  minimumValue: 5\n  stepValue: 0.5\n  describedBy: l\n}",
      after:
        "label l \"Page\"\nslider {\n  minimumValue: 5\n  describedBy: l\n  maximumValue: 100\n}"),
    Case(
      code: "stepper/fixed-options",
      before: "label l \"Size\"\nstepper { options: [\"S\", \"M\"]; describedBy: l }",
      after: "label l \"Size\"\npicker { describedBy: l; wheel { values: [\"S\", \"M\"] } }"),
    Case(
      code: "stepper/divider-images-incomplete",
      before:
        "label l \"Size\"\nstepper {\n  describedBy: l\n  dividerImage(left: normal, right: normal): \"d\"\n}",
      after: """
        label l "Size"
        stepper {
          describedBy: l
          dividerImage(left: normal, right: normal): "d"
          dividerImage(left: highlighted, right: normal): "d"
          dividerImage(left: normal, right: highlighted): "d"
        }
        """),
    Case(
      code: "stepper/shows-value",
      before: "label l \"Size\"\nstepper { describedBy: l; title: \"Size\" }",
      after: "label l \"Size\"\nlabel \"Size\"\nstepper { describedBy: l }"),
  ]

  @Test(arguments: cases) func fixLeavesNothingBehind(item: Case) throws {
    func file(_ body: String) -> String { "screen Test { content {\n\(body)\n} }\n" }
    let source = file(item.before)
    let found = try #require(
      ExampleTests.findings(source, Settings()).first { $0.code.id == item.code })
    let fix = try #require(found.fixes.first)
    let bytes = try #require(Edit.apply(fix.edits, to: Array(source.utf8)))
    let result = String(decoding: bytes, as: UTF8.self)
    #expect(result == file(item.after))
    #expect(ExampleTests.show(ExampleTests.findings(result, Settings())) == [])
  }

  /// A stepper without a value begins at the end of its range that is nearest to 0, and is judged as
  /// one that says so.
  @Test(arguments: [-17, -9, -4, 0, 1, 3, 8]) func theFirstValueIsInTheRange(least: Int) {
    for (length, step) in [(10, 4), (10, 3), (10, 5), (9, 2), (6, 7), (12, 4)] {
      let range = "minimumValue: \(least); maximumValue: \(least + length); stepValue: \(step)"
      func codes(_ more: String) -> [String] {
        let source =
          "screen Test { content {\nlabel l \"Copies\"\nstepper { describedBy: l; \(range)\(more) }\n} }\n"
        return ExampleTests.findings(source, Settings()).map(\.code.id)
          .filter { $0.hasPrefix("stepper/") }.sorted()
      }
      let start = min(max(0, least), least + length)
      #expect(codes("") == codes("; value: \(start)"), "\(range)")
    }
  }

  /// Code that other parts of the file depend on stays.
  @Test(arguments: [
    "label l \"Size\"\nstepper { options: [\"S\"]; describedBy: l; value: 1 }",
    "label l \"Size\"\nstepper s { changes: .large; describedBy: l; minimumValue: s.stepValue }",
  ]) func noFixWhereSomethingWouldBeLost(body: String) throws {
    let source = "screen Test { content {\n\(body)\n} }\n"
    let findings = ExampleTests.findings(source, Settings())
    #expect(findings.contains { $0.code.id.hasPrefix("stepper/") })
    #expect(findings.flatMap(\.fixes).isEmpty)
  }
}
