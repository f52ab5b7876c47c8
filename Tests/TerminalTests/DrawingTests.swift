import CtlCatalogue
import CtlTerminal
import CtlTestSupport
import Testing

/// How each kind looks, one line at a time.
@Suite struct DrawingTests {
  private func lines(
    _ members: String, in container: String = "content", _ variables: String = "",
    _ settings: [String] = [], width: Int = 40
  ) throws -> [String] {
    try Samples.lines(
      of: members, in: container, variables: variables, settings, width: width)
  }

  @Test func aSwitchShowsItsSide() throws {
    let picture = try Samples.picture(
      "screen S {\n table {\n row \"A\" { switch { isOn: true } }\n row \"B\" { switch }\n"
        + " row \"C\" { switch { isOn: true; isEnabled: false } }\n}\n}")
    #expect(picture.contains("(━━●)"))
    #expect(picture.contains("(○──)"))
    #expect(picture.contains("(╍╍●)"))
  }

  @Test(arguments: [
    ("button \"Send\"", "‹Send›"), ("button \"Send\" { isEnabled: false }", "┊Send┊"),
    ("button \"Send\" { isHighlighted: true }", "▐Send▌"),
    ("button \"Send\" { isHighlighted: true; title(highlighted): \"Now\" }", "▐Now▌"),
    ("button \"Send\" { isSelected: true }", "‹✓Send›"),
    ("button { image: \"heart\" }", "‹♡›"),
    ("button { image: \"heart\"; image(selected): \"heart.fill\"; isSelected: true }", "‹♥›"),
    ("button { image: \"compass\" }", "‹▣compass›"),
    ("button \"Send\" { type: .custom; border: true }", "[ Send ]"),
    ("roundedRectangleButton \"Send\"", "‹Send›"),
    ("contactAddButton", "⊕"), ("infoButton", "ⓘ"), ("detailDisclosureButton", "ⓘ"),
    ("activityIndicator { isAnimating: true }", "✻"),
    ("activityIndicator { hidesWhenStopped: false }", "✢"),
    ("pageControl { numberOfPages: 4; currentPage: 1 }", "○ ● ○ ○"),
    ("pageControl { numberOfPages: 3; currentPage: 9 }", "○ ○ ●"),
    ("stepper { value: 3 }", "[ −  + ]"),
    (
      "segmentedControl {\n segment \"One\"\n segment \"Two\"\n selectedSegmentIndex: 1\n}",
      "[ One ▐Two▌]"
    ),
    (
      "segmentedControl {\n segment \"One\"\n segment \"Two\" { isEnabled: false }\n}",
      "[ One ·Two·]"
    ),
    ("label \"Hello\"", "Hello"),
    ("annotation \"Here\" { detailDisclosureButton }", "⚑ Here  ⓘ"),
    ("textField \"Name\"", "( Name                           )"),
    ("textField { text: \"Ada\"; clearButtonMode: .always }", "( Ada                          ⊗ )"),
    ("textField { text: \"Ada\"; borderStyle: .bezel }", "[ Ada                            ]"),
    ("textField { text: \"Ada\"; isEnabled: false }", "┊ Ada                            ┊"),
    (
      "textField { leftViewMode: .always; leftView: image(\"star\"); rightViewMode: .always; "
        + "rightView: bookmarksButton }",
      "( ☆                            ▤ )"
    ),
    ("slider { value: 0.5 }", "━━━━━━━━━━━━━━━━━●"),
    ("slider { value: 0; isEnabled: false }", "○┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄"),
    ("progressView { progress: 0.5 }", "█████████████████░░░░░░░░░░░░░░░░░"),
    ("volumeView", "♪ ━━━━━━━━━━━━━━━● ◬"),
    ("picker { wheel { values: [\"S\", \"M\", \"L\"]; selection: \"M\" } }", "▸ M  ◂"),
  ])
  func aControl(source: String, expected: String) throws {
    let lines = try lines(source)
    #expect(lines.contains(expected), "\(lines)")
  }

  /// A wide character that has no room for both of its columns is left out, with what follows.
  /// Cells are coarse, so that the widths of views may be too much together.
  @Test(arguments: [(7, 40, true), (9, 60, false)])
  func aStackThatFitsTheDeviceIsOneLine(count: Int, width: Int, fits: Bool) throws {
    let drawn = try lines(
      "stack { axis: .horizontal; for day in 1...\(count) { view { width: \(width)pt; label \"\\(day)\" } } }",
      width: 48)
    #expect(drawn.contains { $0.contains("1 ") && $0.contains("\(count)") } == fits, "\(drawn)")
  }

  @Test func textsKeepToTheirColumns() {
    for text in ["abcdef", "界界界", "a界b界", "界a👩‍👩‍👧b", "e\u{301}界e\u{301}"] {
      for width in 0...8 {
        for x in 0...3 {
          for limit in 0...8 {
            var grid = CellGrid(width: width, height: 3)
            grid.write(text, x, 1, limit: limit)
            var expected = ""
            for character in text {
              let columns = (expected + String(character)).displayWidth
              if columns > limit || x + columns > width { break }
              expected.append(character)
            }
            let line = expected.isEmpty ? "" : String(repeating: " ", count: x) + expected
            #expect(grid.lines == ["", line, ""], "\(text), \(width), \(x), \(limit)")
          }
        }
      }
    }
  }

  /// A long title is cut before what it stands beside goes to the next line.
  @Test(arguments: [20, 30, 40]) func longTitlesStandBesideOthers(width: Int) throws {
    let title = "A very long title of it all and more words"
    for part in ["section \"\(title)\" { switch }", "section \"\(title)\" { label \"x\" }"] {
      let lines = try lines(
        "stack {\naxis: .horizontal\nlabel \"First\"\n\(part)\n}", width: width)
      #expect(lines.contains { $0.hasPrefix("First A very") && $0.hasSuffix("…") }, "\(lines)")
    }
  }

  /// What lets more than half of the page through is no other ground: nothing on it changes.
  @Test(arguments: ["00", "40", "7F", "80", "C0", "FF"])
  func translucentGroundsAreThoseBelow(alpha: String) throws {
    var options = RenderOptions()
    options.color = .full
    func picture(_ ground: String) throws -> String {
      try Samples.picture(
        "screen S {\n  content { label \"x\" }\n  content {\n    \(ground)\n    label \"y\"\n  }\n}",
        options: options)
    }
    let isSeen = alpha >= "80"
    #expect(
      try picture("background: #0000FF\(alpha)")
        == picture(isSeen ? "background: #0000FFFF" : ""))
  }

  @Test func aLabelStandsAsItsAlignmentSays() throws {
    let picture = try Samples.picture(
      "screen S {\n content {\n label \"L\"\n label \"C\" { textAlignment: .center }\n"
        + " label \"R\" { textAlignment: .right }\n }\n}", options: width(24))
    #expect(picture.contains("│  L                   │"))
    #expect(picture.contains("│          C           │"))
    #expect(picture.contains("│                   R  │"))
  }

  /// What has the side of the language begins where its lines begin, and `.left` stays.
  @Test func theSideOfTheLanguageIsThatOfItsLines() throws {
    var options = width(24)
    options.setLanguage("ar", nil)
    let labels = ["", ".natural", ".justified", ".left"].map { side in
      "label \"L\" { \(side.isEmpty ? "" : "textAlignment: \(side)") }\n"
    }
    let picture = try Samples.picture(
      "screen S { content {\n\(labels.joined()) textView { text: \"T\"; textAlignment: .natural }\n } }",
      options: options)
    let places = picture.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "L").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(places == [20, 20, 20, 3], "\(picture)")
    #expect(picture.contains("T │"), "\(picture)")
  }

  /// Letters are wider than their share of points, and edges that are one stay one.
  @Test(arguments: ["leftEdges", "rightEdges"], ["en", "ar"])
  func edgesThatAreOneStayOne(edges: String, language: String) throws {
    var options = width(48)
    options.setLanguage(language, nil)
    let picture = try Samples.picture(
      "screen S { content { label a \"Alpha\"; label b \"Be\"; layout {\n"
        + "pin topSpaceToSuperview(a) == 10; pin leadingSpaceToSuperview(a) == 16\n"
        + "pin verticalSpacing(a, b) == 5; align \(edges)(a, b) } } }", options: options)
    let ends = try ["Alpha", "Be"].map { text in
      let line = try #require(picture.split(separator: "\n").first { $0.contains(text) })
      let place = try #require(line.ranges(of: text).first)
      return line.distance(
        from: line.startIndex, to: edges == "leftEdges" ? place.lowerBound : place.upperBound)
    }
    #expect(ends[0] == ends[1], "\(picture)")
  }

  @Test func aLabelTakesAsManyLinesAsItMay() throws {
    let text = "one two three four five six"
    #expect(try lines("label \"\(text)\"", width: 20) == ["one two three…"])
    #expect(
      try lines("label \"\(text)\" { numberOfLines: 0 }", width: 20)
        == ["one two three", "four five six"])
    #expect(
      try lines("label \"\(text)\" { numberOfLines: 2 }", width: 14)
        .count <= 2)
    #expect(
      try lines("label \"一二三四五六七八九十\" { numberOfLines: 0 }", width: 20)
        == ["一二三四五六七", "八九十"])
  }

  @Test(arguments: [
    ("dateAndTime", "▸ Sat Jan 31   9  30  AM ◂"), ("date", "▸ January   31  2026 ◂"),
    ("time", "▸  9  30  AM ◂"), ("time; showsAMPM: false", "▸ 09  30 ◂"),
    ("time; locale: \"zh-Hans\"", "▸ 09  30 ◂"),
    ("date; locale: \"zh-Hans\"", "▸ 2026年  1月   31日 ◂"),
  ])
  func theWheelsOfADate(mode: String, expected: String) throws {
    let lines = try lines("datePicker { mode: .\(mode); date: \"2026-01-31T09:30\" }")
    #expect(lines.contains(expected), "\(lines)")
  }

  /// The language of the picture is that of wheels and of what is spoken.
  @Test(arguments: [
    ("en", "▸ Sat Jan 31 9 30 AM ◂", "January 31, 2026, 9:30 AM"),
    ("zh-Hans", "▸ 1月31日 周六 09 30 ◂", "2026年1月31日 9:30"),
    ("en-GB", "▸ Sat 31 Jan 09 30 ◂", "31 January 2026, 9:30"),
    ("de", "▸ Sa. 31. Jan. 09 30 ◂", "January 31, 2026, 9:30"),
    ("ko", "▸ 1월 31일 토 오전 9 30 ◂", "January 31, 2026, 9:30 AM"),
    ("zh-TW", "▸ 1月31日 週六 上午 9 30 ◂", "2026年1月31日 上午9:30"),
    ("el", "▸ Sat 31 Jan 9 30 π.μ. ◂", "January 31, 2026, 9:30 AM"),
    // From right to left, with hours on the left of minutes.
    ("ar", "▸ ص ٩ ٣٠ السبت ٣١ يناير ◂", "January 31, 2026, 9:30 AM"),
  ])
  func theWheelsOfALanguage(language: String, expected: String, spoken: String) throws {
    let source = "screen S { content { datePicker { date: \"2026-01-31T09:30\" } } }"
    let program = Samples.program(source: source)
    var options = RenderOptions()
    options.setLanguage(language, nil)
    let text = String(decoding: try Terminal.render(program, options: options).text, as: UTF8.self)
    let words = text.split { " │\n".contains($0) }.joined(separator: " ")
    #expect(words.contains(expected), "\(text)")
    let tree = try Terminal.tree(program, 0, [], options)
    #expect(tree.nodes.first { $0.kind == .datePicker }?.accessibility.value == spoken)
  }

  /// What a control makes of its own properties, texts beside it say as well.
  @Test func textsSayWhatAControlMakesOfAValue() throws {
    let element = """
      stepper copies { maximumValue: 5; value: 9 }
      label "Copies: \\(copies.value)"
      pageControl pages { numberOfPages: 3; currentPage: 8 }
      label "Page \\(pages.currentPage)"
      """
    let lines = try lines(element)
    #expect(lines.contains { $0.contains("Copies: 5") }, "\(lines)")
    #expect(lines.contains { $0.contains("Page 2") }, "\(lines)")
  }

  @Test func theWheelsOfACountdown() throws {
    let lines = try lines(
      "datePicker { mode: .countDownTimer; countDownDuration: 45min; minuteInterval: 15 }")
    #expect(lines.contains("▸ 0 hr   45 min ◂"), "\(lines)")
  }

  @Test func aDateKeepsToItsBounds() throws {
    let lines = try lines(
      "datePicker { mode: .date; date: \"2026-01-31\"; maximumDate: \"2026-01-15\" }")
    #expect(lines.contains { $0.contains("15  2026") }, "\(lines)")
  }

  @Test func anIndicatorShowsWhileItsTaskRuns() throws {
    let source = """
      screen S {
        task load(kind: .network, duration: 5s)
        statusBar { networkActivityIndicator { while: load } }
        content { activityIndicator { while: load } }
      }
      """
    let still = try Samples.picture(source)
    let busy = try Samples.picture(source, ["load=true"])
    #expect(!still.contains("⇅") && !still.contains("✻"))
    #expect(busy.contains("⇅") && busy.contains("✻"))
  }

  @Test func theTaskDecidesWhateverElseIsSaid() throws {
    let source = """
      screen S {
        var isLate: Bool = true
        task load(kind: .network, duration: 5s)
        task print(duration: 5s)
        statusBar { networkActivityIndicator { } }
        content { activityIndicator { isAnimating: true; while: isLate ? load : print } }
      }
      """
    let still = try Samples.picture(source)
    #expect(!still.contains("⇅") && !still.contains("✻"))
    let loading = try Samples.picture(source, ["load=true"])
    #expect(loading.contains("⇅") && loading.contains("✻"))
    let printing = try Samples.picture(source, ["print=true"])
    #expect(!printing.contains("⇅") && !printing.contains("✻"))
    #expect(try Samples.picture(source, ["activityIndicator.isAnimating=true"]).contains("✻"))
  }

  @Test func aRefreshControlIsHiddenUntilItRefreshes() throws {
    let source = "screen S {\n table {\n refreshControl \"Updated today\"\n row \"A\"\n}\n}"
    #expect(!(try Samples.picture(source).contains("Updated")))
    let busy = try Samples.picture(source, ["refreshControl.isRefreshing=true"])
    #expect(busy.contains("↻ Updated today"))
  }

  @Test func anASCIIPictureIsASCII() throws {
    var options = RenderOptions()
    options.characters = .ascii
    for path in ["Samples/ReaderSettings.ctl", "Samples/PrintDialog.ctl", "Samples/StoreMap.ctl"] {
      let text = try Terminal.render(try Samples.program(path), options: options).text
      #expect(text.allSatisfy { $0 < 0x80 }, "\(path)")
    }
  }

  /// The contents of the chosen tab stand between the bars; another number is the nearest tab.
  @Test(arguments: [(0, "First", "▐One▌"), (1, "Second", "▐Two (3)▌"), (9, "Second", "▐Two (3)▌")])
  func aTabBarShowsOneTab(index: Int, content: String, tab: String) throws {
    let picture = try Samples.picture(
      """
      screen S {
        tabBar {
          selectedIndex: \(index)
          tab "One" { content { label "First" } }
          tab "Two" { badgeValue: "3"; content { label "Second" } }
        }
      }
      """)
    #expect(picture.contains(tab) && picture.contains(content))
    #expect(!picture.contains(content == "First" ? "Second" : "First"))
  }

  /// What stands beside a column of texts in a row is drawn beside it while there is room.
  @Test func aColumnOfTextsSharesItsRow() throws {
    let lines = try Samples.picture(
      """
      screen S {
        table {
          row {
            stack { axis: .vertical; label "First"; label "Second" }
            button "Play"
          }
        }
      }
      """
    ).split(separator: "\n")
    #expect(lines.contains { $0.contains("First") && $0.contains("Play") }, "\(lines)")
  }

  /// What follows something over the whole width stands below it; a column at the start shares its line.
  @Test(arguments: [
    ("textView { text: \"Notes\" }; label \"After\"", ["Notes", "After"]),
    (
      "label \"Before\"; textView { text: \"Notes\" }; label \"After\"",
      ["Before", "Notes", "After"]
    ),
    (
      "stack { axis: .vertical; label \"Roses\"; progressView { progress: 0.5 } }; button \"Star\"",
      ["Roses ‹Star›", "█"]
    ),
    (
      "label \"Left text that is long enough to need\"; label \"€1,234,567.89\"",
      ["Left text that is long enough to need", "€1,234,567.89 │"]
    ),
  ])
  func aRowHasItsElementsInOrder(members: String, expected: [String]) throws {
    let lines = try Samples.picture("screen S { table { row { \(members) } } }")
      .replacing(#/ +/#, with: " ").split(separator: "\n")
    let places = expected.map { text in lines.firstIndex { $0.contains(text) } ?? -1 }
    #expect(places == places.sorted() && !places.contains(-1), "\(lines)")
  }

  /// What the app says in the status bar is seen over the screens of all tabs.
  @Test func theStatusBarStaysAboveTabs() throws {
    let picture = try Samples.picture(
      """
      screen App "App" {
        statusBar { networkActivityIndicator { isAnimating: true } }
        tabBar { tab "Home" { screen: Home() }; tab "News" { screen: Home() } }
      }
      screen Home "Home" { content { label "Words" } }
      """)
    let alone = try Samples.picture(
      """
      screen Home "Home" {
        statusBar { networkActivityIndicator { isAnimating: true } }
        content { label "Words" }
      }
      """)
    #expect(picture.contains("Words"))
    #expect(picture.split(separator: "\n")[1] == alone.split(separator: "\n")[1], "\(picture)")
  }

  /// A title that is too long becomes shorter, and a badge stays.
  @Test func aBadgeIsSeenWhereTabsAreNarrow() throws {
    let picture = try Samples.picture(
      """
      screen S {
        tabBar {
          tab "Accounts" { image: "list"; badgeValue: "3"; content { label "First" } }
          tab "Pay" { image: "arrow" }
          tab "Cards" { image: "card" }
          tab "Plan" { image: "chart" }
        }
      }
      """)
    #expect(picture.contains("… (3)▌") && picture.contains("▐Acc"), "\(picture)")
  }

  /// Only one page is seen; another number is the nearest page.
  @Test(arguments: [(0, "First"), (1, "Second"), (9, "Third")])
  func aScrollViewShowsOnePage(page: Int, shown: String) throws {
    for axis in ["horizontal", "vertical"] {
      let texts = ["First", "Second", "Third"]
      let labels = texts.map { "label \"\($0)\"" }.joined(separator: "; ")
      let picture = try Samples.picture(
        """
        screen S {
          content {
            scrollView { axis: .\(axis); isPagingEnabled: true; currentPage: \(page); \(labels) }
          }
        }
        """)
      #expect(texts.filter { picture.contains($0) } == [shown], "\(axis)")
    }
  }

  /// What reaches out of it is cut off, at its beginning and at its end.
  @Test(arguments: [(0, ["A", "B"]), (900, ["D", "E"])])
  func aScrollViewShowsAPart(offset: Int, shown: [String]) throws {
    let picture = try Samples.picture(
      """
      screen S {
        content {
          label "Above"
          scrollView {
            height: 40pt
            contentOffset: \(offset)
            for text in ["A", "B", "C", "D", "E"] { label "\\(text)." }
          }
          label "Below"
        }
      }
      """)
    #expect(["A", "B", "C", "D", "E"].filter { picture.contains("\($0).") } == shown, "\(picture)")
    #expect(picture.contains("Above") && picture.contains("Below"))
    #expect(picture.contains("█"))
  }

  @Test("constraints of the screen itself place its elements")
  func constraintsOfTheScreen() throws {
    let picture = try Samples.picture(
      """
      screen S {
        label one "One"
        label two "Two"
        layout {
          one.leading == superview.leading + 160
          one.top == superview.top + 100
          two.leading == superview.leading
          two.top == superview.top
        }
      }
      """)
    let lines = picture.split(separator: "\n").map(String.init)
    func place(_ text: String) throws -> (line: Int, column: Int) {
      let line = try #require(lines.firstIndex { $0.contains(text) })
      return (
        line,
        try #require(lines[line].ranges(of: text).first).lowerBound.utf16Offset(in: lines[line])
      )
    }
    let (one, two) = (try place("One"), try place("Two"))
    #expect(two.line < one.line && two.column < 4 && one.column > 15, "\(picture)")
  }

  @Test func aSwipedRowShowsItsActions() throws {
    let row = "row \"Tea\" { swipeAction \"Delete\" { style: .destructive }; swipeAction \"Pin\" }"
    let closed = try lines(row, in: "table")
    #expect(!closed.contains { $0.contains("Delete") })
    let open = try lines(row, in: "table", "", ["row.isSwiped=true"])
    #expect(open.contains { $0.contains("‹Pin›[Delete]") }, "\(open)")
  }

  /// Every kind of the catalogue that is an element is in some picture.
  @Test func everyKindAppears() throws {
    let program = Samples.program(source: Self.everything)
    #expect(program.findings.isEmpty)
    let bytes = try Terminal.tree(program)
    let json = String(decoding: bytes, as: UTF8.self)
    for kind in Kind.all where kind.name != .accessibility {
      #expect(json.contains("\"kind\": \"\(kind.name.name)\""), "\(kind.name)")
    }
    try Golden.compare(
      "Everything.txt",
      try Terminal.render(
        program,
        settings: [
          "working=true", "networkActivityIndicator.isVisible=true",
          "refreshControl.isRefreshing=true", "row.isSwiped=true",
        ]
      ).text)
  }

  private func width(_ columns: Int) -> RenderOptions {
    var options = RenderOptions()
    options.width = columns
    return options
  }

  /// One of each kind and container.
  static let everything = """
    enum Size {
      small
      medium
      large
    }

    screen Everything "Everything" {
      device: .iPhone
      var size: Size = .medium
      var level: Double in 0...10 = 4
      var count: Int in 0...9 = 3
      task working(kind: .other, duration: .unknown)

      statusBar { networkActivityIndicator }
      navigationBar {
        button "Cancel"
        button "Done" { isEnabled: false }
      }
      content {
        label "A label in the middle" { textAlignment: .center }
        textField field { text: "ada@example.com"; clearButtonMode: .always }
        textField "With contacts" { rightViewMode: .always; rightView: contactAddButton { addsTo: field } }
        slider { value <-> level; minimumValueImage: "sun.min"; maximumValueImage: "sun.max" }
        stack {
          spacing: 16pt
          button "Save Page" { type: .custom; border: true }
          roundedRectangleButton "Order Book"
        }
        segmentedControl { selection <-> size }
        view rating {
          button { image: "star.fill" }
          button { image: "star" }
        }
        view photo { width: 160pt }
        progressView { progress: 0.4 }
        textView { text: "A text view holds several lines of text." }
        annotation "Old Town Books" { detailDisclosureButton }
        volumeView
        picker { wheel { values: ["S", "M", "L"] }; wheel { values: ["red", "green"] } }
        contactAddButton { addsTo: field }
        infoButton
        imageView { image: "cup"; accessibility { label: "A cup" } }
        searchBar "Search" { text: "tea" }
        pageControl { numberOfPages: 5; currentPage: 2 }
      }
      table {
        refreshControl "Updated today"
        section "Section" {
          row "Switch" { switch { isOn: true } }
          row {
            label counted "Count: \\(count)"
            stepper { value <-> count; valueLabel: counted }
          }
          row "Item" { detailDisclosureButton; swipeAction "Delete" { style: .destructive } }
          row "Working" { activityIndicator { while: working } }
        }
      }
      popover {
        datePicker { mode: .time; date: "2026-01-31T21:30"; showsAMPM: true }
      }
      toolbar {
        button { image: "trash" }
        progressView { style: .bar; progress: 0.7 }
        button { image: "square.and.arrow.up" }
      }
      scrollView {
        axis: .horizontal
        isPagingEnabled: true
        label "One Page"
        label "Another Page"
      }
      tabBar {
        tab "Shop" { image: "cart" }
        tab "News" { badgeValue: "2" }
      }
      alert "Delete All?" {
        isPresented: true
        message: "This cannot be undone."
        button "Delete"
        button "Cancel"
      }
      actionSheet {
        isPresented: true
        button "Print"
        button "Cancel"
      }
    }
    """
}
