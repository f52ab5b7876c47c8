import CtlRules
import Testing

/// An element that the fix of one finding makes another kind of gets no variable from another finding.
@Suite struct ReplacedKindTests {
  @Test(arguments: [
    ("slider { value: 0.4; accessibility { label: \"Volume\" } }", false),
    ("slider { value: 0.4; accessibility { label: \"Bass\" } }", true),
    ("label l \"Size\"; stepper { options: [\"S\", \"M\"]; describedBy: l }", false),
    ("label l \"Cups\"; stepper { maximumValue: 5; describedBy: l }", true),
  ]) func onlyWhatStaysIsBound(body: String, isBound: Bool) throws {
    let source = "screen Test { content { \(body) } }\n"
    let finding = try #require(
      ExampleTests.findings(source, Settings(), for: Codes.named("control/unread"))
        .first { $0.code.id == "control/unread" })
    #expect(finding.fixes.isEmpty != isBound)
  }
}
