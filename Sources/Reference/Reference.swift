import CtlCatalogue
import CtlDiagnostics

/// `Grammar/Reference.md`: the whole language, from the lists that the compiler itself reads, and the
/// same in Chinese. A test keeps the files current and compiles their examples.
public enum Reference {
  public static func markdown(in language: Language) -> String {
    var page = Page(language)
    page.text(page.told(introduction))
    page.text(contents(page))
    for part in parts {
      page.heading(2, page.told(part.title))
      page.text(page.told(part.text))
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

  private static let introduction = Message(
    """
    # Reference

    Every kind of element with its properties, events, behaviors and rules, and every construct of
    the language. Begin with the [tour](Tour.md); [the grammar](ctl.ebnf) is exact about syntax,
    and [the list of rules](Rules.md) about findings.

    This page is made from the catalogue of the compiler, and every example is compiled and drawn:
    `UPDATE=1 swift test --filter ReferenceTests` writes it again.
    """,
    """
    # 参考

    每种元素及其属性、事件、行为和规则，以及每种语法结构。请先读[导览](Tour.zh-Hans.md)；
    准确的语法见[语法](ctl.ebnf)，所有问题见[规则列表](Rules.md)。

    本页由编译器的目录生成，每个示例都经过编译和绘制：
    `UPDATE=1 swift test --filter ReferenceTests` 会重新写入。
    """)

  private struct Part {
    let role: Kind.Role
    let title: Message
    let text: Message
  }

  private static let parts = [
    Part(
      role: .control, title: Message("Controls", "控件"),
      text: Message("The elements with a chapter in the guidelines.", "指南中有专门章节的元素。")),
    Part(
      role: .part, title: Message("Parts", "部分"),
      text: Message(
        "Elements that are only allowed inside their owner. A part is not a view of its own: it "
          + "has only the properties of its table.",
        "只能写在其所有者内部的元素。部分本身不是视图，只有表中的属性。")),
    Part(
      role: .companion, title: Message("Companions", "相关元素"),
      text: Message(
        "Elements that the guidelines name beside the controls.", "指南在控件之外提到的元素。")),
    Part(
      role: .container, title: Message("Containers", "容器"),
      text: Message("Elements that contain others.", "包含其他元素的元素。")),
  ]

  private static func contents(_ page: Page) -> String {
    var lines = parts.map { part -> String in
      let kinds = Kind.all.filter { $0.role == part.role }.map(Page.link(to:))
      let title = page.told(part.title)
      return "* [\(title)](#\(title.lowercased())): \(kinds.joined(separator: ", "))"
    }
    let others = (Page.shared + Page.sections).map(page.told)
    lines.append("* " + others.map { "[\($0)](#\(Page.anchor($0)))" }.joined(separator: ", "))
    return lines.joined(separator: "\n")
  }
}

/// A page in Markdown, block by block.
struct Page {
  let language: Language
  private(set) var markdown = ""

  init(_ language: Language) { self.language = language }

  func told(_ message: Message) -> String { message.template(language) }
  func told(_ en: String, _ zh: String) -> String { language == .english ? en : zh }
  func told(_ text: Localized) -> String { told(text.en, text.zh) }

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

  mutating func table(_ columns: [Message], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    let lines = [columns.map { told($0) }, columns.map { _ in "---" }] + rows
    text(
      lines.map { cells in
        "| " + cells.map(Page.cell).joined(separator: " | ") + " |"
      }.joined(separator: "\n"))
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// With a capital and a full stop.
  func sentence(_ text: String) -> String {
    guard let first = text.first else { return text }
    let end = told(".", "。")
    return first.uppercased() + text.dropFirst() + (text.hasSuffix(end) ? "" : end)
  }

  static func link(to kind: Kind) -> String { "[`\(kind.name.name)`](#\(anchor(kind.name.name)))" }

  /// The fragment that viewers of Markdown give a heading.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0 == "-" ? $0 : nil })
  }
}
