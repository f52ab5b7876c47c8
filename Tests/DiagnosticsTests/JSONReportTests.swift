import CtlDiagnostics
import CtlText
import Foundation
import Testing

@Suite struct JSONReportTests {
  @Test func writesTheDocumentedKeysInOrder() {
    let source = "a\r\n中 name\n"
    let finding = Finding(
      sampleWarning, at: place("name", in: source), ["name": "x\u{1B}"],
      related: [.init(place("a", in: source), text("here"))], notes: [text("A note.")],
      fixes: [
        Fix(text("rename"), .safe, [Edit(place("name", in: source), "n\n")]),
        Fix(text("guess"), .suggestion, []),
      ])
    let report = JSONReport().render([finding, finding], sources: file(source))
    let one =
      #"{"code":"touch/small-target","severity":"warning","message":"`x\u001b` is small","#
      + #""file":"Main.ctl","range":{"start":{"line":2,"column":5,"offset":7},"#
      + #""end":{"line":2,"column":9,"offset":11}},"related":[{"message":"here","file":"Main.ctl","#
      + #""range":{"start":{"line":1,"column":1,"offset":0},"end":{"line":1,"column":2,"offset":1}}}],"#
      + #""notes":["A note."],"fixes":[{"title":"rename","safe":true,"edits":[{"file":"Main.ctl","#
      + #""range":{"start":{"line":2,"column":5,"offset":7},"end":{"line":2,"column":9,"offset":11}},"#
      + #""text":"n\r\n"}]},{"title":"guess","safe":false,"edits":[]}]}"#
    #expect(String(decoding: report, as: UTF8.self) == "[\n  \(one),\n  \(one)\n]\n")
  }

  @Test func nothingFoundIsAnEmptyArray() {
    #expect(String(decoding: JSONReport().render([], sources: file("")), as: UTF8.self) == "[]\n")
  }

  @Test func placesOutsideAFileStayInIt() throws {
    let findings = [
      Finding(sampleError, at: Location(FileID(0), 90..<99)),
      Finding(sampleError, at: Location(FileID(3), 90..<99)),
    ]
    let report = JSONReport(language: .simplifiedChinese).render(findings, sources: file("ab\n"))
    let shown = String(decoding: report, as: UTF8.self)
    #expect(
      shown.contains(
        #""message":"类型不同","file":"Main.ctl","range":{"start":{"line":2,"column":1,"offset":3}"#))
    #expect(shown.contains(#""file":"","range":{"start":{"line":1,"column":1,"offset":90}"#))
  }

  /// The schema's required keys are the keys that are written.
  @Test func theSchemaNamesWhatIsWritten() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Grammar/diagnostics.schema.json"))
    let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let diagnostic = try #require(definitions["diagnostic"])
    let required = try #require(diagnostic["required"] as? [String])
    #expect(
      required == ["code", "severity", "message", "file", "range", "related", "notes", "fixes"])
    let properties = try #require(diagnostic["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(required + ["label"]))
    #expect(
      Set(try #require(properties["severity"]?["enum"] as? [String]))
        == Set(Severity.allCases.map(\.rawValue)))
  }
}
