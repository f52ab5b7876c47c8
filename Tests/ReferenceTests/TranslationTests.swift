import CtlTestSupport
import Foundation
import Testing

/// The Chinese pages say what the English ones say: they have the same headings, the same listings and
/// name the same things, section by section.
@Suite struct TranslationTests {
  struct Page: Sendable, CustomTestStringConvertible {
    let english, chinese: String
    /// The heading at which the translation leaves the rest to the English page.
    var end: String?
    var testDescription: String { chinese }
  }

  static let pages = [
    Page(english: "Grammar/Tour.md", chinese: "Grammar/Tour.zh-Hans.md"),
    Page(
      english: "README.md", chinese: "Grammar/Overview.zh-Hans.md", end: "## Speed"),
  ]

  @Test(arguments: pages) func saysTheSame(page: Page) throws {
    let english = Section.all(in: try ProjectFiles.text(page.english))
      .prefix { $0.heading != page.end }
    let chinese = Section.all(in: try ProjectFiles.text(page.chinese))
    #expect(chinese.count >= english.count)
    for (english, chinese) in zip(english, chinese) {
      let place = "\(english.heading) and \(chinese.heading)"
      #expect(english.level == chinese.level, "\(place)")
      #expect(english.listings == chinese.listings, "\(place)")
      #expect(
        english.names == chinese.names,
        "\(place): \(english.names.symmetricDifference(chinese.names))")
      #expect(english.rows == chinese.rows, "\(place)")
      // Before the first heading of the tour stands nothing.
      #expect(chinese.heading.isEmpty || chinese.isChinese, "\(place)")
    }
  }
}

private struct Section {
  let heading: String
  /// The blocks of code, without those of outputs, which are in the language of the page.
  var listings: [String] = []
  /// What stands in back-quotes.
  var names: Set<String> = []
  /// How many rows its tables have.
  var rows = 0
  var isChinese = false

  var level: Int { heading.prefix { $0 == "#" }.count }

  static func all(in markdown: String) -> [Section] {
    var sections = [Section(heading: "")]
    var prose = ""
    var lines = markdown.components(separatedBy: "\n")[...]
    func close(_ section: inout Section) {
      for match in prose.matches(of: /`([^`]+)`/) {
        section.names.insert(match.output.1.split(separator: " ").joined(separator: " "))
      }
      section.isChinese = prose.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
      prose = ""
    }
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        let end = lines.firstIndex { $0.hasPrefix("```") } ?? lines.endIndex
        if line != "```text" {
          sections[sections.count - 1].listings.append(lines[..<end].joined(separator: "\n"))
        }
        lines = lines[end...].dropFirst()
      } else if line.hasPrefix("#") {
        close(&sections[sections.count - 1])
        sections.append(Section(heading: line))
      } else {
        if line.hasPrefix("|") { sections[sections.count - 1].rows += 1 }
        prose += line + " "
      }
    }
    close(&sections[sections.count - 1])
    return sections
  }
}
