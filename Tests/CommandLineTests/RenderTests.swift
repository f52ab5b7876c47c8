import CtlTestSupport
import CtlText
import Foundation
import Testing

@Suite struct RenderTests {
  static let path = "Samples/ReaderSettings.ctl"

  @Test func drawsTheFirstScreen() throws {
    let tool = try Tool.run("render", Self.path)
    #expect(tool.status == 0)
    #expect(tool.output.contains("Copies: 1"))
  }

  @Test func aFolderWithSeveralFilesIsRefused() throws {
    let screen = "screen A {\n  content { label \"Hi\" }\n}\n"
    let one = try TemporaryFolder(["A.ctl": screen])
    #expect(try Tool.run("render", ".", in: one.url).output.contains("Hi"))
    let two = try TemporaryFolder(["A.ctl": screen, "B.ctl": screen])
    let tool = try Tool.run("render", ".", in: two.url)
    #expect(tool.status == 2 && tool.output.isEmpty && tool.errors.contains("draws one file"))
  }

  @Test func setChangesTheState() throws {
    let tool = try Tool.run("render", Self.path, "--set", "nightMode=true", "--set", "copies=7")
    #expect(tool.output.contains("Brightness") && tool.output.contains("Copies: 7"))
  }

  @Test(arguments: [20, 40, 120]) func widthIsKept(width: Int) throws {
    let tool = try Tool.run("render", Self.path, "--width", "\(width)")
    for line in tool.output.split(separator: "\n") { #expect(line.displayWidth <= width) }
  }

  @Test func asciiHasNothingElse() throws {
    let tool = try Tool.run("render", Self.path, "--ascii")
    #expect(tool.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func aDeviceAStateAndALanguageAreChosen() throws {
    let pad = try Tool.run("render", Self.path, "--device", "iPad")
    #expect(pad.output.split(separator: "\n").first?.displayWidth == 80)
    let disabled = try Tool.run("render", Self.path, "--state", "disabled")
    #expect(disabled.output.contains("┊Print Pages┊"))
    let one = try Tool.run("render", Self.path, "--state", "copiesStepper=disabled")
    #expect(one.output.contains("┊ − ▣divider + ┊") && !one.output.contains("┊Print Pages┊"))
    let arabic = try Tool.run("render", Self.path, "--lang", "ar")
    #expect(arabic.output.contains("(──○)                         Night Mode"))
    let wrong = try Tool.run("render", Self.path, "--state", "disablde")
    #expect(wrong.status == 2 && wrong.errors.contains("disabled"))
  }

  @Test("a date is in the language of the person if the app is in several")
  func dates() throws {
    let source = """
      screen S "S" {
        var due: Date = "2026-05-04T16:00"
        content { label "\\(due)" }
      }
      """
    let folder = try TemporaryFolder([
      "One/S.ctl": source, "One/ctl.json": "{}", "Two/S.ctl": source,
      "Two/ctl.json": "{ \"locales\": [\"en\", \"de\"] }",
    ])
    func drawn(_ path: String) throws -> String {
      try Tool.run("render", path, "--lang", "de", in: folder.url).output
    }
    #expect(try drawn("Two/S.ctl").contains("4. Mai 2026 um 16:00"))
    #expect(try drawn("One/S.ctl").contains("May 4, 2026"))
  }

  @Test(
    "an app in a language other than English is drawn and begins in it",
    arguments: [
      ("{ \"locales\": [\"de\"] }", "4. Mai 2026 um 16:00", "Interface(language: \"de\")"),
      ("{ \"locales\": [\"de\", \"en\"] }", "4. Mai 2026 um 16:00", "Interface(language: \"de\")"),
      ("{ \"locales\": [\"en\", \"de\"] }", "May 4, 2026 at 4:00 PM", "Interface()"),
      ("{ \"locales\": [\"en\"] }", "May 4, 2026 at 4:00 PM", "Interface()"),
    ])
  func languageOfTheFiles(settings: String, date: String, interface: String) throws {
    let folder = try TemporaryFolder([
      "ctl.json": settings,
      "S.ctl": """
      screen S "S" {
        var due: Date = "2026-05-04T16:00"
        content { label "\\(due)" }
      }
      """,
    ])
    #expect(try Tool.run("render", "S.ctl", in: folder.url).output.contains(date))
    let code = try Tool.run("compile", "S.ctl", in: folder.url).output
    #expect(code.contains("var interface = \(interface)\n"))
  }

  @Test func aFileOfComponentsSaysWhereTheyAreSeen() throws {
    let tool = try Tool.run("render", "Samples/Components.ctl")
    #expect(tool.status == 2 && tool.errors.contains("its component `LabeledStepper`"))
  }

  @Test(arguments: [("truecolor", "38;2;"), ("256", "38;5;"), ("16", "[9")])
  func coloursAreAsDeepAsAsked(depth: String, mark: String) throws {
    let tool = try Tool.run("render", Self.path, "--color", depth)
    #expect(tool.output.contains(mark))
  }

  @Test func documentsAreWritten() throws {
    let svg = try Tool.run("render", Self.path, "--format", "svg", "--dark")
    #expect(svg.output.hasPrefix("<svg ") && svg.output.hasSuffix("</svg>\n"))
    let html = try Tool.run("render", Self.path, "--format", "html")
    #expect(html.output.hasPrefix("<!DOCTYPE html>") && html.output.contains("Night Mode"))
  }

  @Test func theDeviceIsDrawnUnlessATerminalIsAskedFor() throws {
    let device = try Tool.run("render", Self.path, "--format", "svg", "--show", "accessibility")
    #expect(device.output.contains("data-kind=\"stepper\""))
    #expect(device.output.contains("Copies, 1, adjustable"))
    let terminal = try Tool.run("render", Self.path, "--format", "svg", "--look", "terminal")
    #expect(terminal.output.hasPrefix("<svg ") && !terminal.output.contains("data-kind"))
    let large = try Tool.run(
      "render", Self.path, "--format", "svg", "--text-size", "accessibilityLarge")
    #expect(large.output.contains("font-size=\"33\""))
  }

  /// From any folder, a picture finds the catalogues beside the file and above it in the project;
  /// only pictures that the catalogue itself has.
  @Test func imagesComeFromAssetCatalogues() throws {
    let red = "<svg xmlns=\"http://www.w3.org/2000/svg\"><path fill=\"red\" d=\"M0 0H9V9Z\"/></svg>"
    let folder = try TemporaryFolder([
      "ctl.json": "{}", "secret.png": "secret",
      "Media.xcassets/Icons/mark.imageset/Contents.json": """
      {"images": [
        {"filename": "mark.svg"},
        {"filename": "dark.svg", "appearances": [{"value": "dark"}]},
        {"filename": "../../../secret.png", "scale": "3x"}, {"filename": "gone.png"}
      ]}
      """,
      "Media.xcassets/Icons/mark.imageset/mark.svg": red,
      "Media.xcassets/Icons/mark.imageset/dark.svg": red + " ",
      "App/A.ctl": "screen A { content { button { image: \"mark\" } } }",
    ])
    func data(_ text: String) -> String {
      "data:image/svg+xml;base64," + Data(text.utf8).base64EncodedString() + "\""
    }
    for (path, place) in [("App/A.ctl", ""), ("A.ctl", "App"), ("../App/A.ctl", "App")] {
      let tool = try Tool.run(
        "render", path, "--format", "svg", in: folder.url.appendingPathComponent(place))
      #expect(tool.output.contains(data(red)), "\(path) in \(place): \(tool.errors)")
    }
    let dark = try Tool.run("render", "App/A.ctl", "--format", "svg", "--dark", in: folder.url)
    #expect(dark.output.contains(data(red + " ")))
  }

  /// A catalogue says whether an image is drawn in the tint, unless the file does.
  @Test(arguments: [
    ("template", "view: \"mark\"", true), ("original", "view: \"mark\"", false),
    ("template", "view: image(\"mark\", renderingMode: .alwaysOriginal)", false),
    ("original", "bar: \"mark\"", false), ("automatic", "bar: \"mark\"", true),
    ("automatic", "view: \"mark\"", false),
  ])
  func aCatalogueSaysWhetherAnImageIsTinted(intent: String, use: String, isTinted: Bool) throws {
    let parts = use.split(separator: ":", maxSplits: 1).map(String.init)
    let element =
      parts[0] == "bar"
      ? "toolbar { button { image:\(parts[1]); accessibility { label: \"Mark\" } } }"
      : "content { imageView { image:\(parts[1]); width: 16pt; height: 16pt; decorative: true } }"
    let folder = try TemporaryFolder([
      "A.xcassets/mark.imageset/Contents.json": """
      {"images": [{"filename": "mark.svg"}], "properties": {"template-rendering-intent": "\(intent)"}}
      """,
      "A.xcassets/mark.imageset/mark.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
      "A.ctl": "screen A \"A\" { tintColor: #00AA00; \(element) }",
    ])
    let tool = try Tool.run("render", "A.ctl", "--format", "svg", in: folder.url)
    #expect(tool.output.contains("data-image=\"mark\""), "\(tool.errors)")
    #expect(tool.output.contains("url(#tint-00AA00") == isTinted, "\(tool.output)")
  }

  /// Since iOS 8 the bar style has no track; a preview begins with the edition of the project.
  @Test(arguments: [("ios7", true), ("ios8", false)])
  func aProjectSaysItsEdition(edition: String, hasTrack: Bool) throws {
    let folder = try TemporaryFolder([
      "ctl.json": "{ \"guidelines\": \"\(edition)\" }",
      "A.ctl": """
      screen A "A" {
        action pause()
        toolbar {
          progressView { progress: 0.5; style: .bar; trackTintColor: #00AA00; accessibility { label: "Sending" } }
          button "Pause" { on touchUpInside -> pause() }
        }
        content { label "Body" }
      }
      """,
    ])
    let drawn = try Tool.run("render", "A.ctl", "--width", "60", in: folder.url)
    #expect(drawn.output.contains("━") && drawn.output.contains("░") == hasTrack, "\(drawn.output)")
    let device = try Tool.run("render", "A.ctl", "--format", "svg", in: folder.url)
    #expect(device.output.contains("#00AA00") == hasTrack, "\(device.errors)")
    let turned = try Tool.run(
      "preview", "A.ctl", "--script", "-", input: "size 80 20\nkey g\nframe on", in: folder.url)
    #expect(turned.output.contains("guidelines of ios\(hasTrack ? 8 : 7)"), "\(turned.output)")
  }

  @Test func theFindingsOfAPreviewHaveTheirLines() throws {
    let folder = try TemporaryFolder([
      "A.ctl": "screen A {\n  action go()\n  content {\n    button \"Go\"\n  }\n}\n"
    ])
    let frames = try Tool.run(
      "preview", "A.ctl", "--script", "-", input: "size 110 20\nkey f\nframe on", in: folder.url)
    #expect(frames.output.contains("4: a system button"), "\(frames.output)")
  }

  @Test func previewPlaysAScript() throws {
    let tool = try Tool.run(
      "preview", Self.path, "--script", "-", input: "size 50 12\nkey right\nframe on")
    #expect(tool.status == 0 && tool.output.contains("(━━●)"))
    let cast = try Tool.run(
      "preview", Self.path, "--script", "-", "--format", "asciicast", input: "key tab\n")
    #expect(cast.output.hasPrefix("{\"version\":2"))
    let wrong = try Tool.run("preview", Self.path, "--script", "-", input: "key\n")
    #expect(wrong.status == 2 && wrong.errors.contains("line 1"))
    let without = try Tool.run("preview", Self.path)
    #expect(without.status == 2 && without.errors.contains("terminal"))
  }

  @Test func mistakesAreExplained() throws {
    let screen = try Tool.run("render", Self.path, "--screen", "ReaderSetings")
    #expect(screen.status == 2 && screen.errors.contains("ReaderSettings"))
    let value = try Tool.run("render", Self.path, "--set", "copies=many")
    #expect(value.status == 2 && value.errors.contains("copies"))
    let width = try Tool.run("render", Self.path, "--width", "wide")
    #expect(width.status == 2)
    let points = try Tool.run("render", Self.path, "--format", "svg", "--width", "40")
    #expect(points.status == 2 && points.errors.contains("--device"), "\(points)")
  }

  @Test func brokenFileIsReportedNotDrawn() throws {
    let tool = try Tool.run("render", "-", input: "screen S { lable \"x\" }")
    #expect(tool.status == 1)
    #expect(tool.output == "" && tool.errors.contains("control/unknown-kind"))
  }
}
