import CtlDiagnostics
import CtlFormatter
import CtlRules
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import CtlText
import CtlWorkspace
import Foundation
import Testing

/// The listings of the tour are sound except for what they mark; their drawings and reports are
/// those of the tools.
@Suite struct TourTests {
  static let listings = Listing.all(in: Tour.english.text)

  /// The tour in a language.
  struct Tour: Sendable, CustomTestStringConvertible {
    let path: String
    let language: Language
    var text: String { (try? ProjectFiles.text(path)) ?? "" }
    var testDescription: String { path }

    static let english = Tour(path: "Grammar/Tour.md", language: .english)
    static let all = [
      english, Tour(path: "Grammar/Tour.zh-Hans.md", language: .simplifiedChinese),
    ]
  }

  @Test func hasListings() {
    #expect(Self.listings.count > 20)
    #expect(Self.listings.contains { $0.output != nil })
    #expect(Self.listings.contains { !Annotations.marks($0.text).isEmpty })
  }

  /// A listing has the findings that its marks name, at their places, and no others. Translations have
  /// the same listings, as `TranslationTests` shows.
  @Test(arguments: listings) func listingIsChecked(listing: Listing) throws {
    let file = try #require(Self.check(listing))
    let marks = Annotations.marks(listing.text).map { "\($0.range) \($0.text)" }
    let found = file.findings.map { "\($0.location.range) \($0.code.id)" }
    #expect(found == marks, "line \(listing.line): \(show(file.findings))")
    if marks.isEmpty {
      let formatted = String(decoding: Formatter.format(file.program.tree), as: UTF8.self)
      #expect(formatted == listing.text, "line \(listing.line)")
    }
  }

  /// A block of text after a listing is its drawing, or the report of its findings if it has some;
  /// UPDATE=1 writes it.
  @Test(arguments: Tour.all) func outputsAreCurrent(tour: Tour) throws {
    var lines = tour.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for listing in Listing.all(in: tour.text).reversed() {
      guard let range = listing.output else { continue }
      let text = String(decoding: try Self.output(of: listing, tour.language), as: UTF8.self)
      lines.replaceSubrange(
        range, with: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    let text = lines.joined(separator: "\n")
    if ProjectFiles.isUpdating {
      try Data(text.utf8).write(to: ProjectFiles.url(tour.path))
    }
    #expect(
      tour.text == text, "an output is not current; UPDATE=1 writes it")
  }

  private static func output(
    of listing: Listing, _ language: Language
  ) throws -> ArraySlice<UInt8> {
    var options = RenderOptions()
    options.width = 40
    let file = try #require(check(listing))
    let output =
      file.findings.isEmpty
      ? try Terminal.render(file.program, options: options).text
      : HumanRenderer(language: language).render(
        file.findings, sources: [file.id: file.program.origins.source] as [FileID: SourceText])
    let end = output.lastIndex { $0 != 0x0A }.map { $0 + 1 } ?? 0
    return output[..<end]
  }

  /// The contents at the top name every section, in order.
  @Test(arguments: Tour.all) func contentsAreCurrent(tour: Tour) {
    let lines = tour.text.split(separator: "\n")
    let sections = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let contents = lines.compactMap { $0.firstMatch(of: /^\d+\. \[(.+)\]/).map { String($0.1) } }
    #expect(sections == contents)
  }

  /// Checks a listing in a project that has the named listings, and the settings before it.
  private static func check(_ listing: Listing) -> Workspace.CheckedFile? {
    var settings = Settings()
    if let text = listing.settings {
      let source = SourceText(path: "ctl.json", bytes: Array(text.utf8))
      let (read, findings) = Settings.read(source, file: FileID(1))
      #expect(findings.isEmpty, "\(show(findings))")
      settings = read
    }
    var workspace = Workspace(root: "", settings: settings)
    let named = listings.compactMap { listing in listing.name.map { ($0, listing.text) } }
    workspace.takeModules(named)
    for (name, text) in named { workspace.open(name, Array(text.utf8)) }
    let path = listing.name ?? "Tea.ctl"
    workspace.open(path, Array(listing.text.utf8))
    return workspace.check([path]).first ?? nil
  }
}

/// A fenced block of Ctl in a page of Markdown: ```ctl, or ```ctl NAME if others import it.
struct Listing: Sendable, CustomTestStringConvertible {
  let name: String?
  let text: String
  /// Of its fence, from 1.
  let line: Int
  /// The text of a block of JSON right before it: `ctl.json`.
  let settings: String?
  /// The lines, from 0, inside a block of text right after it.
  var output: Range<Int>?

  var testDescription: String { name ?? "line \(line)" }

  static func all(in markdown: String) -> [Listing] {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    var listings: [Listing] = []
    var settings: String?
    var isAfter = false
    var index = 0
    while index < lines.count {
      let line = lines[index]
      guard line.hasPrefix("```") else {
        if !line.isEmpty { isAfter = false }
        index += 1
        continue
      }
      let words = line.dropFirst(3).split(separator: " ")
      let start = index + 1
      let end = lines[start...].firstIndex { $0 == "```" } ?? lines.count
      let text = lines[start..<end].joined(separator: "\n") + "\n"
      switch words.first {
      case "ctl":
        listings.append(
          Listing(
            name: words.count > 1 ? String(words[1]) : nil, text: text, line: start,
            settings: settings))
        settings = nil
      case "json": settings = text
      case "text": if isAfter { listings[listings.count - 1].output = start..<end }
      default: break
      }
      isAfter = words.first == "ctl"
      index = end + 1
    }
    return listings
  }
}
