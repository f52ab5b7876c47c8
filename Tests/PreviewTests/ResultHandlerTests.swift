import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// What a screen in use does when the result of another one has come.
@Suite struct ResultHandlerTests {
  private func play(_ source: String, _ script: String) throws -> String {
    let preview = try Preview(Program.check(SyntaxTree.parse(source)))
    let steps = "size 60 20\n\(script)\nframe\nkey e\nframe"
    return PreviewScript.text(try PreviewScript.play(steps, on: preview))
  }

  static let source = """
    screen Tea "Tea" {
      var strength: Int in 1...5 = 3
      var note: String = "-"
      on Pick(chosen) { note = "Picked \\(chosen) of \\(strength)"; if chosen == 9 { push Look() } }
      table {
        row "Strength \\(strength)" { on select -> strength = sheet Pick(current: strength) }
        row "Only Pick" { on select -> sheet Pick(current: 1) }
        row "Note \\(note)"
      }
    }
    screen Pick(current: Int) "Pick" -> Int {
      table {
        row "More" { on select -> finish(current + 1) }
        row "Nine" { on select -> finish(9) }
        row "Back" { on select -> close }
      }
    }
    screen Look "Look" { content { label "Nine is much." } }
    """

  @Test func theStepsFollowTheValueInItsPlace() throws {
    let text = try play(Self.source, "tap Strength 3\ntap More")
    #expect(text.contains("Strength 4") && text.contains("Note Picked 4 of 4"), "\(text)")
    #expect(text.contains("screen Pick: finish → note = \"Picked 4 of 4\""), "\(text)")
  }

  @Test func aResultThatNoVariableTakesComesToo() throws {
    let text = try play(Self.source, "tap Only Pick\ntap More")
    #expect(text.contains("Strength 3") && text.contains("Note Picked 2 of 3"), "\(text)")
  }

  @Test func aScreenThatIsClosedBringsNothing() throws {
    #expect(try play(Self.source, "tap Only Pick\ntap Back").contains("Note -"))
  }

  @Test func theStepsMayOpenAnotherScreen() throws {
    #expect(try play(Self.source, "tap Strength 3\ntap Nine").contains("Nine is much."))
  }

  @Test func screensThatOpenAndFinishByThemselvesComeToAnEnd() throws {
    let text = try play(
      """
      screen Tea "Tea" {
        var count: Int = 0
        on Pick(n) { count += n; sheet Pick() }
        table { row "Count \\(count)" { on select -> sheet Pick() } }
      }
      screen Pick "Pick" -> Int {
        on appear -> finish(1)
        content { label "Gone at once." }
      }
      """, "tap Count 0")
    #expect(text.contains("Count ") && !text.contains("Count 0"), "\(text)")
  }
}
