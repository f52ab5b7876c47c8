import CtlDiagnostics
import CtlText
import Testing

@Suite struct SARIFReportTests {
  private func log(
    _ findings: [Finding], _ sources: [FileID: SourceText], codes: [Code] = [],
    language: Language = .english
  ) throws -> JSONNode {
    let report = SARIFReport(
      language: language, version: "1.2.3", informationURI: "https://example.org/ctl",
      helpURI: { $0 == sampleError ? "https://example.org/\($0.id)" : nil })
    return try JSONReader.parse(report.render(findings, sources: sources, codes: codes))
  }

  @Test func describesToolRulesAndResults() throws {
    let source = "a\n中😀 name\n"
    let finding = Finding(
      sampleWarning, at: place("name", in: source), ["name": "{x}"], label: text("here"),
      related: [.init(place("a", in: source), text("there"))], notes: [text("Why.")],
      fixes: [
        Fix(
          text("rename"), .safe,
          [Edit(place("name", in: source), "n"), Edit(Location(FileID(0), 2..<2), "x")]),
        Fix(text("nothing"), .safe, []),
      ])
    let sources = file(source, path: "A b/ü:c.ctl")
    let root = try log([finding, Finding(sampleError, at: place("a", in: source))], sources)
    #expect(root["version"]?.string == "2.1.0")
    let run = try #require(root["runs"]?.elements?.first)
    #expect(run["columnKind"]?.string == "utf16CodeUnits")
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.string == "ctl")
    #expect(driver["version"]?.string == "1.2.3")
    let rules = try #require(driver["rules"]?.elements)
    #expect(rules.map { $0["id"]?.string } == ["touch/small-target", "type/mismatch"])
    #expect(rules.map { $0["defaultConfiguration"]?["level"]?.string } == ["warning", "error"])
    #expect(rules[0]["helpUri"] == nil)
    #expect(rules[1]["helpUri"]?.string == "https://example.org/type/mismatch")
    #expect(rules[0]["properties"]?["editions"]?.elements?.map(\.string) == ["ios7", "ios8"])
    #expect(
      rules[0]["help"]?["markdown"]?.string == """
        People miss small targets.

        ```ctl
        button "A"
        ```

        ```ctl
        button "B"
        ```

        - iOS Human Interface Guidelines (iOS 8): Controls, Controls › Button
        """)

    let results = try #require(run["results"]?.elements)
    #expect(results.map { $0["ruleIndex"]?.int } == [0, 1])
    #expect(results.map { $0["level"]?.string } == ["warning", "error"])
    #expect(results[0]["message"]?["text"]?.string == "`{{x}}` is small\n\nWhy.")
    let location = try #require(results[0]["locations"]?.elements?.first)
    #expect(location["message"]?["text"]?.string == "here")
    let physical = try #require(location["physicalLocation"])
    #expect(physical["artifactLocation"]?["uri"]?.string == "A%20b/%C3%BC%3Ac.ctl")
    #expect(physical["artifactLocation"]?["uriBaseId"]?.string == "%SRCROOT%")
    let region = try #require(physical["region"]?.members)
    #expect(
      region.map(\.key.text) == [
        "startLine", "startColumn", "endLine", "endColumn", "byteOffset", "byteLength",
      ])
    #expect(region.map(\.node.int) == [2, 5, 2, 9, 10, 4])
    #expect(results[0]["relatedLocations"]?.elements?.count == 1)
    let fixes = try #require(results[0]["fixes"]?.elements)
    #expect(fixes.count == 1)
    let replacements = try #require(
      fixes[0]["artifactChanges"]?.elements?.first?["replacements"]?.elements)
    #expect(replacements.map { $0["insertedContent"]?["text"]?.string } == ["n", "x"])
    #expect(replacements.map { $0["deletedRegion"]?["byteLength"]?.int } == [4, 0])
  }

  @Test func columnsAreCodeUnitsHoweverLongTheLine() throws {
    let line = String(repeating: "a中😀\u{301}", count: 500)
    let source = line + "\n" + line
    let bytes = Array(source.utf8)
    let offsets = [0, 1, 4, 8, 10, 255, 256, 257, 2570, 5000, 5001, 6000, bytes.count - 2]
      .filter { String(bytes: bytes[..<$0]) != nil }
    let findings = offsets.map { Finding(sampleError, at: Location(FileID(0), $0..<$0)) }
    let results = try #require(
      try log(findings, file(source))["runs"]?.elements?.first?["results"]?.elements)
    for (offset, result) in zip(offsets, results) {
      let before = String(decoding: bytes[..<offset], as: UTF8.self)
      let column = before.utf16.reduce(into: 1) { $0 = $1 == 0x0A ? 1 : $0 + 1 }
      let region = result["locations"]?.elements?.first?["physicalLocation"]?["region"]
      #expect(region?["startColumn"]?.int == column, "\(offset)")
    }
  }

  @Test func rulesWithoutFindingsAndPlacesWithoutFilesAreShown() throws {
    let finding = Finding(sampleAdvice, at: Location(FileID(9), 1..<2))
    let root = try log(
      [finding], file("", path: "/abs/x.ctl"), codes: [sampleError], language: .simplifiedChinese)
    let run = try #require(root["runs"]?.elements?.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    #expect(rules.map { $0["id"]?.string } == ["text/case", "type/mismatch"])
    #expect(rules[0]["shortDescription"]?["text"]?.string == "首字母大写")
    #expect(rules[0]["properties"]?["editions"]?.elements?.map(\.string) == ["ios8"])
    let result = try #require(run["results"]?.elements?.first)
    #expect(result["level"]?.string == "note")
    #expect(result["locations"]?.elements?.first?.members?.isEmpty == true)
    let absolute = try log(
      [Finding(sampleError, at: Location(FileID(0), 0..<0))], file("", path: "/a b"))
    let artifact = absolute["runs"]?.elements?.first?["results"]?.elements?.first?["locations"]?
      .elements?.first?["physicalLocation"]?["artifactLocation"]
    #expect(artifact?["uri"]?.string == "file:///a%20b")
    #expect(artifact?["uriBaseId"] == nil)
  }
}

extension String {
  /// Only of whole characters.
  fileprivate init?(bytes: ArraySlice<UInt8>) {
    self.init(validating: bytes, as: UTF8.self)
  }
}
