import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlRuntime
import CtlTerminal
import Testing

@testable import CtlPicture

/// What becomes of elements that have too little room, or none.
@Suite struct RoomTests {
  private struct Places {
    let screen: DeviceScreen
    let document: PictureDocument

    func frames(_ kind: KindName) -> [Frame] {
      screen.order.filter { screen.tree.nodes[$0].kind == kind }.map { screen.frames[$0] }
    }

    func frame(_ name: String) -> Frame? {
      screen.order.first { screen.tree.nodes[$0].name == name }.map { screen.frames[$0] }
    }

    var texts: [String] { document.shapes.filter { $0.name == "text" }.map(\.text) }
  }

  private func places(
    _ members: String, _ options: RenderOptions = RenderOptions(), _ settings: [String] = []
  ) throws -> Places {
    let program = Samples.program(source: "screen S \"S\" {\n\(members)\n}")
    #expect(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
    let tree = try Terminal.tree(program, 0, settings, options)
    let bytes = DevicePicture.render(
      tree, Expansion(program, .screen(0)), options, DeviceOptions())
    return Places(
      screen: DeviceScreen(tree, options, DeviceOptions()), document: try PictureDocument(bytes))
  }

  private func cells(_ members: String, _ options: RenderOptions = RenderOptions()) throws -> String
  {
    let program = Samples.program(source: "screen S \"S\" {\n\(members)\n}")
    return String(decoding: try Terminal.render(program, options: options).text, as: UTF8.self)
  }

  private static let sentences = [
    "Your seat is kept until ten minutes before the train departs.",
    "Instant transfers arrive within ten seconds.",
    "系统会在夜里自动备份您的全部照片，设备锁定并连接无线局域网时才会开始。",
    "تبدأ الرحلة بعد عشر دقائق من وصول القطار إلى المحطة.",
  ]

  @Test("a text that may have all its lines has them, whatever its size", arguments: sentences)
  func allLinesAreSeen(text: String) throws {
    for size in ContentSizeCategory.allCases {
      var options = RenderOptions()
      options.textSize = size
      let places = try places(
        """
        content { stack { axis: .vertical; margins: 8pt; label "\(text)" { numberOfLines: 0 } } }
        table { section "\(text)" { footer: "\(text)"; row "A" } }
        """, options)
      #expect(!places.texts.contains { $0.hasSuffix("…") }, "\(size): \(places.texts)")
      let shown = places.texts.joined(separator: " ").filter { $0 != " " }
      let expected = text.filter { $0 != " " }
      #expect(shown.components(separatedBy: expected).count >= 3, "\(size): \(places.texts)")
      #expect(shown.contains(expected.uppercased()), "\(size): \(places.texts)")
    }
  }

  @Test("the signs of the system stay where they are beside the network indicator")
  func statusSignsStay() throws {
    let (with, without) = (
      try places(
        "statusBar { networkActivityIndicator a { isVisible: true } }\ncontent { label \"A\" }"),
      try places("statusBar {}\ncontent { label \"A\" }")
    )
    func dots(_ places: Places) -> [String] {
      places.document.shapes.filter { $0.name == "circle" }.compactMap { $0.attributes["cx"] }
    }
    #expect(dots(with) == dots(without) && dots(with).count >= 5)
    let frame = try #require(with.frame("a"))
    #expect(frame.x >= 55 && frame.x < 70, "\(frame)")
  }

  @Test("a label above what it describes is aligned in its line")
  func labelsAboveAreAligned() throws {
    let places = try places(
      """
      var tempo: Double in 0...200 = 60
      content {
        label speed "60 beats in each minute" { textAlignment: .center }
        slider { value <-> tempo; describedBy: speed }
      }
      """)
    #expect(try #require(places.frame("speed")).width == 288)
  }

  @Test("the content of segments is moved by as much as the file says, as far as there is room")
  func segmentsAreMoved() throws {
    func x(_ shift: String) throws -> Double {
      let places = try places(
        "content { segmentedControl { segment \"A\"; segment \"B\"; \(shift) } }")
      let text = places.document.shapes.first { $0.text == "A" }
      return try #require(text?.attributes["x"].flatMap(Double.init))
    }
    #expect(abs(try x("contentPositionAdjustment: [10, 0]") - x("") - 10) < 0.5)
    #expect(abs(try x("contentPositionAdjustment: [500, 0]") - x("")) < 80)
  }

  @Test func boldTitlesHaveRoom() throws {
    let places = try places(
      """
      content {
        button "Send" { type: .custom; emphasis: true }
        button "Open the Book" { type: .custom; emphasis: true; border: true }
        label "In the Middle" { font: .headline }
      }
      """)
    #expect(places.texts.contains("Send") && places.texts.contains("Open the Book"))
    for shape in places.document.shapes where shape.name == "text" && shape.element > 0 {
      let frame = places.screen.frames[places.screen.order[shape.element]]
      let width = try #require(shape.attributes["textLength"].flatMap(Double.init))
      #expect(width <= frame.width, "\(shape.text)")
      #expect(width == (TextMetrics.width(shape.text, 17, isBold: true) * 100).rounded() / 100)
    }
  }

  @Test(arguments: ["", "subtitle: \"What they eat, and where they live in winter\"; "])
  func aTitleIsBrokenBeforeItPushesOutTheLabelBesideIt(subtitle: String) throws {
    let places = try places(
      """
      table {
        row "Bees and Other Insects of the World" { \(subtitle)label "45 MB" { font: .footnote } }
      }
      """)
    #expect(places.texts.contains("45 MB"))
    #expect(!places.texts.contains { $0.hasSuffix("…") })
    let (row, label) = (try #require(places.frames(.row).first), places.frames(.label)[0])
    #expect(label.maxX == 304 && label.midY == row.midY)
    #expect(row.height == (subtitle.isEmpty ? 50 : 64.5))
  }

  /// A control keeps a width with which it can be used: what is too wide for that stands above it.
  @Test(arguments: [
    ("slider", "slider { value: 0.5 }"),
    ("progressView", "progressView { style: .bar; progress: 0.5 }"),
    ("textField", "textField { placeholder: \"Name\" }"),
    ("segmentedControl", "segmentedControl { segment \"Morning\"; segment \"Evening\" }"),
  ])
  func aTextStandsAboveTheControlThatNeedsTheLine(name: String, control: String) throws {
    let named = control.replacing("{", with: "{ describedBy: text;", maxReplacements: 1)
    let content = "label text \"Volume of the Loudspeaker\"\n\(named)"
    for members in ["content {\n\(content)\n}", "table { row {\n\(content)\n} }"] {
      let places = try places(members)
      let kind = try #require(KindName.allCases.first { $0.name == name })
      let (label, frame) = (places.frames(.label)[0], places.frames(kind)[0])
      #expect(places.texts.contains("Volume of the Loudspeaker"))
      #expect(frame.y >= label.maxY && frame.width >= 97 && frame.maxX == 304)
      let lines = try cells(members).split(separator: "\n")
      let line = try #require(lines.first { $0.contains("Loudspeaker") })
      #expect(!line.contains { "━●([".contains($0) }, "on the same lines: \(line)")
    }
  }

  /// The images of a slider are beside its track, which keeps its length.
  @Test func aTitleGivesWayToASliderWithImages() throws {
    let images = "minimumValueImage: \"speaker\"; maximumValueImage: \"speaker\""
    // The longest word of the second has no room beside that.
    for (title, width) in [
      ("Long title of this row here", 118.0 + 62), ("Ton des Lautsprechers im Zimmer", 288),
    ] {
      let slider = try places("table { row \"\(title)\" { slider { value: 0.5; \(images) } } }")
      #expect(slider.frames(.slider)[0].width == width)
    }
  }

  /// Cancel is a group of its own at the end of an action sheet, and titles keep their margins.
  @Test func cancelIsAGroupOfItsOwn() throws {
    let long = "Delete the whole book and all of its many notes"
    let sheet = """
      content {}
      actionSheet "What now?" {
        isPresented: true
        button "Cancel" { role: .cancel }
        button "\(long)" { role: .destructive }
        button "Move" {}
      }
      """
    let places = try places(sheet)
    let frames = places.frames(.button)
    // Cancel is the first in the file.
    #expect(frames[0].y == frames[2].maxY + 8 && frames[2].y == frames[1].maxY, "\(frames)")
    let plates = places.document.shapes.filter {
      $0.name == "rect" && $0.attributes["rx"] == "13"
    }
    #expect(plates.count == 2 && plates.last?.attributes["y"] == "\(Int(frames[0].y))")
    let cut = try #require(
      places.document.shapes.first { $0.text.hasPrefix("Delete") && $0.text.contains("…") })
    let width = try #require(cut.attributes["textLength"].flatMap(Double.init))
    #expect(width <= frames[1].width - 16)
    let lines = try cells(sheet).split(separator: "\n").map(String.init)
    let last = try #require(lines.firstIndex { $0.contains("Cancel") })
    #expect(lines[last - 2].contains("Move"), "\(lines)")
  }

  @Test func theLongTitleOfAnAlertIsBroken() throws {
    let title = "A very long title of an alert that does not fit on one line, nor on two"
    let lines = try cells("content {}\nalert \"\(title)\" { isPresented: true; button \"OK\" {} }")
    #expect(!lines.contains("…") && lines.contains(" nor on two "), "\(lines)")
  }

  @Test(arguments: ["en", "ar"]) func aBadgeStaysOnTheScreen(language: String) throws {
    var options = RenderOptions()
    options.setLanguage(language, nil)
    let tabs = "ABCDE".map { "tab \"\($0)\" { badgeValue: \"1,234,567\" }" }
    let document = try places("tabBar { \(tabs.joined(separator: "; ")) }", options).document
    let badges = document.shapes.filter { $0.name == "rect" && $0.attributes["rx"] == "8.5" }
    #expect(badges.count == 5)
    for badge in badges {
      let x = try #require(badge.attributes["x"].flatMap(Double.init))
      let width = try #require(badge.attributes["width"].flatMap(Double.init))
      #expect(x >= 0 && x + width <= 320)
    }
  }

  /// A long wheel becomes narrower before one that needs less than its part of the width.
  @Test func aWheelKeepsItsPartBesideLongOnes() throws {
    let places = try places(
      """
      content {
        picker {
          wheels: [
            ["A very long name of a place far away"], ["Another quite long name of a thing"],
            ["Crimson"],
          ]
        }
      }
      """)
    let wheels = places.frames(.wheel)
    #expect(wheels.count == 3 && places.texts.contains("Crimson"), "\(places.texts)")
    #expect(wheels[0].width == wheels[1].width && wheels[1].width > wheels[2].width)
    #expect(wheels[2].width > 70 && wheels[2].maxX == 320)
  }

  @Test func titlesOfRowsAreBrokenOrStandAboveTheirControls() throws {
    let segments = "segment \"Abholung\"; segment \"Kurierdienst\"; segment \"Post\""
    let rows = """
      table {
        row "Zustellung am Wochenende" { segmentedControl { \(segments) } }
        row "Ton des Lautsprechers im Zimmer" { slider { value: 0.5 } }
        row "Ton" { slider { value: 0.5 } }
      }
      """
    let places = try places(rows)
    let heights = places.frames(.row).map(\.height)
    #expect(heights == [81, 70.5, 44])
    let texts = places.texts
    for text in ["Zustellung am Wochenende", "Ton des", "Lautsprechers im", "Zimmer"] {
      #expect(texts.contains(text))
    }
    #expect(places.frames(.slider)[0].width == 118)
    let lines = try cells(rows).split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("│ Zustellung am Wochenende   ") })
    let broken = try #require(lines.firstIndex { $0.contains("Ton des Lautsprechers im") })
    #expect(lines[broken].contains("●") && lines[broken + 1].contains("│ Zimmer  "))
  }

  @Test func aToolbarStaysOnTheScreen() throws {
    let bar = """
      toolbar { button "Open the Settings" {} button "Close the Settings" {} button "Delete the Settings" {} }
      """
    let places = try places(bar)
    for frame in places.frames(.button) { #expect(frame.x >= 16 && frame.maxX <= 304) }
    let lines = try cells(bar).split(separator: "\n").filter { $0.contains("…") }
    #expect(lines.count == 1, "all on one line, as on the device")
  }

  @Test func whatTakesTheRestOfALineGivesWayFirst() throws {
    let bar = """
      toolbar {
        button "Shuffle All" {}
        button "Import Folder" {}
        progressView { style: .bar; progress: 0.5 }
      }
      """
    #expect(try cells(bar).contains("‹Shuffle All›  ‹Import Folder›  ━"))
    #expect(try places(bar).texts.contains("Import Folder"))
  }

  @Test func aStackStaysInItsMargins() throws {
    let places = try places(
      """
      content {
        stack {
          margins: 60pt
          button "Open" {}
          pageControl { numberOfPages: 3 }
          segmentedControl { segment "Small"; segment "Medium"; segment "Large" }
        }
      }
      """)
    #expect(places.texts.contains("Open"))
    for kind in [KindName.button, .pageControl, .segmentedControl] {
      let frame = try #require(places.frames(kind).first)
      #expect(frame.x >= 76 && frame.maxX <= 244, "\(kind.name)")
    }
  }

  @Test(arguments: [
    ("width: 48pt; numberOfPages: 10", 3), ("width: 151pt; numberOfPages: 10", 9),
    ("numberOfPages: 25", 20), ("numberOfPages: 4", 4),
  ])
  func everyFormShowsTheSameDots(properties: String, count: Int) throws {
    let control = "content { label \"A\"; pageControl { \(properties); currentPage: 3 } }"
    let dots = try places(control).document.shapes.filter { $0.name == "circle" }.count - 5
    let text = try cells(control)
    #expect(dots == count)
    #expect(text.filter { "●○".contains($0) }.count == count)
    #expect(text.filter { $0 == "●" }.count == 1, "the current one is always visible")
  }

  /// Where lines begin at the right the first wheel is on the right, but a clock is read from the left.
  @Test func wheelsStandFromRightToLeftWithoutTheirClock() throws {
    var options = RenderOptions()
    options.setLanguage("ar", nil)
    let places = try places(
      "content { datePicker { date: \"2026-01-31T09:30\" } datePicker { mode: .date } }", options)
    func x(_ name: String) throws -> Double { try #require(places.frame(name)).x }
    #expect(try x("amPM") < x("hour") && x("hour") < x("minute") && x("minute") < x("date"))
    #expect(try x("year") < x("month") && x("month") < x("day"))
  }

  @Test(arguments: ["label \"Three\"", "slider { value: 0.5 }", "textField { placeholder: \"A\" }"])
  func columnsInARowHaveAnEdge(last: String) throws {
    let places = try places(
      """
      table { row { stack { axis: .vertical; label "One"; label "Two"; \(last) } } }
      """)
    let (row, stack) = (places.frames(.row)[0], places.frames(.stack)[0])
    #expect(stack.y == row.y + 4.5 && stack.maxY == row.maxY - 4.5)
  }

  @Test func aPushedScreenHasItsBarInAStill() throws {
    let program = Samples.program(
      source: """
        screen Home { content { label "Hi"; button "Open" { on touchUpInside -> push Tea() } } }
        screen Shelf "Shelf" { table { row "Cup" { on select -> push Cup() } } }
        screen Tea { content { label "Assam" } }
        screen Cup "Cup" { content { label "Blue" } }
        screen Loose { content { label "Alone" } }
        """)
    func picture(_ screen: String) throws -> PictureDocument {
      try PictureDocument(try DevicePicture.render(program, screen: screen).text)
    }
    func texts(_ screen: String) throws -> [String] {
      try picture(screen).shapes.filter { $0.name == "text" }.map(\.text)
    }
    func hasBar(_ screen: String) throws -> Bool {
      try picture(screen).elements.contains { $0["data-kind"] == "navigationBar" }
    }
    #expect(try texts("Tea").contains("Back") && hasBar("Tea"))
    #expect(try texts("Cup").contains("Shelf") && texts("Cup").contains("Cup"))
    #expect(try hasBar("Home") && !texts("Home").contains("Back"))
    #expect(try !hasBar("Loose") && !hasBar("Shelf"))
  }

  @Test func aSwipedRowMovesAsItIs() throws {
    let rows = """
      table {
        row r "Bees and Other Insects" {
          image: "star"
          accessory: .disclosureIndicator
          label "45" { font: .footnote }
          swipeAction a "Delete" { style: .destructive }
        }
      }
      """
    for language in ["en", "ar"] {
      var options = RenderOptions()
      options.language = language
      let still = try places(rows, options)
      let swiped = try places(rows, options, ["r.isSwiped=true"])
      let width = try #require(swiped.frame("a")).width
      let shift = language == "ar" ? width : -width
      #expect(width > 40 && swiped.frames(.row) == still.frames(.row))
      #expect(swiped.frames(.label)[0].x == still.frames(.label)[0].x + shift)
      #expect(swiped.frames(.label)[0].width == still.frames(.label)[0].width)
      func x(_ places: Places) throws -> Double {
        let text = places.document.shapes.first { $0.text.hasPrefix("Bees") }
        return try #require(text?.attributes["x"].flatMap(Double.init))
      }
      #expect(abs(try x(swiped) - x(still) - shift) < 0.1)
    }
  }

  @Test func theImageOfSegmentsIsThatOfTheSelectedOneToo() throws {
    func shapes(_ images: String) throws -> [[String: String]] {
      let segments = "segment \"A\"; segment \"B\"; selectedSegmentIndex: 0"
      return try places("content { segmentedControl { \(segments); \(images) } }")
        .document.shapes.map(\.attributes)
    }
    #expect(
      try shapes("backgroundImage: \"star\"")
        == shapes("backgroundImage: \"star\"; backgroundImage(selected): \"star\""))
  }

  @Test func aDisabledStepperIsNotPressed() throws {
    func shapes(_ settings: [String], value: Int = 3) throws -> [[String: String]] {
      let stepper = "stepper { minimumValue: 0; maximumValue: 9; value: \(value) }"
      return try places("content { \(stepper) }", RenderOptions(), settings)
        .document.shapes.map(\.attributes)
    }
    let (disabled, pressed) = ("stepper.isEnabled=false", "stepper.isHighlighted=true")
    #expect(try shapes([disabled, pressed]) == shapes([disabled]))
    #expect(try shapes([pressed]) != shapes([]))
    // Where it cannot step up, it is pressed on the other side.
    let (up, down) = (try shapes([pressed]), try shapes([pressed], value: 9))
    let still = (try shapes([]), try shapes([], value: 9))
    func plate(_ pressed: [[String: String]], _ still: [[String: String]]) -> String? {
      pressed.first { !still.contains($0) }?["d"]
    }
    #expect(plate(up, still.0) != nil && plate(up, still.0) != plate(down, still.1))
  }

  @Test func barsOfAPhoneOnItsSideAreLower() throws {
    let members = "content { label l \"A\" } toolbar t { button \"Send\" {} }"
    let (upright, across) = (
      try places(members), try places(members, RenderOptions(), ["screen.orientation=landscape"])
    )
    #expect(upright.frame("t")?.height == 44 && across.frame("t")?.height == 32)
    #expect(try #require(upright.frame("l")).y - #require(across.frame("l")).y == 12)
    let pad = try places(
      members, RenderOptions(), ["screen.device=iPad", "screen.orientation=landscape"])
    #expect(pad.frame("t")?.height == 44)
  }

  @Test func imagesInARowHaveAnEdge() throws {
    let image = "imageView { image: \"star\"; height: 60pt; width: 60pt }"
    for row in [image, "stack { \(image) \(image) }"] {
      let places = try places("table { row { \(row) } }")
      let (row, image) = (places.frames(.row)[0], places.frames(.imageView)[0])
      #expect(image.y >= row.y + 4.5 && image.maxY <= row.maxY - 4.5)
    }
  }

  @Test func aRowWithTwoTextsKeepsItsEdges() throws {
    for size in ContentSizeCategory.allCases {
      var options = RenderOptions()
      options.textSize = size
      let places = try places("table { row \"Bees\" { subtitle: \"Insects\" } }", options)
      let row = places.frames(.row)[0]
      let title = try #require(
        places.screen.order.lazy.compactMap { places.screen.titleFrame($0) }.last)
      #expect(title.y >= row.y + 4.5 && title.maxY <= row.maxY - 4.5, "\(size)")
    }
  }

  @Test func aDetailDisclosureButtonStaysAtTheEnd() throws {
    var options = RenderOptions()
    options.textSize = .accessibilityLarge
    let places = try places(
      "table { row \"Home\" { label \"Connected\"; detailDisclosureButton {} } }", options)
    let (row, button) = (places.frames(.row)[0], places.frames(.detailDisclosureButton)[0])
    #expect(button.midY == row.midY && button.maxX == 304)
    #expect(places.frames(.label)[0].maxX <= button.x)
  }

  @Test func rowsTurnAtVeryLargeSizes() throws {
    var options = RenderOptions()
    options.textSize = .accessibilityLarge
    let rows = """
      table {
        row {
          stack {
            axis: .vertical
            label "Standup" { font: .headline }
            label "9:00 AM – 10:00 AM" { font: .footnote }
          }
          button "Open" {}
        }
        row "Standup at the office" { button "Open" {} }
      }
      """
    let places = try places(rows, options)
    for frame in places.frames(.label) + places.frames(.button) {
      #expect(frame.x == 16 && frame.maxX <= 304)
    }
    #expect(places.frames(.button)[0].y >= places.frames(.stack)[0].maxY)
    #expect(!places.texts.contains { $0.contains("…") })
    let upright = try self.places(rows)
    #expect(upright.frames(.button)[0].maxX == 304)
    let lines = try cells(rows, options).split(separator: "\n")
    #expect(!lines.contains { $0.contains("office") && $0.contains("Open") })
  }

  @Test func hiddenElementsKeepTheirPlaceOnlyUnderConstraints() throws {
    func gap(_ isHidden: Bool, _ around: (String) -> String) throws -> Double {
      let places = try places(
        around("label a \"A\"; label b \"B\" { isHidden: \(isHidden) } label c \"C\""))
      return try #require(places.frame("c")).y - #require(places.frame("a")).y
    }
    let stack: (String) -> String = { "content { stack { axis: .vertical; \($0) } }" }
    let content: (String) -> String = { "content { \($0) }" }
    let placed: (String) -> String = {
      "content { \($0); layout { pin verticalSpacing(a, b) == 30; pin verticalSpacing(b, c) == 10 } }"
    }
    #expect(try gap(true, stack) < gap(false, stack))
    #expect(try gap(true, content) < gap(false, content))
    #expect(try gap(true, placed) == gap(false, placed))
    let text = try cells(placed("label a \"A\"; label b \"B\" { isHidden: true } label c \"C\""))
    #expect(!text.contains("B"))
  }

  @Test func aViewWhoseContentsAreAwayIsNoPlaceholder() throws {
    let views =
      "content { view v { width: 100pt; if 1 > 2 { label \"Details\" } } view w { width: 100pt } }"
    let places = try places(views)
    #expect(places.frame("v")?.height == 0 && places.frame("w")?.height == 100)
    #expect(places.texts.contains("w") && !places.texts.contains("v"))
    let text = try cells(views)
    #expect(text.contains("│      w      │") && !text.contains("v"))
  }

  @Test(arguments: [
    ("\"Cancel\" {}", true), ("\"取消\" {}", true), ("\"Abbrechen\" { role: .cancel }", true),
    ("\"Abbrechen\" {}", true), ("\"Done\" {}", false),
  ])
  func aLoneWayOutIsWhereABarBegins(button: String, isFirst: Bool) throws {
    let frame = try places("navigationBar \"S\" { button \(button) }\ncontent {}").frames(.button)[
      0]
    #expect(isFirst ? frame.x == 16 : frame.maxX == 304)
  }

  @Test func contentThatFillsIsStretchedOrBeginsWithTheLine() throws {
    let places = try places(
      """
      content {
        button "Go" { width: 200pt; contentHorizontalAlignment: .fill }
        button { image: "play"; width: 100pt; contentHorizontalAlignment: .fill }
        textField { contentHorizontalAlignment: .fill; text: "Ada" }
      }
      """)
    let go = try #require(places.document.shapes.first { $0.text == "Go" })
    #expect(go.attributes["x"] == "60" && go.attributes["text-anchor"] == nil)
    let ada = try #require(places.document.shapes.first { $0.text == "Ada" })
    #expect(ada.attributes["x"] == "23" && ada.attributes["text-anchor"] == nil)
    #expect(
      places.document.shapes.contains {
        $0.attributes["transform"]?.contains("scale(4.1667 1)") == true
      })
    var options = RenderOptions()
    options.language = "ar"
    let field = "content { textField { contentHorizontalAlignment: .fill; text: \"Ada\" } }"
    #expect(try cells(field).contains("( Ada  "))
    #expect(try cells(field, options).contains("  Ada )"))
  }

  @Test func imagesLookAsTheirModeAndStateSay() throws {
    let stepper = """
      stepper s {
        incrementImage: "up"
        incrementImage(highlighted): "sun"
        decrementImage: "down"
        renderingMode: .alwaysOriginal
      }
      """
    func image(_ name: String, _ settings: [String]) throws -> Bool {
      try Samples.picture(stepper, settings).titles.contains(name)
    }
    #expect(try image("up", []) && !image("sun", []))
    #expect(try image("sun", ["s.isHighlighted=true"]))
    let tint = "#007AFF"
    let signs = try Samples.picture(stepper).shapes.filter { $0.name == "path" && $0.element == 2 }
    #expect(!signs.isEmpty && !signs.contains { $0.attributes["stroke"] == tint })
    let view = try Samples.picture("imageView { image: \"portrait\" }")
    #expect(view.shapes.contains { $0.text == "portrait" })
  }
}
