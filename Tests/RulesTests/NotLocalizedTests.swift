import CtlChecker
import CtlRules
import CtlSyntax
import Testing

/// Texts of an app in several languages that are handed on as data.
@Suite struct NotLocalizedTests {
  private static func found(_ source: String) -> [String] {
    var settings = Settings()
    settings.locales = ["en", "de"]
    let program = Program.check(SyntaxTree.parse(source))
    #expect(program.findings.isEmpty, "\(program.findings)")
    return RuleEngine.run(program, settings: settings).findings
      .filter { $0.code.id == "text/not-localized" }
      .map { String(decoding: Array(source.utf8)[$0.location.range], as: UTF8.self) }
  }

  private static func screen(_ declarations: String, _ content: String, _ step: String) -> String {
    """
    screen Feed "Feed" {
      \(declarations)
      content {
        \(content)
        button "Send" { on touchUpInside { \(step) } }
      }
    }
    """
  }

  @Test("what steps set, and what begins beside it")
  func steps() {
    let found = Self.found(
      Self.screen(
        "var note: String = \"Ready\"; var busy: Bool = false", "label \"\\(note)\"",
        "busy = true\n note = busy ? \"Sent\" : \"Sent \\(note)\""))
    #expect(found == [#""Ready""#, #""Sent""#, #""Sent \(note)""#])
  }

  @Test(
    "names, what people type, what nobody reads and what has no words",
    arguments: [
      (
        "var kind: String = \"fast\"",
        "label \"\\(kind)\"\n label \"\\(kind == \"slow\" ? 1 : 2)\"", "kind = \"slow\""
      ),
      (
        "var name: String = \"\"", "textField { text <-> name; placeholder: \"Name\" }",
        "name = \"Nobody\""
      ),
      (
        "var name: String = \"Ada\"; action log(text: String)", "label \"\\(name)\"",
        "log(text: \"Sent\")"
      ),
      (
        "var code: String = \"CHF\"",
        "label \"\\(code) \\(4.5.formatted(.currency(code)))\"", "code = \"Euro\""
      ),
      ("var mail: String = \"\"", "label \"\\(mail)\"", "mail = \"ada@example.com\""),
      ("var url: String = \"\"", "label \"\\(url)\"", "url = \"https://example.com/\\(url)\""),
      (
        "var url: String = \"\"", "label \"\\(url)\"", "url = \"v2.1 #FF0000 EUR A1 IMG_0042 @ada\""
      ),
      ("var dots: String = \"\"", "label \"\\(dots)\"", "dots = \"…\""),
      (
        "var id: String = \"\"; action log(text: String)", "label \"Feed\"",
        "id = \"a\"\n log(text: id)"
      ),
      ("var note: String = \"\"", "label \"\\(note)\"", "note = localized(\"Sent\")"),
    ])
  func clean(declarations: String, content: String, step: String) {
    #expect(Self.found(Self.screen(declarations, content, step)).isEmpty)
  }

  @Test("the default of a screen's text")
  func defaults() {
    let source = """
      screen A "A" { content { button "Open" { on touchUpInside -> push B() } } }
      screen B(title: String = "Title", key: String = "Key") "\\(title)" { content { label "B" } }
      """
    #expect(Self.found(source) == [#""Title""#])
  }

  @Test("labels of cases and dates that steps put into texts")
  func words() {
    let source = """
      enum Kind { a "Green Tea"; b "Black Tea" }
      screen Kinds "Kinds" {
        var last: String = ""
        var due: Date = "2026-05-04T16:00"
        table {
          for kind in Kind.allCases { row "\\(kind)" { on select -> push K(name: "\\(kind)") } }
          row "Last" { on select -> last = "\\(Kind.a)" }
          row "Due \\(due)" { on select -> last = "\\(due)" }
          row "Soon" { on select -> last = due.formatted() }
          row "\\(last)"
        }
      }
      screen K(name: String) "\\(name)" { content { label "\\(name)" } }
      """
    #expect(Self.found(source) == [#""\(kind)""#, #""\(Kind.a)""#, #""\(due)""#])
  }

  @Test("what VoiceOver says with a value that the catalogue lacks")
  func spoken() {
    var settings = Settings()
    settings.locales = ["en", "de"]
    settings.translated = ["Plays %@"]
    let program = Program.check(
      SyntaxTree.parse(
        """
        screen Player(show: String) "Player" {
          content {
            imageView { image: "cover"; accessibility { label: localized("Cover of \\(show)") } }
            imageView { image: "play"; accessibility { label: localized("Plays \\(show)") } }
          }
        }
        """))
    let found = RuleEngine.run(program, settings: settings).findings.filter {
      $0.code.id == "accessibility/not-localized"
    }
    #expect(found.count == 1)
  }

  @Test("what screens are opened with, and records that go to components as a whole")
  func handedOn() {
    let source = """
      record Tip { title: String; text: String = "None"; key: String = "" }
      let tips = [Tip(title: "Sleep", text: "Well", key: "sleep")]
      component Card(tip: Tip) {
        label "\\(tip.title)"
        Note { text: tip.text; hint: "Looked Up" }
      }
      component Note(text: String, hint: String) { label "\\(text) \\(hint)" }
      screen Tips "Tips" {
        content {
          for tip in tips { Card { tip: tip } }
          Card { tip: Tip(title: "Own") }
          button "Open" { on touchUpInside -> sheet Detail(title: "Opened", key: "detail") }
        }
      }
      screen Detail(title: String, key: String) "Detail" {
        action log(text: String)
        content {
          label "\\(title)"
          button "Share" { on touchUpInside -> log(text: key) }
          button "Close" { on touchUpInside -> close }
        }
      }
      """
    #expect(
      Self.found(source) == [
        #""Sleep""#, #""Well""#, #"Tip(title: "Own")"#, #""Own""#, #""Opened""#,
      ])
  }

  /// What people type there, and what a task brings in a sample, is data.
  @Test("what comes back from components and screens")
  func comesBack() {
    let source = """
      component Choice {
        event picked(name: String)
        button "Plates" { on touchUpInside -> picked(name: "Picked") }
      }
      component Reset(said: binding String) { button "Reset" { on touchUpInside -> said = "Reset" } }
      component Line(said: binding String) { Reset { said <-> said } }
      component Entry(said: binding String) { textField { text <-> said; placeholder: "Name" } }
      screen Ask "Ask" -> String {
        content { button "Done" { on touchUpInside -> finish("Handed Back") } }
      }
      screen Tell "Tell" -> String {
        content { button "Done" { on touchUpInside -> finish("Told") } }
      }
      screen Feed "Feed" {
        var name: String = ""
        var typed: String = ""
        var asked: String = ""
        var told: [String] = []
        var kept: String = ""
        task load() -> String
        on appear -> kept = load()
        on Ask(answer) -> name = answer
        content {
          label "\\(name) \\(typed) \\(kept)"
          for one in told { label "\\(one)" }
          Choice { on picked(chosen) -> name = chosen }
          Line { said <-> name }
          Entry { said <-> typed }
          button "Clear" { on touchUpInside -> typed = "Typed" }
          button "Ask" { on touchUpInside -> asked = sheet Ask() }
          button "Tell" { on touchUpInside -> told += sheet Tell() }
        }
        sample "Loaded" { load: .finished("Loaded") }
      }
      """
    #expect(
      Self.found(source) == [#""Picked""#, #""Reset""#, #""Handed Back""#, #""Told""#])
  }
}
