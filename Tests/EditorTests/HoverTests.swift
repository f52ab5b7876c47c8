import CtlEditor
import Testing

@Suite struct HoverTests {
  @Test(arguments: [
    ("screen A { sli▮der { value: 1 } }", "slider", "Adjusts a value"),
    ("screen A { stepper { step▮Value: 2 } }", "stepper.stepValue: Double", "Default: `1`"),
    ("screen A { progressView { prog▮ress: 1 } }", "progressView.progress", "Range: `0...1`"),
    ("screen A { button \"A\" { title(high▮lighted): \"B\" } }", "highlighted", "state"),
    ("screen A { button \"A\" { tit▮le(highlighted): \"B\" } }", "button.title", "each state"),
    ("screen A { textField { keyboardType: .email▮Address } }", "KeyboardType.emailAddress", ""),
    (
      "screen A { button \"A\" { on touch▮UpInside -> go() }\n  action go() }", "on touchUpInside",
      "Sent by `button`"
    ),
    (
      "screen A {\n  /// How many.\n  var c▮: Int in 1...20 = 1 }", "var c: Int in 1...20 = 1",
      "How"
    ),
    ("screen A { var c: Int in 1...20 = 1\n  stepper { value <-> ▮c } }", "var c", "`1...20`"),
    ("let a = 2 + 3\nlet b = ▮a", "let a: Int = 2 + 3", "Value: `5`"),
    (
      "screen A { table { for n in 1...3 { let half = n / 2\n row \"\\(▮half)\" } } }",
      "let half: Int = n / 2", ""
    ),
    ("let a: Color = #FF▮9500", "#FF9500", "RGBA 255, 149, 0, 255"),
    ("let a: Color = .re▮d", "#FF0000", "RGBA"),
    ("let a = 1h30▮min", "1h30min: Duration", ""),
    ("enum E { a \"First\" }\nscreen S { var e: E = .▮a }", "E.a", "“First”"),
    ("enum ▮E { a, b }", "enum E { a, b }", ""),
    ("enum E { a, b }\nlet all = E.all▮Cases", "E.allCases: [E]", "All cases"),
    (
      "screen S { task load(kind: .network)\n  sample \"A\" { load: .fai▮led(\"No\") } }",
      ".failed",
      "The task has failed"
    ),
    ("screen S { task load(id: Int)\n  on load -> load(id: load.▮id) }", "id: Int", "Parameter of"),
    (
      "component C(t: String, n: binding Int) { label t }\nscreen S { ▮C {} }",
      "component C(t: String, n: binding Int)", ""
    ),
    ("screen S { action go(n▮: Int = 2) }", "n: Int = 2", "Parameter of"),
    ("screen S { task ▮load(kind: .network) }", "task load(kind: .network)", ""),
    ("record E { id: Int }\nscreen S { task load(f▮or e: E) }", "task name(for item", ""),
    ("screen A { stepper { dividerImage(le▮ft: normal): \"a\" } }", "stepper.dividerImage", ""),
    (
      "record R { a: Int }\nlet r = R(a: 1)\nlet s = r.wi▮th(a: 2)", "value.with(field: value)",
      "The record"
    ),
    (
      "@allow(stepper/range-inv▮erted, because: \"x\")\nscreen S {}", "stepper/range-inverted",
      "Source:"
    ),
    ("screen S { layout { pin wid▮th(a) == 8 } }", "pin width(a) == 8", "The width"),
    ("let a = ma▮x(1, 2)", "max(", "greatest"),
    ("screen S { va▮r a: Int = 1 }", "var name: Type", "State"),
    (
      "screen S { switch w {}\n  slider { isEnabled: w.is▮On } }", "switch.isOn: Bool", "Default"
    ),
    ("screen S { slider { acce▮ssibility { label: \"A\" } } }", "accessibility", ""),
    ("screen S { slider { accessibility { lab▮el: \"A\" } } }", "accessibility.label", ""),
    // Words of calls, loops and styles.
    ("rec▮ord R { a: Int }", "record Name", "belong together"),
    (
      "screen S { for a in [1] wh▮ere a > 0 { label \"a\" } }", "for item in list where",
      "Leaves out"
    ),
    ("screen S { for ▮a in [1] { label \"\\(a)\" } }", "for a in [1]", "Type: `Int`"),
    ("let a = [1].fil▮ter($0 > 0)", "filter($0 == x)", "The items"),
    ("let a = [1].count(wh▮ere: $0 > 0)", "count(where: $0 == x)", "How many"),
    ("let a = [1].co▮unt", "count(String or list) -> Int", ""),
    ("let a = [1].filter($▮0 > 0)", "$0: Int", "Type: `Int`"),
    ("let a = 1.5.formatted(.cur▮rency(\"EUR\"))", ".currency(", "money"),
    ("let a = [\"a\"].joined(sep▮arator: \"b\")", "joined(separator: String)", "as one"),
    ("screen S { content { label \"\\(n▮ow.formatted())\" } }", "now: Date", "The present"),
    (
      "style a: label { font: .body }\nscreen S { label \"A\" { sty▮le: a } }", "style name: kind",
      ""
    ),
    ("screen S { task t(ki▮nd: .network) }", "task name(", ""),
    (
      "screen S { task t\n on appear -> t()\n on t.fai▮led -> t() }", "on task.failed(message)",
      "has failed"
    ),
    (
      "screen S { var n: Int = 1\n on n.chan▮ged -> n = 2 }", "on variable.changed",
      "another value"
    ),
    ("@allow(button/title-not-verb, bec▮ause: \"a\")\nscreen S { }", "@allow(rule-code", ""),
    ("screen S { label b \"b\"; layout { b.top == super▮view.top } }", "superview", "around"),
    // The steps that are written as calls.
    ("screen S { button \"A\" { on touchUpInside -> clo▮se } }", "close", ""),
    ("screen S -> Int { button \"A\" { on touchUpInside -> fin▮ish(1) } }", "finish", ""),
    // What is written in a kind by mistake.
    ("screen S { stepper { shows▮Value: true } }", "stepper.showsValue", "`stepper/shows-value`"),
    ("screen S { textField { lin▮es: 3 } }", "textField.lines", "`text-field/multiline`"),
  ])
  func says(source: String, code: String, text: String) throws {
    let fixture = Fixture(source)
    let hover = try #require(fixture.snapshot.hover(at: fixture.offset, in: fixture.file))
    #expect(hover.contents.markdown.contains(code))
    #expect(text.isEmpty || hover.contents.markdown.contains(text))
    #expect(hover.range.contains(fixture.offset) || hover.range.upperBound == fixture.offset)
    #expect(!hover.contents.plainText.contains("`"))
  }

  @Test func anEditorThatShowsImagesGetsOne() throws {
    let source = "screen A { content { swi▮tch w { accessibility { label: \"A\" } } } }"
    let fixture = Fixture(source)
    let hover = try #require(
      fixture.snapshot.hover(at: fixture.offset, in: fixture.file, showsImages: true))
    #expect(hover.contents.markdown.contains("![](data:image/svg+xml;base64,PHN2Zy"))
    #expect(!hover.contents.plainText.contains("data:"))
    let plain = try #require(fixture.snapshot.hover(at: fixture.offset, in: fixture.file))
    #expect(
      !plain.contents.markdown.contains("data:") && plain.contents.markdown.contains("```text"))
  }

  @Test func showsHowAControlLooks() throws {
    let fixture = Fixture(
      """
      screen A {
        table {
          row "Wi-Fi" { sw▮itch w { isOn: true; accessibility { label: "Wi-Fi" } } }
        }
      }
      """)
    let hover = try #require(fixture.snapshot.hover(at: fixture.offset, in: fixture.file))
    #expect(
      hover.contents.parts.contains { if case .picture = $0 { true } else { false } },
      "\(hover.contents.markdown)")
  }

  @Test(arguments: [
    (
      "appearance button { tintColor: #FF0000 }\nscreen A { but▮ton \"Go\" }",
      "- `tintColor`: `#FF0000`, from `Main.ctl:1`"
    ),
    (
      "screen A {\n  stack {\n    tintColor: #00FF00\n    if true { button g▮o \"Go\" }\n  }\n}",
      "- `tintColor`: `#00FF00`, from `Main.ctl:3`"
    ),
    (
      "screen A { var c: Int in 1...20 = 1\n  step▮per { value <-> c } }",
      "- `maximumValue` follows from `c`"
    ),
    (
      """
      import "Theme.ctl"
      screen A { button "Go" { tint▮Color: #0000FF } }
      //- Theme.ctl
      let brand: Color = #FF0000
      appearance button { tintColor: brand }
      """, "Replaces `#FF0000`, from `Theme.ctl:2`"
    ),
  ])
  func saysWhatIsSaidElsewhere(source: String, line: String) throws {
    let fixture = Fixture(source)
    let hover = try #require(fixture.snapshot.hover(at: fixture.offset, in: fixture.file))
    #expect(hover.contents.markdown.contains(line), "\(hover.contents.markdown)")
  }

  @Test func saysWhyAFindingMatters() throws {
    let fixture = Fixture(
      "screen S {\n  step▮per {\n    minimumValue: 0\n  }\n}")
    let hover = try #require(fixture.snapshot.hover(at: fixture.offset, in: fixture.file))
    #expect(hover.contents.markdown.contains("**accessibility/missing-label**"))
    #expect(hover.contents.plainText.contains("Source:"))
  }

  @Test func speaksChinese() throws {
    let fixture = Fixture("screen A { sli▮der {} }", language: .simplifiedChinese)
    let hover = try #require(fixture.snapshot.hover(at: fixture.offset, in: fixture.file))
    #expect(hover.contents.markdown.contains("滑块"))
  }

  @Test(arguments: ["screen A { ▮ }", "▮", "screen A { // sli▮der\n }", "screen A {▮"])
  func saysNothingWhereNothingIs(source: String) {
    let fixture = Fixture(source)
    #expect(fixture.snapshot.hover(at: fixture.offset, in: fixture.file) == nil)
  }

  @Test func showsWhatAnImportDeclares() throws {
    let fixture = Fixture("import \"Oth▮er.ctl\"\n//- Other.ctl\nlet brand: Color = #FFF\n")
    let hover = try #require(fixture.snapshot.hover(at: fixture.offset, in: fixture.file))
    #expect(hover.contents.markdown.contains("`brand`"))
  }
}
