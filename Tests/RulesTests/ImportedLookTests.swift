import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlWorkspace
import Testing

/// Rules read what a style of another file says in the tables of that file. Its values come after so
/// many others that their places are none in the file with the element.
@Suite struct ImportedLookTests {
  @Test func aRuleReadsALookInItsOwnFile() {
    var moved = 0
    for test in ExampleTests.bad + ExampleTests.good {
      guard let (main, look) = Self.split(test.example.source) else { continue }
      moved += 1
      var workspace = Workspace(
        root: "", settings: ExampleTests.settings(test.example, for: test.code))
      workspace.open("Main.ctl", Array(main.utf8))
      workspace.open("Look.ctl", Array(look.utf8))
      #expect(workspace.check(["Main.ctl"]).count == 1)
    }
    #expect(moved > 300)
  }

  /// What a look causes in several files is told in its own, if that is checked with them.
  @Test func aLookIsToldOnceForAllFiles() {
    var workspace = Workspace(root: "")
    let same = "{ minimumTrackTintColor: #777777; maximumTrackTintColor: #777777 }"
    workspace.open(
      "Theme.ctl", Array("appearance slider \(same)\nstyle flat: slider \(same)\n".utf8))
    for name in ["B", "A"] {
      let sliders = "slider { value: 0.1 } slider { style: flat; value: 0.2 }"
      workspace.open(
        "\(name).ctl",
        Array("import \"Theme.ctl\"\n\nscreen \(name) { content { \(sliders) } }\n".utf8))
    }
    func places(_ paths: [String]) -> [String] {
      Workspace.tellingOnce(workspace.check(paths)).flatMap { file in
        (file?.findings ?? []).filter { $0.code.id == "slider/same-tracks" }.map {
          "\(file?.path ?? "") \($0.location.range.lowerBound) \($0.related.count)"
        }
      }
    }
    let inTheme = places(["A.ctl", "B.ctl", "Theme.ctl"])
    #expect(inTheme.count == 2 && inTheme.allSatisfy { $0.hasPrefix("Theme.ctl") }, "\(inTheme)")
    #expect(places(["Theme.ctl", "B.ctl", "A.ctl"]) == inTheme)
    #expect(places(["A.ctl"]).count == 2)
  }

  /// The same for the default of a component.
  @Test func aDefaultIsToldOnceForAllFiles() {
    var workspace = Workspace(root: "")
    workspace.open(
      "Time.ctl",
      Array(
        "component Time(step: Int = 7) { datePicker { mode: .time; minuteInterval: step } }".utf8))
    for name in ["A", "B"] {
      workspace.open(
        "\(name).ctl",
        Array("import \"Time.ctl\"\n\nscreen \(name) { content { Time; Time } }\n".utf8))
    }
    func places(_ paths: [String]) -> [String] {
      Workspace.tellingOnce(workspace.check(paths)).flatMap { file in
        (file?.findings ?? []).filter { $0.code.id == "date-picker/minute-interval" }
          .map { "\(file?.path ?? "") \($0.location.range.lowerBound)" }
      }
    }
    #expect(places(["A.ctl", "B.ctl", "Time.ctl"]) == ["Time.ctl 27"])
    #expect(places(["A.ctl", "B.ctl"]) == ["A.ctl 40", "B.ctl 40"])
  }

  /// The same for a constant, if a file has it wrongly wherever it names it.
  @Test func aConstantIsToldOnceForAllFiles() {
    var workspace = Workspace(root: "")
    workspace.open("Times.ctl", Array("let step = 7\nlet often = 7".utf8))
    let picker = "datePicker { mode: .time; minuteInterval: "
    for name in ["A", "B"] {
      let pickers = "\(picker)step } \(picker)step } \(picker)often } label \"\\(often)\""
      workspace.open(
        "\(name).ctl",
        Array("import \"Times.ctl\"\n\nscreen \(name) { content { \(pickers) } }\n".utf8))
    }
    func places(_ paths: [String]) -> [String] {
      Workspace.tellingOnce(workspace.check(paths)).flatMap { file in
        (file?.findings ?? []).filter { $0.code.id == "date-picker/minute-interval" }
          .map { "\(file?.path ?? "") \($0.location.range.lowerBound)" }
      }
    }
    #expect(places(["A.ctl", "B.ctl", "Times.ctl"]) == ["A.ctl 181", "B.ctl 181", "Times.ctl 11"])
    #expect(places(["A.ctl"]) == ["A.ctl 83", "A.ctl 181"])
  }

  /// The same for a value inside a component; where its own file says it, others say nothing.
  @Test func aValueInsideAComponentIsToldOnceForAllFiles() {
    var workspace = Workspace(root: "")
    let component = "component Name { label \"Name\" { textColor: #333333 } }\n"
    let uses = "content { background: #000000; Name; Name }"
    workspace.open("Name.ctl", Array(component.utf8))
    for name in ["A", "B"] {
      workspace.open(
        "\(name).ctl", Array("import \"Name.ctl\"\n\nscreen \(name) { \(uses) }\n".utf8))
    }
    func places(_ paths: [String]) -> [String] {
      Workspace.tellingOnce(workspace.check(paths)).flatMap { file in
        (file?.findings ?? []).filter { $0.code.id == "label/poor-contrast" }
          .map { "\(file?.path ?? "") \($0.location.range.lowerBound)" }
      }
    }
    #expect(places(["A.ctl", "B.ctl", "Name.ctl"]) == ["Name.ctl 43"])
    #expect(places(["A.ctl"]) == ["A.ctl 61"])
    workspace.open("Name.ctl", Array("\(component)screen N { \(uses) }".utf8))
    #expect(places(["A.ctl", "Name.ctl"]) == ["Name.ctl 43"])
    #expect(places(["A.ctl"]).isEmpty)
  }

  /// A file whose elements have no constants of their own, and one with these as their styles.
  private static func split(_ source: String) -> (main: String, look: String)? {
    let program = Program.check(SyntaxTree.parse(source))
    let bytes = Array(source.utf8)
    var look = (0..<120).map { "let pad\($0) = \($0) + 1\n" }.joined()
    var changes: [(range: Range<Int>, text: String)] = []
    for (index, element) in program.elements.enumerated() where element.form == .kind {
      let ranges = program.properties[element.properties].filter {
        $0.group == .own && $0.form == .property && program.isConstant($0.expression)
      }.map { program.location(of: $0.origin).range }
      // Only what is written as a member of its own.
      let members = ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
        .filter { $0.contains(":") && !$0.hasPrefix("style") }
      guard members.count == ranges.count, !members.isEmpty else { continue }
      look += "style look\(index): \(element.kind.name) { \(members.joined(separator: "; ")) }\n"
      changes.append((ranges[0], "style: look\(index)"))
      changes += ranges.dropFirst().map { ($0, "") }
    }
    guard !changes.isEmpty else { return nil }
    var main = bytes
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      main.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    return ("import \"Look.ctl\"\n" + String(decoding: main, as: UTF8.self), look)
  }
}
