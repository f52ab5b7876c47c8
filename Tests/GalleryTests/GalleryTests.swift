import CtlChecker
import CtlDiagnostics
import CtlPicture
import CtlTerminal
import CtlTestSupport
import CtlText
import Foundation
import Testing

@testable import CtlGallery

@Suite struct VariantTests {
  private func variants(
    _ source: String, _ languages: [String] = []
  ) throws -> [Variant] {
    try Variant.all(
      of: Program.check(SourceText(path: "A.ctl", bytes: Array(source.utf8))), screen: 0,
      options: RenderOptions(), languages: languages)
  }

  private func states(_ source: String) throws -> [[String]] {
    try variants(source).filter { $0.group == .state }.map { Array($0.settings.dropFirst(2)) }
  }

  @Test func aScreenIsSeenInManyWays() throws {
    let variants = try variants("screen S {}", ["de", "en", "../x"])
    #expect(
      variants.map(\.name) == [
        "iphone", "iphone-landscape", "ipad", "ipad-landscape", "dark", "text-extraSmall",
        "text-extraExtraExtraLarge", "text-accessibilityLarge", "language-de", "language-ar",
      ])
    #expect(Set(variants.map(\.name)).count == variants.count)
  }

  @Test func aScreenOfAPadBeginsThere() throws {
    let variants = try variants("screen S { device: .iPad }")
    #expect(variants[0].name == "ipad" && variants[1].name == "iphone")
    #expect(variants.filter { $0.group == .device }.count == 4)
  }

  @Test func conditionsDistinguishStates() throws {
    #expect(
      try states(
        "screen S { var isOn: Bool = false\ntoolbar { if isOn { label \"On\" } else { button \"Off\" } } }"
      ) == [["isOn=true"]])
    // Only as many as look different.
    #expect(
      try states(
        "screen S { var count: Int in 0...9 = 5\ntoolbar { button \"Send\" { isEnabled: count > 3 } } }"
      ).count == 1)
    // Two together.
    #expect(
      try states(
        """
        screen S { var a: Bool = false
        var b: Bool = false
        toolbar { if a && b { label "Both" } else { button "Off" } } }
        """) == [["a=true", "b=true"]])
    // No more than a person can look through.
    let many = (0...Variant.stateLimit + 2).map { "c\($0)" }
    #expect(
      try states(
        """
        enum Mode { \(many.joined(separator: ", ")) }
        screen S { var mode: Mode = .c0
        content { \(many.map { "if mode == .\($0) { label \"\($0)\" }" }.joined(separator: "\n")) } }
        """
      ).count == Variant.stateLimit)
    // A variable that only a text shows is no state.
    #expect(try states("screen S { var n: Int = 1\ntoolbar { label \"\\(n)\" } }") == [])
  }

  @Test func casesAndComponentsCount() throws {
    #expect(
      try states(
        """
        enum Mode { list, map, none }
        screen S { var mode: Mode = .list
        toolbar { if mode == .map { label "Map" } else { button "List" } } }
        """) == [["mode=map"]])
    #expect(
      try states(
        """
        component C(isOn: Bool) { if isOn { label "On" } }
        screen S { var ready: Bool = false
        content { C { isOn: ready } } }
        """) == [["ready=true"]])
    // What a component compares is given to it.
    #expect(
      try states(
        """
        enum Mode { list, map }
        component C(mode: Mode) { if mode == .map { label "Map" } }
        screen S { var mode: Mode = .list
        content { C { mode: mode } } }
        """) == [["mode=map"]])
  }
}

@Suite struct PageTests {
  private static let hostile =
    "</script></title><img src=x onerror=alert(1)>\"'\u{202E}evil\u{0}\u{FFFF}"

  private func screen(_ title: String) -> GalleryScreen {
    let source = "screen S {}"
    var screen = GalleryScreen(
      Program.check(SourceText(path: "A.ctl", bytes: Array(source.utf8))), 0, path: title,
      RenderOptions(), .english)
    screen.title = title
    screen.name = title
    screen.variables = [title]
    screen.speech = [title]
    screen.documentation = title
    screen.problem = title
    screen.changes = [.init(title, before: nil, after: nil, marks: nil)]
    return screen
  }

  @Test func hostileTextsAreTexts() {
    let screen = screen(Self.hostile)
    for bytes in [
      Gallery.index([screen], language: .english),
      Gallery.page(screen, previous: screen, next: screen, language: .simplifiedChinese),
    ] {
      let page = String(decoding: bytes, as: UTF8.self)
      #expect(!page.contains("<img src=x") && !page.contains("</script></title>"))
      #expect(!page.contains("\u{202E}") && !page.contains("\u{FFFF}"))
      #expect(page.components(separatedBy: "<script").count == 2)
      #expect(!page.contains("style=") && page.contains("default-src 'none'"))
    }
  }

  /// Of pictures that lie on each other, a screen reader speaks of the first only.
  @Test func eachChangeIsSpokenOfOnce() {
    var screen = screen("S")
    screen.problem = nil
    func alts(_ change: GalleryScreen.Change) -> [String] {
      screen.changes = [change]
      let page = String(
        decoding: Gallery.page(screen, previous: nil, next: nil, language: .english),
        as: UTF8.self)
      return page.components(separatedBy: "<img ").dropFirst().compactMap { image in
        image.components(separatedBy: ">")[0].components(separatedBy: "alt=\"").last?
          .components(separatedBy: "\"").first
      }
    }
    #expect(
      alts(.init("dark", before: "a.svg", after: "b.svg", marks: "m.svg"))
        == ["dark: before", "", "dark: after", "", "dark: difference", ""])
    #expect(alts(.init("dark", before: nil, after: "b.svg", marks: nil)) == ["dark: after"])
  }

  @Test func hugeTextsAreCut() {
    let screen = screen(String(repeating: "<wide> ", count: 15_000))
    let bytes = Gallery.page(screen, previous: nil, next: nil, language: .english)
    #expect(bytes.count < 60_000)
  }

  @Test func idsAreNamesOfFiles() {
    let ids = ["Ä/../x", "S", "S "].map { GalleryScreen.id($0, "a/b.ctl") }
    #expect(Set(ids).count == 3)
    for id in ids {
      #expect(id.utf8.allSatisfy { $0 < 0x80 } && !id.contains("/") && !id.contains("."))
    }
    #expect(GalleryScreen.id("S", "a.ctl") != GalleryScreen.id("S", "b.ctl"))
  }

  @Test func theSummaryCannotLeaveItsTable() {
    var summary = GallerySummary()
    #expect(summary.isEmpty && summary.markdown(.english).contains("0 compared"))
    var screen = screen("a|b\n# x <b>")
    screen.changes = [.init("dark", before: nil, after: "x", marks: nil)]
    summary.changed = [screen]
    let text = summary.markdown(.english)
    #expect(text.contains("a\\|b") && !text.contains("\n# x") && text.contains("\\<b\\>"))
  }

  @Test func theManifestNamesOnlyItsOwnFiles() {
    var manifest = Manifest()
    manifest.screens["a"] = .init(
      inputs: "1", files: ["screens/a.html", "pictures/a/dark.svg", "../x.svg", "/etc/x.svg"])
    let read = Manifest(manifest.bytes)
    #expect(read.screens["a"]?.files == ["screens/a.html", "pictures/a/dark.svg"])
    #expect(Manifest(Array("[]".utf8)).screens.isEmpty)
    for path in ["pictures/../a.svg", "pictures/a/../b.svg", "index.html", "pictures//a.svg"] {
      #expect(!Manifest.isOwn(path))
    }
  }
}

@Suite struct DifferenceTests {
  private func drawing(_ source: String) throws -> DevicePicture.Drawing {
    let program = Program.check(SourceText(path: "A.ctl", bytes: Array(source.utf8)))
    let options = RenderOptions()
    var device = DeviceOptions()
    device.hasSources = false
    return DevicePicture.drawing(
      try Terminal.tree(program, 0, [], options), Expansion(program, .screen(0)), options, device)
  }

  @Test func onlyWhatDiffersIsMarked() throws {
    let old = try drawing("screen S { toolbar { button \"Send\" } content { label \"One\" } }")
    let same = try drawing("\n\nscreen S { toolbar { button \"Send\" } content { label \"One\" } }")
    let new = try drawing("screen S { toolbar { button \"Send\" } content { label \"Two\" } }")
    #expect(Difference(old, same) == nil)
    let difference = try #require(Difference(old, new))
    #expect(difference.before.count == 1 && difference.after.count == 1)
    #expect(String(decoding: difference.marks, as: UTF8.self).contains("#00852B"))
  }

  /// Of elements that look alike in one place, each that came or went is marked.
  @Test(arguments: [(1, 2), (1, 3), (3, 1), (2, 2)])
  func elementsInOnePlaceAreCounted(old: Int, new: Int) throws {
    func screen(_ count: Int, _ other: String) throws -> DevicePicture.Drawing {
      let buttons = (0..<count).map { _ in "alert { isPresented: true; button \"OK\" }" }
      return try drawing(
        "screen S { content { label \"\(other)\" }\n\(buttons.joined(separator: "\n")) }")
    }
    let difference = try #require(Difference(screen(old, "A"), screen(new, "B")))
    // The label is another one in each.
    #expect(difference.before.count == 1 + (old > new ? 1 : 0))
    #expect(difference.after.count == 1 + (new > old ? 1 : 0))
  }

  @Test func whatIsNewHasNoFormerPlace() throws {
    let difference = try #require(
      Difference(
        try drawing("screen S { toolbar { button \"Send\" } }"),
        try drawing("screen S { toolbar { button \"Send\"\nbutton \"More\" } }")))
    #expect(!difference.after.isEmpty)
  }
}
