import CtlDiagnostics
import CtlText
import Testing

@Suite struct GitHubReportTests {
  @Test func writesOneCommandAFinding() {
    let source = "a\r\nname\n"
    var finding = Finding(
      sampleWarning, at: place("name", in: source), text("`name` is small"), label: text("here"),
      notes: [text("One.\nTwo.")])
    let sources = file(source)
    func shown() -> String {
      String(decoding: GitHubReport().render([finding], sources: sources), as: UTF8.self)
    }
    let rest =
      " file=Main.ctl,line=2,col=1,endLine=2,endColumn=5,title=touch/small-target"
      + "::`name` is small%0Ahere%0AOne.%0ATwo.\n"
    #expect(shown() == "::warning" + rest)
    finding.severity = .error
    #expect(shown() == "::error" + rest)
    finding.severity = .advice
    #expect(shown() == "::notice" + rest)
  }

  @Test func escapesWhatWouldEndACommand() {
    let sources = file("ab", path: "C:\\a,b%\n::error.ctl")
    let finding = Finding(
      sampleError, at: Location(FileID(0), 5..<9), text("50%: a,b::c\r\u{1B}[0m\nend"))
    let report = GitHubReport().render([finding], sources: sources)
    #expect(
      String(decoding: report, as: UTF8.self)
        == "::error file=C%3A\\a%2Cb%25%0A%3A%3Aerror.ctl,line=1,col=3,endLine=1,endColumn=3,"
        + "title=type/mismatch::50%25: a,b::c␍␛[0m%0Aend\n")
  }

  @Test func aPlaceInNoFileIsLeftOut() {
    let finding = Finding(sampleError, at: Location(FileID(4), 0..<0))
    let report = GitHubReport(language: .simplifiedChinese).render([finding], sources: file(""))
    #expect(String(decoding: report, as: UTF8.self) == "::error title=type/mismatch::类型不同\n")
  }
}
