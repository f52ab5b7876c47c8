import CtlCatalogue

/// `Grammar/Reference.md`: the whole language, from the lists that the compiler itself reads. A
/// test keeps the file current and compiles its examples.
public enum Reference {
  public static var markdown: String {
    var page = Page()
    page.text(
      """
      # Reference

      Every kind of element with its properties, events, behaviors and rules, and every construct of
      the language. Begin with the [tour](Tour.md); [the grammar](ctl.ebnf) is exact about syntax,
      and [the list of rules](Rules.md) about findings.

      This page is made from the catalogue of the compiler, and every example is compiled and drawn:
      `UPDATE=1 swift test --filter ReferenceTests` writes it again.
      """)
    page.text(contents)
    for part in parts {
      page.heading(2, part.title)
      page.text(part.text)
      for name in KindName.allCases where Kind.named(name).role == part.role {
        page.kind(Kind.named(name))
      }
    }
    page.sharedProperties()
    page.events()
    page.states()
    page.constraints()
    page.constructs()
    page.values()
    return page.markdown
  }

  private struct Part {
    let role: Kind.Role
    let title: String
    let text: String
  }

  private static let parts = [
    Part(
      role: .control, title: "Controls",
      text: "The elements with a chapter in the guidelines."),
    Part(
      role: .part, title: "Parts",
      text:
        "Elements that are only allowed inside their owner. A part is not a view of its own: it "
        + "has only the properties of its table."),
    Part(
      role: .companion, title: "Companions",
      text: "Elements that the guidelines name beside the controls."),
    Part(role: .container, title: "Containers", text: "Elements that contain others."),
  ]

  private static var contents: String {
    var lines = parts.map { part -> String in
      let kinds = Kind.all.filter { $0.role == part.role }.map(Page.link(to:))
      return "* [\(part.title)](#\(part.title.lowercased())): \(kinds.joined(separator: ", "))"
    }
    let others = Page.shared + ["Events", "States", "Constraints", "Constructs", "Values"]
    lines.append("* " + others.map { "[\($0)](#\(Page.anchor($0)))" }.joined(separator: ", "))
    return lines.joined(separator: "\n")
  }
}

/// A page in Markdown, block by block.
struct Page {
  private(set) var markdown = ""

  mutating func text(_ text: String) {
    guard !text.isEmpty else { return }
    if !markdown.isEmpty { markdown += "\n" }
    markdown += text + "\n"
  }

  mutating func heading(_ level: Int, _ title: String) {
    text(String(repeating: "#", count: level) + " " + title)
  }

  mutating func code(_ language: String, _ code: String) {
    var code = code
    while code.last == "\n" { code.removeLast() }
    text("```\(language)\n\(code)\n```")
  }

  mutating func table(_ columns: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    let lines = [columns, columns.map { _ in "---" }] + rows
    text(
      lines.map { cells in
        "| " + cells.map(Page.cell).joined(separator: " | ") + " |"
      }.joined(separator: "\n"))
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// With a capital and a full stop.
  static func sentence(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  static func link(to kind: Kind) -> String { "[`\(kind.name.name)`](#\(anchor(kind.name.name)))" }

  /// The fragment that viewers of Markdown give a heading.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0 == "-" ? $0 : nil })
  }
}
