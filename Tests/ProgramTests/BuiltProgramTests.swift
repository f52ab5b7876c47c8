import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlGenerator
import CtlRules
import CtlTerminal
import CtlText
import Testing

/// A program that was never written in Ctl is checked, drawn and compiled like any other.
@Suite struct BuiltProgramTests {
  /// Things stand in the file in the order of their numbers, ten bytes each.
  private struct Places: Origins {
    var brokenRanges: [Range<Int>] { [] }
    let source = SourceText(path: "Form.xib", bytes: [UInt8](repeating: 0x20, count: 1000))

    func range(of origin: OriginID, _ part: OriginPart) -> Range<Int> {
      let start = Int(origin.rawValue) * 10
      return start..<start + (part == .whole ? 10 : 5)
    }
    func documentation(of origin: OriginID) -> String? { nil }
    func lines(of origin: OriginID) -> [String] { [] }
    func maskedText(of origin: OriginID) -> MaskedText? { nil }
    func operands(of constraint: OriginID) -> [OriginID] { [] }
    func edits(for changes: [Change]) -> [Edit]? { nil }
  }

  private func at(_ number: UInt32) -> OriginID { OriginID(rawValue: number) }

  /// Two buttons, a slider, a stepper and a switch without a name, too small a box.
  private func form(_ origins: any Origins) -> Program {
    var builder = ProgramBuilder(FileID(rawValue: 7), origins)
    let screen = builder.openScreen("Form", at: at(1))
    builder.set(.title, of: screen, to: .string("Form"), at: at(2))
    let copies = builder.variable("copies", .int, initially: .int(2), in: 1...20, at: at(3))
    let save = builder.action("save", at: at(4))
    let content = builder.open(.content, at: at(10))
    let good = builder.open(.button, named: "saveButton", at: at(11))
    builder.set(.title, of: good, to: .string("Save"), at: at(12))
    builder.call(save, on: .touchUpInside, of: good, at: at(13))
    builder.close()
    let bad = builder.open(.button, at: at(20))
    builder.set(.title, of: bad, to: .string("print now"), at: at(21))
    builder.close()
    let label = builder.open(.label, named: "copiesLabel", at: at(30))
    builder.set(.text, of: label, to: .string("Copies"), at: at(31))
    builder.close()
    let stepper = builder.open(.stepper, at: at(40))
    builder.bind(.value, of: stepper, to: copies, at: at(41))
    builder.set(.describedBy, of: stepper, to: builder.symbol(of: label), at: at(42))
    builder.close()
    let slider = builder.open(.slider, named: "volume", at: at(50))
    builder.set(.minimumValue, of: slider, to: .int(10), at: at(51))
    builder.set(.maximumValue, of: slider, to: .int(1), at: at(52))
    builder.close()
    builder.close()
    builder.constrain(
      .kind(LayoutKind.all.firstIndex { $0.name == "width" }!, [good]), .equal, 20,
      owner: content, at: at(60))
    return builder.finish()
  }

  @Test func everyRuleJudgesIt() throws {
    let findings = RuleEngine.run(form(Places())).findings
    let found = Dictionary(
      findings.map { ($0.code.id, $0.location.range.lowerBound / 10) },
      uniquingKeysWith: { first, _ in first })
    #expect(found["button/no-action"] == 20)
    #expect(found["button/title-capitalization"] == 21)
    #expect(found["slider/range-inverted"] == 52)
    #expect(found["accessibility/missing-label"] == 50)
    #expect(found["layout/touch-target"] == 60)
    #expect(findings.allSatisfy { $0.location.file == FileID(rawValue: 7) })
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test func withoutPlacesTheSameIsFound() {
    let placed = RuleEngine.run(form(Places())).findings
    let placeless = RuleEngine.run(form(NoOrigins(path: "Form.xib"))).findings
    #expect(placeless.allSatisfy { $0.location.range == 0..<0 && $0.fixes.isEmpty })
    #expect(Set(placeless.map(\.code.id)) == Set(placed.map(\.code.id)))
  }

  @Test func itIsDrawn() throws {
    let program = form(NoOrigins(path: "Form.xib"))
    let text = String(decoding: try Terminal.render(program).text, as: UTF8.self)
    for word in ["Form", "print now", "Copies"] { #expect(text.contains(word), "\(text)") }
    let changed = try Terminal.render(program, settings: ["copies=5"])
    #expect(!changed.text.isEmpty)
  }

  @Test func itBecomesSwift() {
    let file = Generator.swift(form(NoOrigins(path: "Forms/Form.xib")))
    let text = String(decoding: file.bytes, as: UTF8.self)
    for line in [
      "struct Form", "var copies: Int", "copies: Int = 2", "func save(", "var saveButton",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test func elementsAreFoundByTheirNames() {
    let program = form(NoOrigins(path: "Form.xib"))
    let names = program.elements.compactMap { program.name(of: $0) }
    #expect(names == ["saveButton", "copiesLabel", "volume"])
    #expect(program.children(of: ElementID(1)).count == 5)
  }

  @Test func whatAKindDoesNotHaveIsRefused() {
    var builder = ProgramBuilder(FileID(rawValue: 0), NoOrigins(path: "A.xib"))
    _ = builder.openScreen("A")
    let stepper = builder.open(.stepper)
    let unknown = builder.set(.placeholder, of: stepper, to: .string("x"))
    let known = builder.set(.stepValue, of: stepper, to: .int(2))
    #expect(!unknown && known)
    builder.close()
    builder.close()
    builder.close()
    let program = builder.finish()
    #expect(program.properties.count == 1)
    #expect(program.constant(program.properties[0].expression) == .double(2))
  }
}
