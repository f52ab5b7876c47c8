import CtlDiagnostics
import CtlText
import Testing

@Suite struct CompilerReportTests {
  @Test func writesALineForEachThingThatIsSaid() {
    let source = "a\r\nname\n"
    var finding = Finding(
      sampleWarning, at: place("name", in: source), text("`name` is small"), label: text("here"),
      related: [.init(Location(FileID(0), 0..<1), text("declared here"))], notes: [text("One.")])
    let sources = file(source)
    func shown() -> String {
      String(decoding: CompilerReport().render([finding], sources: sources), as: UTF8.self)
    }
    let rest = """
      : `name` is small [touch/small-target]
      Main.ctl:2:1: note: here
      Main.ctl:2:1: note: One.
      Main.ctl:1:1: note: declared here

      """
    #expect(shown() == "Main.ctl:2:1: warning" + rest)
    finding.severity = .error
    #expect(shown() == "Main.ctl:2:1: error" + rest)
    finding.severity = .advice
    #expect(shown() == "Main.ctl:2:1: remark" + rest)
  }

  @Test func nothingThatIsQuotedEndsALine() {
    let sources = file("ab", path: "a\n::error.ctl")
    let finding = Finding(
      sampleError, at: Location(FileID(0), 5..<9), text("a\r\u{1B}[0m\nMain.ctl:1:1: error: b"))
    let report = String(
      decoding: CompilerReport().render([finding], sources: sources), as: UTF8.self)
    #expect(report.split(separator: "\n").count == 1 && !report.contains("\u{1B}"))
    #expect(report.contains(":1:3: error: a"))
  }

  @Test func aPlaceInNoFileIsLeftOut() {
    let finding = Finding(sampleError, at: Location(FileID(4), 0..<0))
    let report = CompilerReport(language: .simplifiedChinese).render([finding], sources: file(""))
    #expect(String(decoding: report, as: UTF8.self) == "error: 类型不同 [type/mismatch]\n")
  }
}
