import CtlDiagnostics
import CtlEditor
import CtlSyntax
import Testing

/// Every feature at every place of every sample, whole and cut off.
@Suite struct RobustnessTests {
  func ask(_ snapshot: EditorSnapshot, _ file: FileID, at offset: Int, _ count: Int) {
    func isInside(_ range: Range<Int>) -> Bool {
      range.lowerBound >= 0 && range.upperBound <= count
    }
    // `#expect` costs more than the question.
    func check(_ isTrue: Bool, _ what: String) {
      if !isTrue { Issue.record("\(what) at \(offset)") }
    }
    let hover = snapshot.hover(at: offset, in: file)
    if let hover { check(isInside(hover.range), "hover") }
    for target in snapshot.definition(at: offset, in: file)
      + snapshot.typeDefinition(at: offset, in: file)
      + snapshot.implementations(at: offset, in: file)
    {
      check(isInside(target.origin), "target")
    }
    _ = snapshot.references(at: offset, in: file, includingDeclaration: true)
    for highlight in snapshot.highlights(at: offset, in: file) {
      check(isInside(highlight.range), "highlight")
    }
    for item in snapshot.completions(at: offset, in: file).items {
      let holds = item.range.lowerBound <= offset && offset <= item.range.upperBound
      if !holds || !isInside(item.range) {
        Issue.record("\(item.label) at \(offset) replaces \(item.range)")
      }
    }
    _ = snapshot.signatureHelp(at: offset, in: file)
    _ = snapshot.prepareRename(at: offset, in: file)
    if case .success(let edits) = snapshot.rename(at: offset, in: file, to: "renamed") {
      check(
        edits.allSatisfy { $0.location.file != file || isInside($0.location.range) }, "rename")
    }
    let ranges = snapshot.selectionRanges(at: offset, in: file)
    check(
      zip(ranges, ranges.dropFirst()).allSatisfy {
        $1.lowerBound <= $0.lowerBound && $0.upperBound <= $1.upperBound && $0 != $1
      }, "selection")
    _ = snapshot.linkedRanges(at: offset, in: file)
    if let item = snapshot.hierarchyItem(at: offset, in: file) {
      _ = snapshot.incomingCalls(of: item)
      _ = snapshot.outgoingCalls(of: item)
    }
    for end in [offset, offset + 40] where offset % 4 == 0 {
      for action in snapshot.codeActions(in: file, range: offset..<end) {
        check(
          snapshot.edits(of: action, in: file).allSatisfy {
            $0.location.file != file || isInside($0.location.range)
          },
          "action")
      }
    }
  }

  func ask(_ snapshot: EditorSnapshot, _ file: FileID) {
    _ = snapshot.documentSymbols(in: file)
    _ = snapshot.semanticTokens(in: file)
    _ = snapshot.foldingRanges(in: file)
    _ = snapshot.documentLinks(in: file)
    _ = snapshot.documentColors(in: file)
    _ = snapshot.inlayHints(in: file)
    _ = snapshot.codeLenses(in: file)
    _ = snapshot.formatting(of: file)
    _ = snapshot.workspaceSymbols(matching: "a")
  }

  @Test(arguments: Samples.all + Samples.truncated)
  func everythingAnswersEverywhere(sample: Sample) {
    ask(sample.snapshot, sample.file)
    for offset in stride(from: 0, through: sample.bytes.count, by: Samples.stride) {
      ask(sample.snapshot, sample.file, at: offset, sample.bytes.count)
    }
  }

  @Test(arguments: [
    "", "\u{FEFF}", "screen", "screen S {", "}}}}", "screen S { label \"\\(", "a(a(a(a(", "@allow(",
    "screen S { on -> (", "screen S { x: [", "import \"", "let a: [[[[", "enum E {",
    "screen S { if { for in { else", "component C(a: binding", "screen S { layout { pin",
    "screen S { a.b.c. }", "screen S { `", "screen S { x <-> \"😀", "appearance",
    "screen S { rightView: button { on", "\r\n\r\nscreen S {\r\n slider {\r\n", "/*", "\"\\(\"\\(",
  ])
  func brokenFilesAnswer(source: String) {
    let fixture = Fixture(source)
    let count = fixture.bytes(fixture.file).count
    ask(fixture.snapshot, fixture.file)
    for offset in -1...count + 1 { ask(fixture.snapshot, fixture.file, at: offset, count) }
    ask(fixture.snapshot, FileID(99), at: 0, 0)
    ask(fixture.snapshot, FileID(99))
  }

  @Test func deepAndLongInputIsAnsweredSoon() {
    let clock = ContinuousClock()
    for source in [
      String(repeating: "a(", count: 20_000), String(repeating: "[\n", count: 20_000),
      "let a: Int = " + String(repeating: "(", count: 20_000),
      "let a: [Int] = " + String(repeating: "[", count: 20_000),
      "let a = [" + String(repeating: "1,\n", count: 20_000) + "2]",
      "let a = " + String(repeating: "1 + ", count: 20_000) + "1",
      String(repeating: "screen S {", count: 5_000),
    ] {
      let fixture = Fixture(source)
      let count = fixture.bytes(fixture.file).count
      ask(fixture.snapshot, fixture.file)
      let time = clock.measure {
        for offset in [0, count / 2, count - 1, count] {
          _ = fixture.snapshot.hover(at: offset, in: fixture.file)
          _ = fixture.snapshot.completions(at: offset, in: fixture.file)
          _ = fixture.snapshot.signatureHelp(at: offset, in: fixture.file)
          _ = fixture.snapshot.selectionRanges(at: offset, in: fixture.file)
        }
      }
      #expect(time < .seconds(5))
    }
  }
}
