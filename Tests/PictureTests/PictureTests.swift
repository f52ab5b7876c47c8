import CtlChecker
import CtlPicture
import CtlTerminal
import CtlTestSupport
import Foundation
import Testing

/// Files with the pictures that were last reviewed. `UPDATE=1` writes them; look at each one.
enum Golden {
  static func compare(_ path: String, _ bytes: [UInt8]) throws {
    let url = ProjectFiles.url(path)
    let expected = try? Data(contentsOf: url)
    if expected == Data(bytes) { return }
    if ProjectFiles.isUpdating || expected == nil { try Data(bytes).write(to: url) }
    if ProjectFiles.isUpdating { return }
    Issue.record("\(path) is not what it was")
  }
}

@Suite struct PictureTests {
  struct Variant: Sendable, CustomTestStringConvertible {
    let sample: String
    var name: String
    var settings: [String] = []
    var change: @Sendable (inout RenderOptions) -> Void = { _ in }

    var testDescription: String { name }
  }

  static let variants: [Variant] = [
    Variant(
      sample: "ReaderSettings", name: "ReaderSettings-busy",
      settings: [
        "nightMode=true", "copies=20", "quality=best", "recipient=ada@example.com",
        "printing=true", "refreshControl.isRefreshing=true", "textField.isEditing=true",
      ], change: { $0.isDark = true }),
    Variant(
      sample: "PlayerOptions", name: "PlayerOptions-arabic", change: { $0.language = "ar" }),
    Variant(
      sample: "NetworkSettings", name: "NetworkSettings-disabled",
      settings: Terminal.controlKinds.map { "\($0).isEnabled=false" }),
    Variant(
      sample: "Onboarding", name: "Onboarding-large", settings: ["screen.orientation=landscape"],
      change: { $0.textSize = .accessibilityMedium }),
    Variant(sample: "MediaPlayer", name: "MediaPlayer"),
    Variant(sample: "StoreMap", name: "StoreMap"),
    Variant(sample: "TravelJournal", name: "TravelJournal"),
  ]

  /// The size that the bytes of an image tell; of broken ones nothing.
  @Test func imagesKnowTheirSize() {
    let png: [UInt8] = [UInt8](repeating: 0, count: 16) + [0, 0, 0, 40, 0, 0, 0, 20]
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 40, 1, 0, 0, 0,
    ]
    let sizes = [PictureImage(.png, png), PictureImage(.jpeg, jpeg)].compactMap(\.size)
    #expect(sizes.map(\.width) == [40, 40] && sizes.map(\.height) == [20, 20])
    for type in PictureImage.MediaType.allCases {
      for length in 0..<12 {
        #expect(PictureImage(type, [UInt8](repeating: 0xFF, count: length)).size == nil)
      }
    }
  }

  @Test(arguments: variants) func screensOfTheSamples(variant: Variant) throws {
    var options = RenderOptions()
    variant.change(&options)
    let picture = try DevicePicture.render(
      try Samples.program("Samples/\(variant.sample).ctl"), settings: variant.settings,
      options: options)
    try Golden.compare("Tests/PictureTests/Goldens/\(variant.name).svg", picture.text)
  }

  /// The picture of the README.
  @Test func thePictureBesideItsSample() throws {
    let picture = try DevicePicture.render(try Samples.program("Samples/ReaderSettings.ctl"))
    try Golden.compare("Samples/ReaderSettings.svg", picture.text)
  }

  /// In iOS 7 and later the two buttons with an “i” look alike; the light one is white, as in UIKit.
  @Test func anInfoButtonHasTheTint() throws {
    func ink(_ button: String) throws -> String? {
      try Samples.picture(button).shapes.last { $0.name == "circle" && $0.element > 0 }?
        .attributes["stroke"]
    }
    #expect(try ink("infoButton {}") != nil)
    #expect(try ink("infoButton {}") == ink("detailDisclosureButton {}"))
    #expect(try ink("infoButton { style: .light }") == "#FFFFFF")
    #expect(try ink("infoButton { style: .light; tintColor: #AA0000 }") == "#AA0000")
    let dark = "background: #000000; "
    #expect(try ink(dark + "infoButton { style: .light }") == "#FFFFFF")
    #expect(try ink(dark + "infoButton {}") == ink("infoButton {}"))
  }

  /// White is the default, on a light ground too.
  @Test func theStyleOfAnActivityIndicatorIsItsColor() throws {
    func ink(_ members: String) throws -> Set<String> {
      let picture = try Samples.picture(
        "background: #FFFFFF\nactivityIndicator { isAnimating: true; \(members) }")
      let petals = picture.shapes.filter { $0.element == picture.elements.count - 1 }
      return Set(petals.compactMap { $0.attributes["fill"] })
    }
    #expect(try ink("") == ["#FFFFFF"] && ink("style: .white") == ["#FFFFFF"])
    let gray = try ink("style: .gray")
    #expect(gray.count == 1 && gray != ["#FFFFFF"])
  }

  /// The images of a slider are as large as those of the project; others are signs in a room of 23 points.
  @Test func theImagesOfASliderHaveTheirOwnSizes() throws {
    func svg(_ side: Int) -> PictureImage {
      PictureImage(
        .svg, Array("<?xml?><svg stroke-width='3' width='\(side)px' height='\(side)'/>".utf8))
    }
    let png: [UInt8] = [UInt8](repeating: 0, count: 16) + [0, 0, 0, 40, 0, 0, 0, 20]
    let images = [
      "small": svg(8), "large": svg(30), "knob": PictureImage(.png, png, scale: 2),
    ]
    var device = DeviceOptions()
    device.image = { images[$0] }
    let picture = try Samples.picture(
      "slider { minimumValueImage: \"small\"; maximumValueImage: \"large\"; thumbImage: \"knob\" }",
      device: device)
    let sizes = picture.shapes.filter { $0.name == "use" }.map {
      "\($0.attributes["width"] ?? "") \($0.attributes["height"] ?? "")"
    }
    #expect(sizes == ["8 8", "30 30", "20 10"])
    let boxed = PictureImage(.svg, Array("<svg viewBox='0 0 12 6' width=\"100%\"/>".utf8)).size
    #expect(boxed?.width == 12 && boxed?.height == 6)
  }

  @Test(arguments: Samples.paths + ProjectFiles.list("Tests/Corpus/WellMade", ".ctl"))
  func picturesAreWellFormedAndTheSameAgain(path: String) throws {
    let program = try Samples.program(path)
    let again = try Samples.program(path)
    for screen in program.screens {
      let name = program.text(screen.name)
      let picture = try DevicePicture.render(program, screen: name).text
      #expect(try picture == DevicePicture.render(again, screen: name).text)
      let document = try PictureDocument(picture)
      // No file writes the way back, and the bar that is there for it.
      let bar = document.elements.filter { $0["data-source"] == nil }
      #expect(bar.count <= 2)
      #expect(bar.allSatisfy { ["navigationBar", "button"].contains($0["data-kind"]) })
      #expect(document.elements.allSatisfy { $0["data-source"]?.contains(".ctl:") != false })
    }
  }

  static let hostile = [
    "</text></svg><script>x()</script>", "&lt;&#0;", "]]>", "\\u{0}\\u{1B}[31m",
    "\\u{FFFE}\\u{FFFF}",
    "\\u{202E}desrever\\u{2066}", "\\\" onload=\\\"x()", "👨‍👩‍👧‍👦🇩🇪", "ﷺ שלום", "a\\nb\\tc",
    String(repeating: "W", count: 100_000),
  ]

  @Test(arguments: hostile) func textsCannotDoAnything(text: String) throws {
    let members = """
      label "\(text)"
      button "\(text)" {}
      textField { placeholder: "\(text)"; text: "\(text)" }
      label "\(text)" { numberOfLines: 0 }
      segmentedControl { segment "\(text)"; segment "b" }
      picker { wheels: [["\(text)", "x"]] }
      button { image: "\(text)" }
      """
    for container in ["content", "table { section \"\(text)\" { row \"\(text)\""] {
      let ends = container == "content" ? "" : "} }"
      let document = try Samples.picture(members + ends, in: container)
      for word in ["<script", "onload=\"x"] { #expect(!document.text.contains(word)) }
      #expect(document.bytes.count < 400_000)
      let known: Set = ["rect", "circle", "path", "text"]
      #expect(document.shapes.allSatisfy { known.contains($0.name) })
    }
  }

  @Test func elementsSayWhatAndWhereTheyAre() throws {
    let document = try Samples.picture("stepper amount { value: 3 }\nlabel \"x\"")
    let stepper = try #require(document.elements.first { $0["data-kind"] == "stepper" })
    #expect(stepper["data-name"] == "amount")
    #expect(stepper["data-source"]?.hasSuffix(":4:1") == true)
  }

  @Test func titlesCanBeReadOnDarkScreens() throws {
    for (background, ink) in [("#101014", "#FFFFFF"), ("#F0F0F0", "#000000")] {
      let program = Samples.program(
        source: "screen S \"Night\" { background: \(background); content { label \"A\" } }")
      let document = try PictureDocument(DevicePicture.render(program).text)
      for text in ["Night", "9:41", "100%"] {
        let shape = try #require(document.shapes.first { $0.text == text })
        #expect(shape.attributes["fill"] == ink, "\(text) on \(background)")
      }
    }
  }

  @Test func everyPageHasItsDot() throws {
    for count in 1...8 {
      let document = try Samples.picture("pageControl { numberOfPages: \(count) }")
      let control = try #require(
        document.elements.firstIndex { $0["data-kind"] == "pageControl" })
      #expect(document.shapes.count { $0.element == control } == count)
    }
  }

  @Test func emptyLinesOfATextRemain() throws {
    let document = try Samples.picture("textView { text: \"One\\n\\nTwo\" }")
    let lines = try ["One", "Two"].map { text in
      try #require(document.shapes.first { $0.text == text }?.attributes["y"].flatMap(Double.init))
    }
    #expect(lines[1] - lines[0] > 38)
  }

  @Test func aLongScreenIsDrawnInItsWholeLength() throws {
    let rows = String(repeating: "row \"A\" { switch { isOn: true } }\n", count: 40)
    let document = try Samples.picture(rows + "}\ntoolbar { button \"Done\" {}", in: "table")
    // The status bar, the room above a group, the rows and the toolbar; a screen without a title has
    // no navigation bar.
    #expect(document.root["height"] == "1844")
    #expect(document.texts.filter { $0 == "A" }.count == 40)
    let done = try #require(document.shapes.first { $0.text == "Done" })
    #expect(Double(done.attributes["y"] ?? "") ?? 0 > 1_780)
  }

  @Test(arguments: [("#101010", "#FFFFFF"), ("#F0F0F0", "#8E8E93")])
  func networkIndicatorIsSeenOnItsGround(ground: String, expected: String) throws {
    let bar = "statusBar { networkActivityIndicator { isVisible: true } }"
    let document = try Samples.picture("", variables: "background: \(ground)\n\(bar)")
    let spinner = document.shapes.filter { $0.attributes["fill-opacity"] == "0.25" }
    #expect(spinner.first?.attributes["fill"] == expected, "\(document.shapes.map(\.attributes))")
  }

  @Test("an action sheet is at the end of the device, over its bars", arguments: [1, 40])
  func sheetsLieOverBars(count: Int) throws {
    let rows = String(repeating: "row \"A\" { switch { isOn: true } }\n", count: count)
    let sheet = "actionSheet \"Sure\" { isPresented <-> asks; button \"OK\" { role: .cancel }"
    let document = try Samples.picture(
      rows + "}\nvar asks: Bool = true\ntoolbar { button \"Done\" {} }\n\(sheet)", in: "table")
    let height = try #require(document.root["height"].flatMap(Double.init))
    #expect(height == (count == 1 ? 568 : 1844))
    let answer = try #require(document.shapes.first { $0.text == "OK" }?.attributes["y"])
    #expect((height - 44...height).contains(Double(answer) ?? 0), "\(answer)")
  }

  /// Nothing is drawn below the end of a scroll view, whoever decides on its height.
  @Test(arguments: [
    "scrollView box { height: 100pt; LINES }",
    "scrollView box { LINES }; layout { pin height(box) == 100 }",
    "view { scrollView box { LINES } }; layout { pin height(box) == 100 }",
    "view { scrollView box { LINES }; layout { pin height(box) == 100 } }",
  ])
  func whatAScrollViewHidesMakesNoLength(body: String) throws {
    let lines = (0..<40).map { "label \"Line \($0)\"" }.joined(separator: "; ")
    let document = try Samples.picture(body.replacing("LINES", with: lines))
    // Lines that are cut have roots of their own.
    let start = String(decoding: document.bytes.prefix(300), as: UTF8.self)
    #expect(start.contains("height=\"568\""))
  }

  @Test func aCompactPictureEndsBelowItsContents() throws {
    var device = DeviceOptions()
    device.isCompact = true
    let document = try Samples.picture("switch { isOn: true }", device: device)
    let height = Double(document.root["height"] ?? "") ?? 0
    #expect(height > 70 && height < 140)
    let bar = try Samples.picture("label \"A\"\n}\ntoolbar { button \"B\" {}", device: device)
    let button = try #require(bar.shapes.first { $0.text == "B" })
    let y = Double(button.attributes["y"] ?? "") ?? 0
    #expect(y < Double(bar.root["height"] ?? "") ?? 0)
  }

  @Test func textFollowsTheSizeThatAPersonChose() throws {
    var sizes: [Double] = []
    for size in [RenderOptions().textSize, .extraSmall, .accessibilityLarge] {
      var options = RenderOptions()
      options.textSize = size
      let document = try Samples.picture("label \"Text\"", options: options)
      let label = try #require(document.shapes.first { $0.text == "Text" })
      sizes.append(Double(label.attributes["font-size"] ?? "") ?? 0)
    }
    #expect(sizes == [17, 14, 33])
  }

  @Test(
    "what a finger uses can be met in its whole frame",
    arguments: [
      ("switch w {}", "switch"), ("label \"A\" {}", "label"),
      ("picker { wheels: [[\"A\"]] }", "wheel"),
      ("tabBar { tab \"A\" { label \"B\" } }", "tab"),
      ("scrollView { height: 40pt; for n in 1...9 { label \"\\(n)\" } }", "scrollView"),
    ])
  func touched(member: String, kind: String) throws {
    var device = DeviceOptions()
    device.isInUse = true
    let document = try Samples.picture(member, device: device)
    let place = try #require(document.elements.firstIndex { $0["data-kind"] == kind })
    #expect(
      document.shapes.contains {
        $0.element == place && $0.name == "rect" && $0.attributes["fill-opacity"] == "0"
      }, "\(document.shapes.filter { $0.element == place })")
  }

  @Test func imagesOfTheProjectAreDrawnOnce() throws {
    var device = DeviceOptions()
    device.image = { $0 == "logo" ? PictureImage(.png, [1, 2, 3, 4]) : nil }
    let members =
      "button { image: \"logo\" }\nbutton { image: \"logo\" }\nbutton { image: \"odd\" }"
    let document = try Samples.picture(members, device: device)
    #expect(document.text.components(separatedBy: "<image ").count == 2)
    #expect(document.text.contains("data:image/png;base64,AQIDBA=="))
    #expect(document.shapes.filter { $0.name == "use" }.count == 2)
    #expect(document.titles == ["logo", "logo", "odd"])
  }

  @Test func partsOfATextHaveTheirStyles() throws {
    let text = """
      textField {
        attributedText: [
          "Now ", styled("late", font: .headline, color: #BB0000),
          styled(" and more", emphasis: .italic, link: "https://example.org"),
        ]
        isEnabled: isUsed
      }
      """
    func parts(_ settings: [String] = []) throws -> [PictureDocument.Shape] {
      let document = try Samples.picture(text, variables: "var isUsed: Bool = true", settings)
      // The texts of the status bar belong to no field.
      return document.shapes.filter { shape in
        shape.name == "text" && shape.element >= 0
          && document.elements[shape.element]["data-kind"] == "textField"
      }
    }
    let drawn = try parts()
    #expect(drawn.map(\.text) == ["Now", "late", "and more"])
    #expect(drawn[1].attributes["fill"] == "#BB0000" && drawn[1].attributes["font-weight"] == "600")
    #expect(drawn[2].attributes["font-style"] == "italic")
    #expect(drawn[2].attributes["text-decoration"] == "underline")
    let places = drawn.compactMap { $0.attributes["x"].flatMap { Double($0) } }
    #expect(places == places.sorted() && Set(places).count == 3)
    // A disabled control is gray.
    let disabled = try parts(["isUsed=false"])
    #expect(Set(disabled.map { $0.attributes["fill"] }).count == 1)
  }

  /// Of all rows of a wheel the chosen one is the darkest, in a disabled picker too.
  @Test func theChosenRowStandsOutWhenDisabled() throws {
    let document = try Samples.picture(
      "datePicker { date: \"2026-05-01\"; mode: .date; isEnabled: false }")
    func ink(_ text: String) -> [String?] {
      let row = document.shapes.first { $0.name == "text" && $0.text == text }
      return [row?.attributes["fill"], row?.attributes["fill-opacity"]]
    }
    #expect(ink("May")[0] != nil && ink("May")[0] == ink("June")[0])
    #expect(ink("May")[1] == nil && ink("June")[1] == "0.8")
  }

  /// The box that people type into stays light on a dark screen; without one the text is on the screen itself.
  @Test(arguments: [
    ("textField { text: \"M 51\" }", "#000000"),
    ("textField { text: \"M 51\"; borderStyle: .none }", "#FFFFFF"),
    ("textView { text: \"M 51\" }", "#000000"), ("searchBar { text: \"M 51\" }", "#000000"),
    ("textField { text: \"M 51\"; isEnabled: false }", "#BEBEC2"),
  ])
  func typedTextIsSeenOnADarkScreen(member: String, color: String) throws {
    let document = try Samples.picture("background: #0B0B10\n\(member)")
    let text = try #require(document.shapes.first { $0.text == "M 51" })
    #expect(text.attributes["fill"] == color)
  }

  @Test func whatIsDisabledIsNoTarget() throws {
    func added(_ members: String) throws -> Int {
      var device = DeviceOptions()
      device.overlays = Overlay.all.filter { $0.name == "targets" }
      let plain = try Samples.picture(members).shapes.count
      return try Samples.picture(members, device: device).shapes.count - plain
    }
    let one = try added("button \"A\" {}")
    #expect(one > 0)
    #expect(try added("button \"A\" {}\nbutton \"B\" { isEnabled: false }") == one)
    #expect(try added("button \"A\" {}\nbutton \"B\" {}") == 2 * one)
  }

  @Test(arguments: Overlay.all.map(\.name)) func overlaysDrawMore(name: String) throws {
    var device = DeviceOptions()
    let members = """
      stepper amount { value: 3 }
      layout { amount.top == superview.top + 12 }
      """
    let plain = try Samples.picture(members)
    device.overlays = Overlay.all.filter { $0.name == name }
    device.speech = [.init(node: 2, text: "3, adjustable")]
    let document = try Samples.picture(members, device: device)
    #expect(document.shapes.count > plain.shapes.count)
    #expect(document.texts.contains("12") == (name == "layout"))
    #expect(document.texts.contains("1  3, adjustable") == (name == "accessibility"))
  }
}
