import CtlDiagnostics
import CtlEditor
import CtlTestSupport
import Testing

/// How long questions take on a file of about a thousand lines. Limits are wide, so that busy machines
/// pass; `EDITOR_SPEED=1` with an optimized build prints what was measured.
@Suite(.serialized) struct SpeedTests {
  static let source: String = {
    var text = "enum Size { small, large }\n"
    text += "component Counter(title: String, count: binding Int) { label \"\\(title)\" }\n"
    for screen in 0..<10 {
      text += "screen Main\(screen) {\n  action go(n: Int)\n"
      for item in 0..<12 {
        text += """
            var value\(item): Int in 1...20 = 1
            stack {
              label caption\(item) "Value: \\(value\(item))"
              stepper stepper\(item) {
                value <-> value\(item)
                describedBy: caption\(item)
                tintColor: #FF0000
                on valueChanged -> go(n: value\(item) + 1)
              }
            }

          """
      }
      text += "}\n"
    }
    return text
  }()

  static let fixture = Fixture(source)

  static let middle: Int = {
    let bytes = Array(source.utf8)
    return bytes.count / 2
  }()

  typealias Question = @Sendable (EditorSnapshot, FileID, Int) -> Void

  static let questions: [(name: String, ask: Question)] = [
    ("hover", { _ = $0.hover(at: $2, in: $1) }),
    ("definition", { _ = $0.definition(at: $2, in: $1) }),
    ("references", { _ = $0.references(at: $2, in: $1, includingDeclaration: true) }),
    ("highlights", { _ = $0.highlights(at: $2, in: $1) }),
    ("completion", { _ = $0.completions(at: $2, in: $1) }),
    ("signature", { _ = $0.signatureHelp(at: $2, in: $1) }),
    ("symbols", { snapshot, file, _ in _ = snapshot.documentSymbols(in: file) }),
    ("rename", { _ = $0.rename(at: $2, in: $1, to: "other") }),
    ("tokens", { snapshot, file, _ in _ = snapshot.semanticTokens(in: file) }),
    ("tokens range", { _ = $0.semanticTokens(in: $1, range: $2..<$2 + 2000) }),
    ("folding", { snapshot, file, _ in _ = snapshot.foldingRanges(in: file) }),
    ("selection", { _ = $0.selectionRanges(at: $2, in: $1) }),
    ("colors", { snapshot, file, _ in _ = snapshot.documentColors(in: file) }),
    ("hints", { snapshot, file, _ in _ = snapshot.inlayHints(in: file) }),
    ("lenses", { snapshot, file, _ in _ = snapshot.codeLenses(in: file) }),
    ("actions", { _ = $0.codeActions(in: $1, range: $2..<$2) }),
  ]

  @Test func questionsAreAnsweredAtOnce() {
    let fixture = SpeedTests.fixture
    let clock = ContinuousClock()
    for (name, ask) in SpeedTests.questions {
      ask(fixture.snapshot, fixture.file, SpeedTests.middle)
      var times: [Duration] = []
      for step in 0..<40 {
        let offset = SpeedTests.middle + step * 13
        times.append(clock.measure { ask(fixture.snapshot, fixture.file, offset) })
      }
      times.sort()
      if ProcessMode.isMeasuring { print("speed \(name): \(times[20]) \(times[39])") }
      #expect(times[20] < ProcessMode.limit, "\(name) takes \(times[20])")
    }
  }

  @Test func indexesAreMadeOnce() {
    let clock = ContinuousClock()
    let workspace = Fixture(SpeedTests.source).snapshot.workspace
    let indexes = IndexCache()
    let fixture = SpeedTests.fixture
    let first = clock.measure {
      let snapshot = EditorSnapshot(workspace, paths: [], indexes: indexes)
      _ = snapshot.hover(at: 100, in: fixture.file)
    }
    if ProcessMode.isMeasuring { print("speed index: \(first)") }
    let next = EditorSnapshot(workspace, paths: [], indexes: indexes)
    let second = clock.measure { _ = next.hover(at: 100, in: fixture.file) }
    #expect(second < .milliseconds(50))
  }
}
