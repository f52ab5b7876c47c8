import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlFormatter
import CtlReference
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import CtlText
import CtlWorkspace
import Foundation
import Testing

/// The reference matches the catalogue and the rules, and its examples are sound.
@Suite struct ReferenceTests {
  @Test(arguments: Language.allCases) func isCurrent(language: Language) throws {
    let path = "Grammar/Reference\(language == .english ? "" : ".zh-Hans").md"
    let text = Reference.markdown(in: language)
    if ProjectFiles.isUpdating { try Data(text.utf8).write(to: ProjectFiles.url(path)) }
    #expect(
      try ProjectFiles.text(path) == text, "\(path) is not current; UPDATE=1 writes it")
  }

  /// The pictures of the kinds, and no others.
  @Test func picturesAreCurrent() throws {
    let pictures = Reference.pictures
    #expect(pictures.count == KindName.allCases.count)
    if ProjectFiles.isUpdating {
      try FileManager.default.createDirectory(
        at: ProjectFiles.url("Grammar/Pictures"), withIntermediateDirectories: true)
    }
    for picture in pictures {
      let path = "Grammar/\(picture.path)"
      if ProjectFiles.isUpdating {
        try Data(picture.bytes).write(to: ProjectFiles.url(path))
      }
      let known = try? ProjectFiles.bytes(path)
      #expect(known == picture.bytes, "\(path) is not current; UPDATE=1 writes it")
    }
    let files = ProjectFiles.list("Grammar/Pictures", ".svg")
    #expect(files.sorted() == pictures.map { "Grammar/\($0.path)" }.sorted())
  }

  @Test(arguments: KindName.allCases) func exampleOfAKind(name: KindName) throws {
    let example = Kind.named(name).example
    let checked = try #require(check([("Example.ctl", example)]).last)
    #expect(checked.findings.isEmpty, "\(show(checked.findings))")
    #expect(try !Terminal.render(checked.program).text.isEmpty)
    let tree = checked.program.tree
    #expect(String(decoding: Formatter.format(tree), as: UTF8.self) == example + "\n")
    let words = (0..<tree.tokenCount).map { tree.text(ofToken: $0) }
    #expect(words.contains(name.name))
  }

  @Test(arguments: Construct.all.indices) func exampleOfAConstruct(index: Int) throws {
    let construct = Construct.all[index]
    for file in check(construct.files.map { ($0.path, $0.text) }) {
      #expect(file.findings.isEmpty, "\(construct.title.en): \(show(file.findings))")
    }
  }

  /// Every keyword has a form that is shown, and an example that uses it.
  @Test func everyKeywordIsShown() {
    let shown = Set(Construct.all.flatMap(\.keywords))
    let values: Set = ["true", "false", "nil"]
    // The words of some steps are keywords only at the beginning of a step.
    let words = Set(TokenKind.keywords).union(Keyword.all.map(\.word))
    #expect(shown == words.subtracting(values).union(["@allow"]))
    for construct in Construct.all {
      let text = construct.files.map(\.text).joined()
      for word in construct.keywords {
        #expect(text.contains(word), "\(construct.title.en): \(word)")
      }
    }
  }

  /// Every kind of node is in one of the examples.
  @Test func everyConstructIsShown() {
    let examples = Construct.all.flatMap(\.files).map(\.text) + Kind.all.map(\.example)
    var shown: Set<NodeKind> = []
    for example in examples {
      for node in SyntaxTree.parse(example).nodes { shown.insert(node.kind) }
    }
    let missing = Set(NodeKind.allCases).subtracting(shown).subtracting([.unexpected])
    #expect(missing.isEmpty, "\(missing)")
  }

  /// Links inside the page lead to headings, links to rules to their families.
  @Test(arguments: [
    "Reference.md", "Tour.md", "Reference.zh-Hans.md", "Tour.zh-Hans.md", "Overview.zh-Hans.md",
  ])
  func linksLeadSomewhere(name: String) throws {
    let own = try anchors("Grammar/\(name)")
    for target in try links("Grammar/\(name)") {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = String(parts[0])
      if file.isEmpty {
        #expect(own.contains(String(parts[1])), "#\(parts[1])")
      } else if !file.contains(":") {
        let path = "Grammar/\(file)"
        #expect(FileManager.default.fileExists(atPath: ProjectFiles.url(path).path), "\(path)")
        if parts.count == 2 { #expect(try anchors(path).contains(String(parts[1])), "\(target)") }
      }
    }
  }

  private func anchors(_ path: String) throws -> Set<String> {
    let lines = try ProjectFiles.text(path).split(separator: "\n")
    return Set(
      lines.filter { $0.hasPrefix("#") }.map { line in
        String(
          line.drop { $0 == "#" }.dropFirst().lowercased().compactMap {
            $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil
          })
      })
  }

  private func links(_ path: String) throws -> Set<String> {
    let text = try ProjectFiles.text(path)
    return Set(text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) })
  }
}

/// Files of one project, checked by the compiler and the rules.
func check(_ files: [(path: String, text: String)]) -> [Workspace.CheckedFile] {
  var workspace = Workspace(root: "")
  workspace.takeModules(files.map { ($0.path, $0.text) })
  for file in files { workspace.open(file.path, Array(file.text.utf8)) }
  return workspace.check(files.map(\.path)).compactMap { $0 }
}

func show(_ findings: [Finding]) -> String {
  findings.map { "\($0.code.id) \($0.location.range) \($0.message.text())" }.joined(separator: "\n")
}
