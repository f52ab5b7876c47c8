import CtlSyntax
import CtlTestSupport
import Testing

@testable import CtlLanguageServer

/// The documentation of the server matches the server.
@Suite struct DocumentationTests {
  /// The first cells of a section's rows that are code.
  func names(_ section: String) throws -> [String] {
    let page = try ProjectFiles.text("Grammar/LanguageServer.md")
    let parts = page.split(separator: "\n## ").filter { $0.hasPrefix(section + "\n") }
    let lines = try #require(parts.first).split(separator: "\n")
    return lines.filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
  }

  @Test func everyRequestIsDescribed() throws {
    #expect(try names("Requests") == Request.all.map(\.method))
    #expect(try names("Notifications").sorted() == Notification.all.map(\.method).sorted())
    #expect(try names("Commands").sorted() == Command.all.map(\.name).sorted())
  }

  /// One file for each request, named after it.
  @Test func everyRequestHasItsFile() {
    let files = ProjectFiles.list("Sources/LanguageServer/Requests", ".swift")
    #expect(files.count == Request.all.count + 1)
    let notifications = ProjectFiles.list("Sources/LanguageServer/Commands", ".swift")
    #expect(notifications.count == Command.all.count + 1)
  }

  @Test func everyEditorIsExplained() throws {
    let overview = try ProjectFiles.text("Grammar/editors/README.md")
    let editors = Set(
      ProjectFiles.list("Grammar/editors", "README.md").map { $0.split(separator: "/")[2] })
    for editor in editors where editor != "README.md" {
      #expect(overview.contains("(\(editor)/README.md)"))
    }
    #expect(editors.count == 10)
  }

  /// The editors that colour words before the server does know all keywords.
  @Test(arguments: [
    "emacs/ctl-words.el", "kakoune/ctl.kak", "kate/ctl.xml", "sublime/Ctl.sublime-syntax",
  ])
  func everyKeywordIsColoured(file: String) throws {
    let text = try ProjectFiles.text("Grammar/editors/\(file)")
    let words = Set(text.split { !($0.isLetter || $0 == "_") }.map(String.init))
    #expect(TokenKind.keywords.filter { !words.contains($0) }.sorted() == [])
  }
}
