import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// The reference prints the names of the sets of values that properties and arguments take.
@Suite struct TypeNameTests {
  static let sets =
    Kind.all.flatMap(\.properties).compactMap(\.type.caseSet).map(\.name)
    + Function.makers.flatMap(\.parameters).compactMap(\.set).map(\.name)

  /// Nobody declares one: a value is chosen where the property is set.
  @Test(arguments: Set(sets).sorted()) func aSetOfValuesIsNoType(name: String) throws {
    let program = Program.check(SyntaxTree.parse("let known: \(name) = .known\n"))
    let finding = try #require(program.findings.first { $0.code.id == "name/unknown-type" })
    #expect(finding.fixes.isEmpty && finding.label?.text().contains("are no type") == true)
  }

  @Test(arguments: [
    ("DurationKnowledge", "`duration: flag ? .known : .unknown`"),
    ("DatePickerWheel", "`wheels: flag ? [.date] : [.hour]`"),
    ("DatePickerMode", "`mode: flag ? .dateAndTime : .time`"), ("ImageRole", "`.purpose`"),
  ])
  func whatToWriteIsSaid(name: String, text: String) throws {
    let program = Program.check(SyntaxTree.parse("let known: \(name) = .known\n"))
    #expect(program.findings.first?.label?.text().contains(text) == true)
  }
}
