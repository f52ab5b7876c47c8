import CtlChecker
import CtlDiagnostics
import CtlEditor
import CtlTestSupport
import Testing

@Suite struct StructureTests {
  @Test func outlineIsAsDeepAsTheFile() {
    let fixture = Fixture(
      """
      let accent: Color = #FFF
      enum Size { small, large }
      component Counter(title: String) { label title }
      screen Main "Main Screen" {
        var copies: Int = 1
        action go(n: Int)
        table {
          row "Copies" {
            stepper copiesStepper { value <-> copies }
            textField { rightView: button more "More" }
          }
        }
        if copies > 1 { slider {} } else { label "One" }
        layout { pin width(copiesStepper) == 8 }
      }
      """)
    func picture(_ symbols: [DocumentSymbol], _ depth: Int) -> [String] {
      symbols.flatMap { symbol in
        [
          String(repeating: "  ", count: depth) + "\(symbol.kind) \(symbol.name)"
            + (symbol.detail.isEmpty ? "" : " | \(symbol.detail)")
        ] + picture(symbol.children, depth + 1)
      }
    }
    let symbols = fixture.snapshot.documentSymbols(in: fixture.file)
    #expect(
      picture(symbols, 0).joined(separator: "\n") == """
        constant accent | Color
        enumeration Size
          enumCase small
          enumCase large
        component Counter | (title: String)
          element title | label
        screen Main | "Main Screen"
          variable copies | Int
          action go | (n: Int)
          element table
            element row | "Copies"
              element copiesStepper | stepper
              element textField
                element more | button "More"
          condition if | copies > 1
            element slider
          condition else
            element label | "One"
          layout layout
            constraint pin width(copiesStepper) == 8
        """)
  }

  @Test(arguments: [
    ("rs", "ReaderSettings"), ("readset", "ReaderSettings"), ("copies", "copies"),
    ("cst", "copiesStepper"), ("dbl", "DoubleBanner"), ("", "Banner"), ("zzz", nil),
  ])
  func searchIsFuzzy(query: String, first: String?) {
    let fixture = Fixture(
      """
      screen Other {}
      screen Banner {}
      screen DoubleBanner {}
      screen ReaderSettings {
        var copies: Int = 1
        stepper copiesStepper { value <-> copies }
      }
      //- Two.ctl
      enum Printers { a }
      """)
    #expect(fixture.snapshot.workspaceSymbols(matching: query).first?.name == first)
    #expect(fixture.snapshot.workspaceSymbols(matching: "p").contains { $0.name == "Printers" })
    #expect(fixture.snapshot.workspaceSymbols(matching: "", limit: 2).count == 2)
  }

  @Test func tokensHaveMeanings() {
    let fixture = Fixture(
      """
      /// Doc
      let accent = #FFF
      @allow(slider/x, because: "y")
      screen A {
        var n: Int = 1
        action go(a: Int)
        slider s { value <-> n; on valueChanged -> go(a: n); mode: .date }
      }
      /* two
      lines */
      """)
    let tokens = fixture.snapshot.semanticTokens(in: fixture.file)
    let marks: [SemanticToken.Kind: Character] = [
      .keyword: "k", .comment: "c", .string: "s", .number: "n", .operator: "o", .decorator: "d",
      .class: "C", .namespace: "N", .property: "p", .event: "e", .function: "f", .parameter: "a",
      .variable: "v", .type: "t", .enumMember: "m", .struct: "S", .enum: "E", .macro: "T",
    ]
    #expect(
      fixture.picture(tokens.map { ($0.range, marks[$0.type]!) }) == """
        /// Doc
        ccccccc
        let accent = #FFF
        kkk vvvvvv o nnnn
        @allow(slider/x, because: "y")
        dddddd dddddddd  aaaaaaa  sss
        screen A {
        kkkkkk N
          var n: Int = 1
          kkk v  ttt o n
          action go(a: Int)
          kkkkkk ff a  ttt
          slider s { value <-> n; on valueChanged -> go(a: n); mode: .date }
          CCCCCC v   ppppp ooo v  kk eeeeeeeeeeee oo ff a  v   pppp   mmmm
        /* two
        cccccc
        lines */
        cccccccc
        """)
    #expect(tokens.contains { $0.modifiers == [.modification] })
    #expect(tokens.contains { $0.modifiers == [.documentation] })
  }

  @Test(arguments: Samples.all)
  func tokensOfARangeAreThoseOfTheFile(sample: Sample) {
    let all = sample.snapshot.semanticTokens(in: sample.file)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    for start in stride(from: 0, to: sample.bytes.count, by: 97) {
      let range = start..<min(start + 200, sample.bytes.count)
      let some = sample.snapshot.semanticTokens(in: sample.file, range: range)
      let expected = all.filter {
        $0.range.upperBound > range.lowerBound && $0.range.lowerBound < range.upperBound
      }
      #expect(expected.allSatisfy(some.contains))
      #expect(some.allSatisfy(all.contains))
    }
  }

  @Test func foldsBlocksCommentsImportsAndRegions() {
    let fixture = Fixture(
      """
      import "A.ctl"
      import "B.ctl"
      // One
      // two
      let a = 1 // behind code
      // alone
      screen A {
        // region Sliders
        slider {
          value: 1
        }
        // endregion
        label "x" { font: .body }
      }
      """)
    let picture = fixture.snapshot.foldingRanges(in: fixture.file).map {
      "\($0.kind) " + fixture.text(Location(fixture.file, $0.range)).debugDescription
    }
    #expect(
      picture == [
        #"imports "import \"A.ctl\"\nimport \"B.ctl\"""#,
        #"comment "// One\n// two""#,
        #"block "\n  // region Sliders\n  slider {\n    value: 1\n  }\n  // endregion\n  label \"x\" { font: .body }\n""#,
        #"region "\n  slider {\n    value: 1\n  }\n  ""#,
        #"block "\n    value: 1\n  ""#,
      ])
  }

  /// A region ends with the first end that no region inside has taken.
  @Test func regionsAreInsideEachOther() {
    let fixture = Fixture(
      "// region A\n// region B\nlet b = 1\n// endregion\nlet a = 1\n// endregion\n// endregion\n")
    let regions = fixture.snapshot.foldingRanges(in: fixture.file).filter { $0.kind == .region }
    #expect(
      regions.map { fixture.text(Location(fixture.file, $0.range)) } == [
        "\n// region B\nlet b = 1\n// endregion\nlet a = 1\n", "\nlet b = 1\n",
      ])
  }

  @Test func regionsNeverCross() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let lines = (0..<12).map { number in
        ["// region", "// region Name", "// endregion", "let a\(number) = 1"]
          .randomElement(using: &random) ?? ""
      }
      let fixture = Fixture(lines.joined(separator: "\n"))
      let ranges = fixture.snapshot.foldingRanges(in: fixture.file).filter { $0.kind == .region }
        .map(\.range)
      for (number, one) in ranges.enumerated() {
        for other in ranges.dropFirst(number + 1) {
          let isInside = one.lowerBound <= other.lowerBound && other.upperBound <= one.upperBound
          #expect(isInside || !one.overlaps(other), "\(lines)")
        }
      }
    }
  }

  @Test func selectionGrows() {
    let fixture = Fixture(
      "screen A {\n  /// Doc\n  slider s { value: 1 + tw▮o; isEnabled: true }\n}\n")
    let picture = fixture.snapshot.selectionRanges(at: fixture.offset, in: fixture.file).map {
      fixture.text(Location(fixture.file, $0))
    }
    #expect(
      picture.prefix(8) == [
        "two", "1 + two", "value: 1 + two", " value: 1 + two; isEnabled: true ",
        "{ value: 1 + two; isEnabled: true }", "slider s { value: 1 + two; isEnabled: true }",
        "/// Doc\n  slider s { value: 1 + two; isEnabled: true }",
        "\n  /// Doc\n  slider s { value: 1 + two; isEnabled: true }\n",
      ])
  }

  @Test func linksAreImports() {
    let fixture = Fixture("import \"../b/Other.ctl\"\nimport \"/etc/x\"\nlet a = \"x\"")
    #expect(fixture.snapshot.documentLinks(in: fixture.file).isEmpty)
    let inside = Fixture("//- a/Main.ctl\nimport \"../b/Other.ctl\"\n//- b/Other.ctl\nlet a = 1")
    let links = inside.snapshot.documentLinks(in: inside.snapshot.file(at: "a/Main.ctl")!.id)
    #expect(links.map(\.path) == ["b/Other.ctl"])
  }

  @Test func coloursAreFoundAndWritten() {
    let fixture = Fixture("let a = #F00\nlet b: Color = .red\nscreen S { tintColor: #00FF0080 }")
    let colors = fixture.snapshot.documentColors(in: fixture.file)
    #expect(
      fixture.picture(colors.map { ($0.range, "^") }) == """
        let a = #F00
                ^^^^
        let b: Color = .red
                       ^^^^
        screen S { tintColor: #00FF0080 }
                              ^^^^^^^^^
        """)
    #expect(fixture.snapshot.colorPresentations(colors[0].color) == ["#FF0000", ".red"])
    #expect(fixture.snapshot.colorPresentations(Color(1, 2, 3, 4)) == ["#01020304"])
  }

  /// Every `let` without a type shows it, wherever it stands; `if let` has none.
  @Test func hintsShowTheTypesOfAllConstants() {
    let fixture = Fixture(
      """
      record R { a: Int; let half = a / 2; let whole: Int = a }
      screen S {
        var nick: String? = nil
        action go(n: Int)
        table {
          for n in [1, 2] where n > 1 {
            let twice = Double(n) * 2
            row "\\(twice)" { on select { let t = n + 1; if let o = nick { go(n: t) } } }
          } else { row "\\(R(a: 1).half)" }
        }
      }
      """)
    let hints = fixture.snapshot.inlayHints(in: fixture.file).filter { $0.kind == .type }
    #expect(hints.map(\.label) == [": Int", ": Double", ": Int"])
    #expect(hints.map(\.insertion) == hints.map(\.label))
    let edits = hints.map { Edit(Location(fixture.file, $0.offset..<$0.offset), $0.label) }
    let after = Fixture(fixture.applying(edits) ?? "")
    #expect(after.snapshot.inlayHints(in: after.file).allSatisfy { $0.kind != .type })
    #expect(after.snapshot.file(after.file)?.program.tree.findings.isEmpty == true)
  }

  @Test func hintsShowWhatIsNotWritten() {
    let fixture = Fixture(
      """
      component Counter(title: String, limit: Int = 10) { label title }
      screen S {
        let size = 44pt
        let sizes = 1...10
        var copies: Int in 1...20 = 1
        action go(n: Int, m: Int = 2)
        stepper { value <-> copies; on valueChanged -> go(n: 1) }
        stepper { value <-> copies; maximumValue: 3; minimumValue: 1 }
        Counter { title: "A" }
        picker p { on select(a, row) -> go(n: a) }
        var stay: Stay = Stay()
        stepper { value <-> stay.guests }
      }
      record Stay { guests: Int in 1...9 = 1 }
      """)
    var text = String(decoding: fixture.bytes(fixture.file), as: UTF8.self)
    for hint in fixture.snapshot.inlayHints(in: fixture.file).reversed() {
      let index = text.utf8.index(text.startIndex, offsetBy: hint.offset)
      let label = (hint.paddingLeft ? " " : "") + hint.label + (hint.paddingRight ? " " : "")
      text.insert(contentsOf: "‹\(label)›", at: index)
    }
    #expect(text.contains("let size‹: Length› = 44pt"))
    // A range has no type that could be written.
    let insertions = fixture.snapshot.inlayHints(in: fixture.file).filter { $0.kind == .type }
    #expect(insertions.map(\.insertion) == [": Length", nil])
    #expect(text.contains("stepper { value <-> copies‹ in 1...20›; on"))
    #expect(text.contains("stepper { value <-> stay.guests‹ in 1...9› }"))
    #expect(text.contains("value <-> copies; maximumValue"))
    #expect(text.contains("go(n: 1‹ m: 2 ›)"))
    #expect(text.contains("Counter { title: \"A\" ‹ limit: 10 ›}"))
    #expect(text.contains("on select(‹wheel: ›a, row)"))
  }

  @Test func lensesCountUses() {
    let fixture = Fixture(
      """
      enum Size { a }
      component C() { label "x" }
      screen S { C {}; C {}; var s: Size = .a; action go() }
      //- Other.ctl
      import "Main.ctl"
      screen T { C {} }
      """)
    let picture = fixture.snapshot.codeLenses(in: fixture.file).map { lens in
      let count = fixture.snapshot.references(
        at: lens.range.lowerBound, in: fixture.file, includingDeclaration: false
      ).count
      let title = lens.command == .references ? CodeLens.uses(count) : CodeLens.preview
      return "\(fixture.text(Location(fixture.file, lens.range))): \(title.text())"
    }
    #expect(
      picture == ["Size: 1 use", "C: 3 uses", "S: preview", "S: 0 uses", "go: 0 uses"])
  }

  @Test func linkedNamesChangeTogether() {
    let fixture = Fixture("screen S { var c▮: Int = 1\n  stepper { value <-> c } }")
    let ranges = fixture.snapshot.linkedRanges(at: fixture.offset, in: fixture.file)
    #expect(ranges.count == 2)
    let shared = Fixture(
      "let a▮ = 1\n//- B.ctl\nimport \"Main.ctl\"\nlet b = a")
    #expect(shared.snapshot.linkedRanges(at: shared.offset, in: shared.file).isEmpty)
  }

  @Test func componentsHaveAHierarchy() throws {
    let fixture = Fixture(
      """
      component Inner() { label "x" }
      component Mid▮dle() { Inner {}; Inner {} }
      screen S { Middle {} }
      """)
    let item = try #require(
      fixture.snapshot.hierarchyItem(at: fixture.offset, in: fixture.file))
    #expect(item.name == "Middle")
    let incoming = fixture.snapshot.incomingCalls(of: item)
    #expect(incoming.map(\.item.name) == ["S"])
    #expect(fixture.picture(incoming[0].places) == "Main.ctl:3:12 Middle")
    let outgoing = fixture.snapshot.outgoingCalls(of: item)
    #expect(outgoing.map(\.item.name) == ["Inner"])
    #expect(outgoing[0].places.count == 2)
  }

  /// An action is called by the controls that send it, and these by their screens.
  @Test func actionsAndTasksAreCalledByControls() throws {
    let fixture = Fixture(
      """
      screen Player "Player" {
        task loading(kind: .network, duration: 5s)
        action ▮stop()
        toolbar {
          activityIndicator { while: loading }
          button "Stop" { on touchUpInside -> stop() }
          button { title: "End"; on touchUpInside -> stop() }
        }
      }
      """)
    let action = try #require(
      fixture.snapshot.hierarchyItem(at: fixture.offset, in: fixture.file))
    #expect(action.name == "stop" && action.kind == .action)
    let senders = fixture.snapshot.incomingCalls(of: action)
    #expect(senders.map(\.item.name) == ["button \"Stop\"", "button"])
    #expect(senders.map { fixture.text($0.places[0]) } == ["stop", "stop"])
    let button = try #require(
      fixture.snapshot.elementItem(
        at: senders[0].item.location.range.lowerBound, in: fixture.file))
    #expect(button == senders[0].item)
    #expect(fixture.snapshot.incomingCalls(of: button).map(\.item.name) == ["Player"])
    let text = String(decoding: fixture.bytes(fixture.file), as: UTF8.self)
    let place = text.utf8.firstRange(of: "loading".utf8)!
    let task = try #require(
      fixture.snapshot.hierarchyItem(
        at: text.utf8.distance(from: text.startIndex, to: place.lowerBound), in: fixture.file))
    #expect(
      fixture.snapshot.incomingCalls(of: task).map(\.item.name) == ["activityIndicator"])
    #expect(fixture.snapshot.outgoingCalls(of: button).map(\.item.name) == ["stop"])
  }

  /// Calls in blocks of steps and under conditions belong to their control too.
  @Test func stepsCall() throws {
    let fixture = Fixture(
      """
      screen Player "Player" {
        var isOn: Bool = true
        action ▮stop()
        toolbar {
          button "Stop" {
            on touchUpInside {
              isOn = false
              if isOn { stop() } else { push Next }
            }
          }
        }
      }
      screen Next "Next" { }
      """)
    let action = try #require(
      fixture.snapshot.hierarchyItem(at: fixture.offset, in: fixture.file))
    let senders = fixture.snapshot.incomingCalls(of: action)
    #expect(senders.map(\.item.name) == ["button \"Stop\""])
    #expect(
      fixture.snapshot.outgoingCalls(of: senders[0].item).map(\.item.name) == ["stop", "Next"])
  }

  /// Handlers of a screen call for the screen; their events are no calls.
  @Test func screensCall() throws {
    let fixture = Fixture(
      """
      screen Player "Player" {
        var n: Int = 0
        task send(n: Int)
        action ▮save(n: Int)
        on n.changed -> save(n: n)
        on appear { save(n: 0); send(n: 1) }
        on send.failed(e) -> n = 0
      }
      """)
    let action = try #require(
      fixture.snapshot.hierarchyItem(at: fixture.offset, in: fixture.file))
    let senders = fixture.snapshot.incomingCalls(of: action)
    #expect(senders.map(\.item.name) == ["Player"])
    #expect(senders.first?.places.count == 2)
    let screen = try #require(senders.first?.item)
    let calls = fixture.snapshot.outgoingCalls(of: screen)
    #expect(calls.map(\.item.name) == ["save", "send"])
    #expect(calls.map(\.places.count) == [2, 1])
  }

  @Test func componentsHaveATypeHierarchy() throws {
    let fixture = Fixture(
      """
      component Base() { label "x" }
      component Special() { Ba▮se {} }
      component Other() { Base {}; label "y" }
      //- Two.ctl
      import "Main.ctl"
      component Third() { Base {} }
      """)
    let item = try #require(
      fixture.snapshot.typeHierarchyItem(at: fixture.offset, in: fixture.file))
    #expect(item.name == "Base")
    #expect(fixture.snapshot.subtypes(of: item).map(\.name) == ["Special", "Third"])
    let special = fixture.snapshot.subtypes(of: item)[0]
    #expect(fixture.snapshot.supertypes(of: special).map(\.name) == ["Base"])
    #expect(fixture.snapshot.supertypes(of: item).isEmpty)
  }

  @Test func screensAreDrawnAndGenerated() throws {
    let fixture = Fixture("screen A \"One\" { label \"Hi\" }\nscreen B \"Two\" {}")
    let first = try fixture.snapshot.picture(of: nil, in: fixture.file).get()
    #expect(first.contains("Hi"))
    #expect(try fixture.snapshot.picture(of: "B", in: fixture.file, width: 30).get() != first)
    #expect(throws: Refusal.self) { try fixture.snapshot.picture(of: "C", in: fixture.file).get() }
    #expect(throws: Refusal.self) { try fixture.snapshot.picture(of: nil, in: FileID(9)).get() }
    #expect(try fixture.snapshot.swift(of: fixture.file).get().contains("struct A"))
    let tree = try fixture.snapshot.tree(of: fixture.file).get()
    #expect(String(decoding: tree, as: UTF8.self).contains("\"ctl-tree\""))
    let broken = Fixture("screen A { x: 1 }")
    #expect(throws: Refusal.self) { try broken.snapshot.swift(of: broken.file).get() }
    #expect(throws: Never.self) { try broken.snapshot.picture(of: nil, in: broken.file).get() }
  }

  @Test func formattingIsTheFormatters() throws {
    let fixture = Fixture("screen S {slider{}}")
    let edits = fixture.snapshot.formatting(of: fixture.file)
    #expect(fixture.applying(edits) == "screen S { slider {} }\n")
  }
}
