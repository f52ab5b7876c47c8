import CtlDiagnostics
import CtlEditor
import Testing

@Suite struct NavigationTests {
  static let project = """
    import "Other.ctl"
    enum Size { small, large }
    component Counter(title: String, count: binding Int) {
      label caption "\\(title): \\(count)"
      stepper { value <-> count; valueLabel: caption }
    }
    screen Main {
      var copies: Int = 1
      var size: Size = .large
      action print(copies: Int)
      Counter counter { title: "Copies"; count <-> copies }
      button "Go" { tintColor: brand; on touchUpInside -> print(copies: copies) }
    }
    //- Other.ctl
    let brand: Color = #FFF
    """

  /// The project with the cursor in the n-th occurrence of a text.
  func fixture(_ text: String, _ number: Int = 1, shift: Int = 0) -> Fixture {
    let source = NavigationTests.project
    var rest = source[...]
    var result = ""
    for count in 1...number {
      guard let range = rest.firstRange(of: text) else { break }
      if count == number {
        result += rest[..<range.lowerBound]
        let start = rest.index(range.lowerBound, offsetBy: shift)
        result += rest[range.lowerBound..<start] + "▮"
        rest = rest[start...]
      } else {
        result += rest[..<range.upperBound]
        rest = rest[range.upperBound...]
      }
    }
    return Fixture(result + rest)
  }

  /// What uses, changes or opens a declaration of the other constructs.
  @Test(arguments: [
    ("screen S { var n▮: Int = 1; row \"a\" { on select { n += 1 } } }", ["1:50 n"]),
    ("screen S { var n▮: [Int] = [1]; row \"a\" { on select { n.removeAll() } } }", ["1:54 n"]),
    ("screen S { row \"a\" { on select -> push T } }\nscreen T▮ \"T\" { }", ["1:40 T"]),
    ("style a▮: label { font: .body }\nscreen S { label \"a\" { style: a } }", ["2:31 a"]),
    ("component C { slot s▮ }\nscreen S { C { s { label \"a\" } } }", ["2:16 s"]),
    ("screen S { label \"\\([1].count(where: $▮0 > 0))\" }", []),
  ])
  func implementations(source: String, expected: [String]) {
    let fixture = Fixture(source)
    let found = fixture.snapshot.implementations(at: fixture.offset, in: fixture.file)
    #expect(found.map { fixture.picture($0.location) } == expected.map { "Main.ctl:" + $0 })
  }

  @Test func stylesAndSlotsAreFound() {
    let fixture = Fixture(
      "style heading: label { font: .body }\ncomponent C { slot footer }\nscreen S { label \"\\([1].map($▮0))\" }"
    )
    for name in ["heading", "footer"] {
      #expect(fixture.snapshot.workspaceSymbols(matching: name).map(\.name) == [name])
    }
    #expect(fixture.snapshot.definition(at: fixture.offset, in: fixture.file).isEmpty)
  }

  @Test(arguments: [
    ("copies: copies", 1, 8, "Main.ctl:8:7 copies"),
    ("copies: copies", 1, 0, "Main.ctl:10:16 copies"),
    ("brand", 1, 0, "Other.ctl:1:5 brand"),
    (".large", 1, 1, "Main.ctl:2:20 large"),
    ("Size =", 1, 0, "Main.ctl:2:6 Size"),
    ("caption }", 1, 0, "Main.ctl:4:9 caption"),
    ("count <-> copies", 1, 0, "Main.ctl:3:34 count"),
    ("count <-> copies", 1, 10, "Main.ctl:8:7 copies"),
    ("print(", 2, 0, "Main.ctl:10:10 print"),
    ("Other.ctl", 1, 0, "Other.ctl:1:1 "),
  ])
  func definition(text: String, number: Int, shift: Int, expected: String) {
    let fixture = fixture(text, number, shift: shift)
    let targets = fixture.snapshot.definition(at: fixture.offset, in: fixture.file)
    #expect(fixture.picture(targets.map(\.location)) == expected)
    for target in targets {
      #expect(target.extent.lowerBound <= target.location.range.lowerBound)
      #expect(target.location.range.upperBound <= target.extent.upperBound)
    }
  }

  @Test(arguments: [
    ("size:", 1, "Main.ctl:2:6 Size"), ("counter {", 1, "Main.ctl:3:11 Counter"),
    ("large", 2, "Main.ctl:2:6 Size"), ("copies:", 1, ""),
  ])
  func typeDefinition(text: String, number: Int, expected: String) {
    let fixture = fixture(text, number)
    let targets = fixture.snapshot.typeDefinition(at: fixture.offset, in: fixture.file)
    #expect(fixture.picture(targets.map(\.location)) == expected)
  }

  @Test func theTypeOfARecord() {
    let fixture = Fixture("record Tea { name: String }\nscreen S { var te▮a: [Tea] = [] }")
    let targets = fixture.snapshot.typeDefinition(at: fixture.offset, in: fixture.file)
    #expect(fixture.picture(targets.map(\.location)) == "Main.ctl:1:8 Tea")
  }

  @Test(arguments: [
    ("Counter(", "Main.ctl:11:3 Counter"), ("print(", "Main.ctl:12:55 print"),
    ("copies:", "Main.ctl:11:48 copies"),
  ])
  func implementations(text: String, expected: String) {
    let fixture = fixture(text)
    let targets = fixture.snapshot.implementations(at: fixture.offset, in: fixture.file)
    #expect(fixture.picture(targets.map(\.location)) == expected)
  }

  @Test func referencesReachOtherFiles() {
    let fixture = fixture("brand: Color")
    let all = fixture.snapshot.references(
      at: fixture.offset, in: fixture.file, includingDeclaration: true)
    #expect(fixture.picture(all) == "Main.ctl:12:28 brand\nOther.ctl:1:5 brand")
    let uses = fixture.snapshot.references(
      at: fixture.offset, in: fixture.file, includingDeclaration: false)
    #expect(fixture.picture(uses) == "Main.ctl:12:28 brand")
  }

  @Test func referencesOfAParameterAreItsLabels() {
    let fixture = fixture("title: String")
    let all = fixture.snapshot.references(
      at: fixture.offset, in: fixture.file, includingDeclaration: true)
    #expect(
      fixture.picture(all)
        == "Main.ctl:3:19 title\nMain.ctl:4:20 title\nMain.ctl:11:21 title")
  }

  @Test func highlightsTellReadsFromWrites() {
    let fixture = fixture("copies:")
    let marks = fixture.snapshot.highlights(at: fixture.offset, in: fixture.file)
    #expect(
      fixture.picture(marks.map { ($0.range, $0.kind == .write ? "w" : "r") }) == """
          var copies: Int = 1
              wwwwww
          Counter counter { title: "Copies"; count <-> copies }
                                                       wwwwww
          button "Go" { tintColor: brand; on touchUpInside -> print(copies: copies) }
                                                                            rrrrrr
        """)
  }
}
