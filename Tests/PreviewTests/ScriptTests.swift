import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlPreview
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import CtlText
import CtlWorkspace
import Foundation
import Testing

/// Sessions and their frames. `UPDATE=1` writes the frames; look at each one.
@Suite struct ScriptTests {
  static let scripts = ProjectFiles.list("Tests/PreviewTests/Goldens", ".script")

  static func program(_ path: String) throws -> Program {
    var workspace = Workspace(root: ".", read: { try? ProjectFiles.bytes($0) })
    return try #require(workspace.check([path])[0]).program
  }

  @Test(arguments: scripts) func framesAreAsRecorded(path: String) throws {
    let script = try ProjectFiles.text(path)
    let source = try #require(script.split(separator: "\n").first).dropFirst(2)
    let preview = try Preview(Self.program(String(source)))
    let found = PreviewScript.text(try PreviewScript.play(script, on: preview))
    let golden = String(path.dropLast(".script".count)) + ".txt"
    if ProcessInfo.processInfo.environment["UPDATE"] != nil {
      try Data(found.utf8).write(to: ProjectFiles.url(golden))
    }
    #expect(try ProjectFiles.text(golden) == found, "\(golden)")
  }

  @Test func everyControlIsUsedInATerminal() throws {
    let screens = try ProjectFiles.list("Tests/PreviewTests/Tmux/controls", ".ctl")
      .map { try ProjectFiles.text($0) }.joined()
    let words = Set(screens.split { !$0.isLetter }.map { String($0) })
    let kinds = KindName.allCases.filter { Kind.named($0).role == .control }
    #expect(kinds.count == 18)
    for kind in kinds { #expect(words.contains(kind.name), "\(kind.name)") }
  }

  @Test func aRecordingIsAsciicast() throws {
    let preview = try Preview(Self.program("Samples/ReaderSettings.ctl"))
    let shots = try PreviewScript.play(
      "size 50 20\nkey tab\nframe two\nwait 300\nkey tab", on: preview)
    let lines = String(decoding: PreviewScript.asciicast(shots, .full), as: UTF8.self)
      .split(separator: "\n")
    let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Int]
    #expect(header?["version"] == 2)
    for line in lines.dropFirst() {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      #expect(event?.count == 3)
      #expect(["o", "m"].contains(event?[1] as? String))
    }
    #expect(lines.contains { $0.hasSuffix(",\"m\",\"two\"]") })
    #expect(lines.count > 2)
  }

  @Test(
    "a disabled element is shown, so it counts; without a number the first that can be used is meant"
  )
  func disabledOnesCount() throws {
    let source = """
      screen S "S" {
        var n: Int = 0
        content {
          label "Up"
          button "Up" { isEnabled: false; on touchUpInside -> n = 1 }
          button "Up" { on touchUpInside -> n = 2 }
          label "n \\(n)"
        }
      }
      """
    for (command, label) in [
      ("tap Up", "n 2"), ("tap Up #1", "n 0"), ("tap Up #2", "n 2"), ("tap Up #3", "n 0"),
    ] {
      var preview = try Preview(Program.check(SyntaxTree.parse(source)))
      preview.run(command)
      #expect(
        preview.live.tree.nodes.last { $0.kind == .label }?.text == label, "\(command)")
    }
  }

  /// The texts of the frames that a script names.
  private func frames(of source: String, _ script: String) throws -> [String] {
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 60, height: 20)
    return try PreviewScript.play(script, on: preview).filter { $0.title != nil }
      .map { $0.grid.lines.joined(separator: "\n") }
  }

  @Test("an alert is seen however long the screen is, which is then as before")
  func alertsAreSeen() throws {
    let source = """
      screen S "S" {
        var asks: Bool = false
        table { for n in 1...40 { row "Row \\(n)" { on select -> asks = true } } }
        alert "Sure?" {
          isPresented <-> asks
          message: "Really"
          button "Delete" { role: .destructive }
          button "Cancel" { role: .cancel }
        }
      }
      """
    let texts = try frames(
      of: source, "key tab x30\nframe before\nkey enter\nframe asked\ntap Cancel\nframe after")
    #expect(texts[0].contains("Row 31") && !texts[0].contains("Row 1 "))
    #expect(
      ["Sure?", "Really", "Delete", "Cancel"].allSatisfy { texts[1].contains($0) }, "\(texts[1])")
    #expect(texts[2].contains("Row 31") && !texts[2].contains("Sure?"), "\(texts[2])")
  }

  @Test("a screen comes and goes while an alert comes up")
  func alertsOfScreensThatGo() throws {
    let source = """
      screen Main "Main" {
        var asks: Bool = false
        table {
          row "Open" { on select -> sheet Second() }
          row "Ask" { on select { asks = true; push Third() } }
        }
        alert "Really?" { isPresented <-> asks; button "OK" { role: .cancel } }
      }
      screen Second "Second" {
        var asks: Bool = false
        content { button "Delete" { on touchUpInside { asks = true; close } } }
        alert "Sure?" { isPresented <-> asks; button "OK" { role: .cancel } }
      }
      screen Third "Third" { content { label "Here" } }
      """
    let texts = try frames(
      of: source, "tap Open\ntap Delete\nframe back\ntap Ask\nframe third\nkey escape\nframe asked")
    #expect(texts[0].contains("Main") && !texts[0].contains("Sure?"), "\(texts[0])")
    #expect(texts[1].contains("Here"), "\(texts[1])")
    #expect(texts[2].contains("Really?"), "\(texts[2])")
  }

  @Test("a task of a screen that another one covers is ended, too; one in another tab is named")
  func coveredTasksEnd() throws {
    let source = """
      screen Main "Main" {
        var done: Bool = false
        task load(kind: .network)
        on load -> done = true
        table { row "Start \\(done)" { on select { load(); push Second() } } }
      }
      screen Second "Second" { content { label "Here" } }
      screen Tabs "Tabs" {
        tabBar {
          tab "One" { screen: Main() }
          tab "Two" { screen: Second() }
        }
      }
      """
    let texts = try frames(
      of: source, "tap Start false\nkey t\nframe covered\nkey escape\nframe back\nkey t\nframe none"
    )
    #expect(texts[0].contains("Here") && texts[0].contains("load → finished"), "\(texts[0])")
    #expect(texts[1].contains("Start true"), "\(texts[1])")
    #expect(texts[2].contains("no task runs"), "\(texts[2])")
    let other = try frames(
      of: source, "screen Tabs\ntap Start false\nkey escape\ntap Two\nkey t\nframe none")
    #expect(other[0].contains("no task runs") || other[0].contains("another tab"), "\(other[0])")
    #expect(other[0].contains("another tab"), "\(other[0])")
  }

  @Test(
    "each event of a held control has the value of its moment", arguments: ["wait 2000", "wait 20"])
  func heldControlsCount(wait: String) throws {
    let source = """
      screen S "S" {
        var n: Int in 0...20 = 0
        var total: Int = 0
        var m: Int in 0...30 = 2
        content {
          stepper wr { value <-> n; on valueChanged -> total += n }
          stepper late { value <-> m; isContinuous: false }
          label "N \\(n), total \\(total), M \\(m)"
        }
      }
      """
    let waits = wait == "wait 20" ? Array(repeating: wait, count: 100) : [wait]
    let script = ["hold wr increment"] + waits + ["key esc", "frame a"]
    #expect(try frames(of: source, script.joined(separator: "\n"))[0].contains("N 8, total 36"))
    let moved = "hold late increment\nwait 2000\nhold wr increment\nkey esc\nframe a"
    #expect(try frames(of: source, moved)[0].contains("M 10"))
  }

  @Test("a button turns the page that it stands on")
  func aButtonTurnsItsPage() throws {
    let source = """
      screen S "S" {
        var page: Int = 0
        scrollView {
          axis: .horizontal
          isPagingEnabled: true
          currentPage <-> page
          view { button "Go On" { on touchUpInside -> page = 1 } }
          view { button "Go Back" { on touchUpInside -> page = 0 } }
        }
        content { label "Page \\(page)" }
      }
      """
    let texts = try frames(of: source, "focus Go On\nkey enter\nframe there\nkey enter\nframe back")
    #expect(texts[0].contains("Page 1") && texts[0].contains("Go Back"), "\(texts[0])")
    #expect(texts[1].contains("Page 0") && texts[1].contains("Go On"), "\(texts[1])")
  }

  @Test("one of several elements has a number; what no element has is no part of a name")
  func numbered() throws {
    let source = """
      screen S "S" {
        var n: Int = 0
        table {
          for i in 1...3 {
            row "Item \\(i)" {
              button "Up" { on touchUpInside -> n += i }
              button "Down" { on touchUpInside -> n -= i }
            }
          }
          row "Sound" { button "Play" { on touchUpInside -> n = 7 } }
        }
        label "n \\(n)"
      }
      """
    func play(_ command: String) throws -> (answer: String?, label: String?) {
      var preview = try Preview(Program.check(SyntaxTree.parse(source)))
      let answer = preview.run(command)
      return (answer, preview.live.tree.nodes.last { $0.kind == .label }?.text)
    }
    #expect(try play("tap Up").label == "n 1")
    #expect(try play("tap Up #3").label == "n 3")
    #expect(try play("tap \"Down\" #2").label == "n -2")
    #expect(try play("tap button #6").label == "n -3")
    for command in ["tap Up 2", "tap Up #4", "tap Up x", "tap Dwon"] {
      let (answer, label) = try play(command)
      #expect(
        answer?.hasPrefix("no element") == true && label == "n 0", "\(command): \(answer ?? "")")
    }
    #expect(try play("tap Dwon").answer?.contains("did you mean `Down`?") == true)
    // What a row alone has is what its title means; a choice of two is none.
    #expect(try play("tap Sound").label == "n 7")
    #expect(try play("tap Item 2").label == "n 0")
  }

  @Test("a tap on what only shows something reaches its row")
  func labelsLeaveTapsToTheirRow() throws {
    let source = """
      screen S "S" {
        var n: Int = 0
        table {
          row { label first "One"; on select -> n = 1 }
          row { label "Two"; button "Off" { isEnabled: false }; on select -> n = 2 }
        }
        label "n \\(n)"
      }
      """
    for (command, label) in [("tap first", "n 1"), ("tap Two", "n 2"), ("tap Off", "n 0")] {
      var preview = try Preview(Program.check(SyntaxTree.parse(source)))
      preview.run(command)
      #expect(preview.live.tree.nodes.last { $0.kind == .label }?.text == label, "\(command)")
    }
  }

  /// Whether it has a clear button or not.
  @Test(arguments: ["", "clearButtonMode: .always; "]) func controlUClearsAField(button: String)
    throws
  {
    let source = """
      screen Form "Form" {
        var name: String = "Ada"
        var changes: Int = 0
        content {
          textField field { text <-> name; \(button)placeholder: "Name"; on editingChanged -> changes += 1 }
          label "<\\(name)> \\(changes)"
        }
      }
      """
    let program = Program.check(
      SyntaxTree.parse(SourceText(path: "Form.ctl", bytes: Array(source.utf8))))
    let shots = try PreviewScript.play(
      "tap field\nkey ctrl-u\nkey esc\nframe after", on: try Preview(program))
    #expect(PreviewScript.text(shots).contains("<> 1"), "\(PreviewScript.text(shots))")
  }

  @Test("a script pastes what was copied, and writes keys in any case")
  func pastes() throws {
    let source = """
      screen Form "Form" {
        var name: String = ""
        content {
          label code "Tea 42" { isCopyable: true }
          textField field { text <-> name; placeholder: "Name" }
          label "<\\(name)>"
        }
      }
      """
    let program = Program.check(SyntaxTree.parse(source))
    try #require(program.findings.isEmpty, "\(program.findings)")
    let shots = try PreviewScript.play(
      "tap code\ntap field\nkey Ctrl-V\nkey ESC\nframe after", on: try Preview(program))
    #expect(PreviewScript.text(shots).contains("<Tea 42>"), "\(PreviewScript.text(shots))")
  }

  /// A server may send one `id` twice: a tap is for the item that it is on.
  @Test func itemsOfOneIDAreApart() throws {
    let source = """
      record Tea { id: Int; cups: Int = 0 }
      screen Teas "Teas" {
        var teas: [Tea] = [Tea(id: 1, cups: 10), Tea(id: 1, cups: 20), Tea(id: 2, cups: 30)]
        table { for tea in teas { row "\\(tea.cups) cups" { on select -> tea.cups += 1 } } }
      }
      """
    let program = Program.check(
      SyntaxTree.parse(SourceText(path: "Teas.ctl", bytes: Array(source.utf8))))
    let shots = try PreviewScript.play("tap 20 cups\nframe after", on: try Preview(program))
    let text = PreviewScript.text(shots)
    for cups in ["10 cups", "21 cups", "30 cups"] { #expect(text.contains(cups), "\(text)") }
  }

  /// A text may stand in several places: steps take what a person could use.
  @Test(arguments: ["tap Sign In", "focus Mail\ntype Sign In"])
  func aTextNamesWhatCanBeUsed(step: String) throws {
    let source = """
      screen SignIn "Sign In" {
        var mail: String = ""
        var count: Int = 0
        table {
          row "Mail" { textField { text <-> mail; placeholder: "ada@example.com" } }
          row { label "Tried \\(count)\\(mail.isEmpty ? "" : " for " + mail)" }
        }
        toolbar { button "Sign In" { on touchUpInside -> count += 1 } }
      }
      """
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 60, height: 30)
    let script = step.replacing("type", with: "key enter\ntype") + "\nframe end"
    let frames = PreviewScript.text(try PreviewScript.play(script, on: preview))
    let expected = step.hasPrefix("tap") ? "Tried 1" : "Tried 0 for Sign In"
    #expect(frames.contains(expected), "\(frames)")
  }

  /// Another screen is seen from its top, however far the last one was scrolled.
  @Test func anotherScreenIsSeenFromItsTop() throws {
    func screen(_ name: String) -> String {
      "screen \(name) \"\(name)\" { table { for n in 1...40 { row \"\(name) \\(n)\" } } }\n"
    }
    let program = Program.check(SyntaxTree.parse(screen("First") + screen("Second")))
    let preview = try Preview(program, width: 40, height: 12)
    let script = "key end\nframe first\nscreen Second\nframe second"
    let frames = PreviewScript.text(try PreviewScript.play(script, on: preview))
    #expect(frames.contains("First 40") && !frames.contains("First 1 "), "\(frames)")
    #expect(frames.contains("Second 1 ") && !frames.contains("Second 40"), "\(frames)")
  }

  /// What people type replaces a text with styles, which it does not have.
  @Test func aStyledTextIsTypedOn() throws {
    let source = """
      screen S "S" {
        content { textField { attributedText: [styled("Now", color: #BB0000)]; placeholder: "N" } }
      }
      """
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 40, height: 20)
    let script = "focus textField\nkey enter\ntype here\nkey escape\nframe end"
    let frames = PreviewScript.text(try PreviewScript.play(script, on: preview))
    #expect(frames.contains("Nowhere"), "\(frames)")
  }

  @Test("what a handler makes of the typed text is what people go on with")
  func handlersChangeTheTypedText() throws {
    let source = """
      screen Code {
        var code: String = ""
        var length: Int = 0
        table {
          row "Code" {
            textField {
              text <-> code
              placeholder: "AB12"
              on editingChanged {
                code = code.uppercased().replacing("X", with: "")
                length = code.count
              }
            }
          }
          row { label "\\(code) has \\(length)" }
        }
      }
      """
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 60, height: 30)
    let script = "focus Code\nkey enter\ntype a\ntype x\ntype b\nkey escape\nframe end"
    let frames = PreviewScript.text(try PreviewScript.play(script, on: preview))
    #expect(frames.contains("AB has 2") && frames.contains("( AB "), "\(frames)")
  }

  @Test("characters are typed only where something is edited: elsewhere they are commands")
  func typingNeedsAField() throws {
    let program = Program.check(
      SyntaxTree.parse(
        """
        screen S "S" {
          var name: String = ""
          sample "Ada" { name: "Ada" }
          table { row "Name" { textField field { text <-> name; placeholder: "Grace" } } }
        }
        """))
    let failure = #expect(throws: PreviewScript.Failure.self) {
      try PreviewScript.play("type s", on: Preview(program))
    }
    #expect(failure?.reason.contains("nothing is being edited") == true)
    let frames = PreviewScript.text(
      try PreviewScript.play("tap field\ntype Eve\nframe typed", on: Preview(program)))
    #expect(frames.contains("Eve"))
  }

  @Test func aMistakeInAScriptIsNamed() throws {
    let preview = try Preview(Self.program("Samples/ReaderSettings.ctl"))
    do {
      _ = try PreviewScript.play("frame before\n\nset copies=99", on: preview)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.line == 3)
      #expect(error.reason.contains("from 1 to 20"))
      #expect(error.shots.contains { $0.title == "before" }, "what went before is shown")
    }
    let unknown = #expect(throws: PreviewScript.Failure.self) {
      try PreviewScript.play("bogus", on: preview)
    }
    for command in ["key", "mouse", "wait", "frame", "size", "set", "spin"] {
      #expect(unknown?.reason.contains(command) == true, "\(command)")
    }
  }

  @Test func whatWasSetSurvivesAReload() throws {
    let source = "screen S {\n  var n: Int in 0...9 = 1\n  content { label l \"N: \\(n)\" } }"
    var preview = try Preview(Program.check(SyntaxTree.parse(source)))
    preview.run("set n=5")
    let changed = source.replacingOccurrences(of: "N:", with: "Number:")
    preview.reload(Program.check(SyntaxTree.parse(changed)), findings: [], hasErrors: false)
    #expect(preview.frame.lines.contains { $0.contains("Number: 5") })
    preview.reload(
      Program.check(SyntaxTree.parse("screen {")), findings: [.init("x")], hasErrors: true)
    #expect(preview.frame.lines.contains { $0.contains("Number: 5") })
  }

  @Test(
    "a variable of another type begins anew after a reload",
    arguments: [
      ("String = \"x\"", "y", "Bool = true", "v", "true"),
      ("Bool = false", "true", "String = \"new\"", "v", "new"),
      ("Date = \"2026-01-31\"", "2026-02-01", "Duration = 1h", "v", "1h"),
      ("[String] = [\"a\"]", "b,c", "[Int] = [7]", "v.count", "1"),
      ("String? = nil", "b", "Int? = 7", "v ?? 0", "7"),
    ])
  func anotherType(
    old: String, value: String, new: String, text: String, shown: String
  ) throws {
    func program(_ type: String, _ text: String) -> Program {
      Program.check(
        SyntaxTree.parse(
          "screen S {\n  var v: \(type)\n  content { label \"is \\(\(text))\" }\n}"))
    }
    var preview = try Preview(program(old, "1"))
    #expect(preview.run("set v=\(value)") == nil)
    preview.reload(program(new, text), findings: [], hasErrors: false)
    #expect(preview.live.tree.nodes.compactMap(\.text).contains("is \(shown)"))
  }

  @Test("`=` stands on the key of `+`, and does the same", arguments: ["+", "="])
  func increments(key: String) throws {
    let source = """
      screen S {
        var n: Int in 0...9 = 3
        content { stepper s { value <-> n } label "n \\(n)" }
      }
      """
    var preview = try Preview(Program.check(SyntaxTree.parse(source)))
    #expect(preview.run("focus s") == nil)
    preview.handle(.key(.character(Character(key))))
    preview.handle(.key(.escape))
    #expect(preview.live.tree.nodes.contains { $0.text == "n 4" })
  }

  /// A panel that stands in the place of the screen takes the presses: what it covers is not used.
  @Test(arguments: [Character("e"), "?", "i", "f"]) func aPanelCoversTheScreen(key: Character)
    throws
  {
    let source = """
      screen S {
        var isOn: Bool = false
        var n: Int in 0...9 = 3
        table {
          row "A" { switch { isOn <-> isOn } }
          row "B" { stepper { value <-> n } }
          row "\\(n)" { if isOn { label "on" } }
        }
      }
      """
    let program = Program.check(SyntaxTree.parse(source))
    func changes(_ preview: Preview, _ before: Preview) -> Bool {
      preview.live.tree.nodes.map(\.text) != before.live.tree.nodes.map(\.text)
    }
    var isUsed = false
    for y in 0..<16 {
      for x in 0..<40 {
        for opens in [false, true] {
          var preview = try Preview(program, width: 40, height: 16)
          if opens { preview.handle(.key(.character(key))) }
          let before = preview
          preview.handle(.mouse(.init(.press, x: x, y: y)))
          if opens { #expect(!changes(preview, before), "\(x), \(y)") }
          preview.handle(.mouse(.init(.release, x: x, y: y)))
          if opens { #expect(!changes(preview, before), "\(x), \(y)") }
          isUsed = isUsed || !opens && changes(preview, before)
        }
      }
    }
    #expect(isUsed)
  }

  @Test func everyTypeOfVariableSurvivesAReload() throws {
    let source = """
      enum Size { small "Small"; large "Large" }
      screen S {
        var size: Size = .small
        var day: Date = "2026-01-31T09:00"
        var rest: Duration = 1h
        var names: [String] = ["a"]
        var name: String = "x"
        var number: Double in 0...1 = 0.5
        content {
          label "\\(size), \\(day), \\(rest), \\(count(names)), \\(name), \\(number)"
        }
      }
      """
    let settings = [
      "size=large", "day=2027-02-28T10:00", "rest=15min", "names=a,b,c", "name=a=b, \"c\"",
      "number=0.25",
    ]
    var preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 200)
    for setting in settings { #expect(preview.run("set \(setting)") == nil) }
    let before = preview.frame.lines[2...].prefix { !$0.isEmpty }
    #expect(before.joined().contains("Large, February 28, 2027"), "\(before)")
    let changed = source.replacingOccurrences(of: "small \"Small\"; ", with: "tiny; small; ")
    preview.reload(Program.check(SyntaxTree.parse(changed)), findings: [], hasErrors: false)
    #expect(preview.frame.lines[2...].prefix { !$0.isEmpty } == before)
  }

  @Test("what people did to a control without a variable stays until the file says something else")
  func oneWayProperties() throws {
    let source = """
      screen S {
        var frozen: Bool = false
        var number: Int = 0
        content {
          switch freeze { isOn: frozen; on valueChanged -> number += 1 }
          label told "\\(frozen) \\(freeze.isOn) \\(number)"
          button set "Set" { on touchUpInside -> frozen = true }
          button unset "Unset" { on touchUpInside -> frozen = false }
        }
      }
      """
    var preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 60, height: 30)
    func told() -> String? {
      preview.live.tree.nodes.first { $0.kind == .label }?.text
    }
    func after(_ commands: String...) -> String? {
      for command in commands { #expect(preview.run(command) == nil, "\(command)") }
      return told()
    }
    #expect(after("tap freeze") == "false true 1")
    #expect(after("tap freeze") == "false false 2")
    #expect(after("tap Set") == "true true 2")
    #expect(after("tap freeze") == "true false 3")
    #expect(after("tap Set") == "true false 3")
    #expect(after("tap Unset") == "false false 3")
    #expect(after("tap Set") == "true true 3")
  }

  @Test("each use of a component has its own variables, and in a loop each item has")
  func usesOfComponents() throws {
    let source = """
      record Tea { id: Int }
      component Counter(title: String) {
        var cups: Int = 0
        button add "Add \\(title)" { on touchUpInside -> cups += 1 }
        label "\\(title): \\(cups)"
      }
      screen S {
        var teas: [Tea] = [Tea(id: 1), Tea(id: 2)]
        content {
          Counter green { title: "Green" }
          Counter black { title: "Black" }
          for tea in teas { Counter { title: "Tea \\(tea.id)" } }
          button turn "Turn" { on touchUpInside -> teas = teas.reversed() }
        }
      }
      """
    var preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 60, height: 30)
    func tap(_ title: String) { #expect(preview.run("tap \"\(title)\"") == nil) }
    func shown() -> [String] {
      preview.live.tree.nodes.filter { $0.kind == .label }.compactMap(\.text)
    }
    tap("Add Black")
    tap("Add Black")
    tap("Add Tea 2")
    #expect(shown() == ["Green: 0", "Black: 2", "Tea 1: 0", "Tea 2: 1"])
    tap("Turn")
    #expect(shown() == ["Green: 0", "Black: 2", "Tea 2: 1", "Tea 1: 0"])
  }

  @Test("the present that a setting says holds for the screens that are opened")
  func present() throws {
    let source = """
      screen A {
        content { button open "Open" { on touchUpInside -> push B() }; label "\\(now.year)" }
      }
      screen B { content { label "B \\(now.year)" } }
      """
    var preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 60, height: 12)
    #expect(preview.run("set now=2031-05-04T12:00") == nil)
    #expect(preview.run("tap open") == nil)
    #expect(preview.frame.lines.joined(separator: "\n").contains("B 2031"))
  }

  @Test("a range that follows another variable holds at once")
  func rangesThatMove() throws {
    let source = """
      screen S {
        var top: Int = 5
        var n: Int in 0...top = 4
        content {
          label "\\(n) of \\(top)"
          button lower "Lower" { on touchUpInside -> top -= 3 }
        }
      }
      """
    var preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 60, height: 12)
    #expect(preview.run("tap Raise it")?.hasPrefix("no element `Raise it`; there are") == true)
    #expect(preview.run("tap Lower") == nil)
    #expect(preview.frame.lines.joined(separator: "\n").contains("2 of 2"))
    #expect(preview.run("set top=1") == nil)
    #expect(preview.frame.lines.joined(separator: "\n").contains("1 of 1"))
  }

  @Test("a setting of a parameter opens the screen with it: what begins with it follows")
  func settingsOpenTheScreen() throws {
    let source = """
      screen S(page: Int) {
        var shown: Int = page + 1
        var note: String = "none"
        on appear { if page > 6 { note = "late" } }
        content { label "\\(page), \\(shown), \\(note)" }
      }
      """
    let program = Program.check(SyntaxTree.parse(source))
    var options = Preview.Options()
    options.settings = ["page=7"]
    let preview = try Preview(program, options: options, width: 60, height: 9)
    #expect(preview.frame.lines.joined(separator: "\n").contains("7, 8, late"))
  }

  @Test func theSamplesComeOneAfterTheOther() throws {
    let source = """
      screen S {
        var tea: String = "none"
        sample "One" { tea: "green" }
        sample "Two" { tea: "black" }
        content { label "tea: \\(tea)" }
      }
      """
    var preview = try Preview(
      Program.check(SyntaxTree.parse(source)), width: 60, height: 20)
    for tea in ["none", "green", "black", "green"] {
      #expect(preview.frame.lines.contains { $0.contains("tea: \(tea)") })
      preview.handle(.key(.character("s")))
    }
  }

  @Test func theInspectorHasTheFindingsOfTheElement() throws {
    let source = "screen S {\n content {\n button \"A\"\n button \"B\"\n }\n}"
    let program = Program.check(SyntaxTree.parse(source))
    var preview = try Preview(program, width: 100, height: 20)
    let range = try #require(source.range(of: "\"B\""))
    let place = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    let location = Location(program.file, place..<place + 3)
    preview.setFindings([.init("4: is not so [a/b]", location), .init("1: elsewhere")])
    preview.handle(.key(.character("i")))
    func shows(_ text: String) -> Bool { preview.frame.lines.contains { $0.contains(text) } }
    #expect(!shows("is not so"))
    preview.handle(.key(.tab))
    #expect(shows("is not so") && !shows("elsewhere"))
  }
}
