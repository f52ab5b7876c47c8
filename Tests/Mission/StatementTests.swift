import CtlDiagnostics
import CtlPreview
import CtlRules
import CtlTerminal
import CtlTestSupport
import CtlText
import CtlWorkspace
import Foundation
import Testing

/// Every statement of the five documents that the language is made from, shown by files.
///
/// `Tests/Mission/Statements` has a file for each chapter, and `README.md` describes its format.
/// `KnownFailures.txt` lists the statements that do not hold yet, each with the reason. Such a
/// statement must fail, so that the number of those that hold never falls.
@Suite struct StatementTests {
  @Test func everyStatementHolds() async throws {
    let chapters = ProjectFiles.list("Tests/Mission/Statements", ".txt")
    let statements = try chapters.flatMap { try Statement.read($0) }
    let known = try Self.knownFailures()
    let names = statements.map(\.name)
    #expect(Set(names).count == names.count, "a name is used twice")
    for name in known where !names.contains(name) { Issue.record("no statement \(name)") }
    for statement in statements where statement.places.isEmpty {
      Issue.record("\(statement.name) has no place in the documents")
    }

    let problems = await withTaskGroup(of: (Int, [String]).self) { group in
      for (index, statement) in statements.enumerated() {
        group.addTask { (index, statement.problems()) }
      }
      return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
    }
    var holding = 0
    for (index, statement) in statements.enumerated() {
      let problems = problems[index] ?? []
      if problems.isEmpty { holding += 1 }
      if problems.isEmpty == known.contains(statement.name) {
        Issue.record(
          """
          \(statement.name): \(statement.about)
          \(problems.isEmpty ? "holds; remove it from KnownFailures.txt" : problems.joined(separator: "\n"))
          """)
      }
    }
    print("\(holding) of \(statements.count) statements of the documents hold")
  }

  private static func knownFailures() throws -> Set<String> {
    let lines = try ProjectFiles.text("Tests/Mission/KnownFailures.txt").split(separator: "\n")
    return Set(
      lines.filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        if parts.count < 2 { Issue.record("without a reason: \(line)") }
        return String(parts[0])
      })
  }
}

/// A sentence of the documents and the files that show it.
struct Statement: Sendable {
  /// The chapter and a short name.
  var name: String
  var about: String
  /// The sentences of the documents that say so.
  var places = ""
  var blocks: [Block] = []

  /// Some lines after `--- HEAD`.
  struct Block: Sendable {
    let words: [String]
    var options: [String] { Array(words.dropFirst()) }
    var lines: [Substring] = []
    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  static func read(_ path: String) throws -> [Statement] {
    let chapter = path.split(separator: "/").last.map { $0.dropLast(".txt".count) } ?? ""
    var statements: [Statement] = []
    var block: Block?
    func end() {
      guard var last = block, !statements.isEmpty else { return }
      while last.lines.last?.isEmpty == true { last.lines.removeLast() }
      statements[statements.count - 1].blocks.append(last)
      block = nil
    }
    for line in try ProjectFiles.text(path).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("=== ") {
        end()
        let parts = line.dropFirst(4).split(separator: ":", maxSplits: 1)
        statements.append(
          Statement(
            name: "\(chapter)/\(parts[0])", about: parts.count > 1 ? "\(parts[1])" : ""))
      } else if line.hasPrefix("in: "), !statements.isEmpty, block == nil {
        statements[statements.count - 1].places = String(line.dropFirst(4))
      } else if line.hasPrefix("--- ") {
        end()
        block = Block(words: line.dropFirst(4).split(separator: " ").map { String($0) })
      } else {
        block?.lines.append(line)
      }
    }
    end()
    return statements
  }

  /// What does not hold.
  func problems() -> [String] {
    var problems: [String] = []
    var others: [(path: String, text: String)] = []
    var file: Workspace.CheckedFile?
    for block in blocks {
      switch (block.words.first, file) {
      case ("file", _) where !block.options.isEmpty: others.append((block.options[0], block.text))
      case ("file", _):
        (file, problems) = Self.check(block, others, problems)
        if file == nil { return problems + ["the file cannot be checked"] }
      case (let verb?, let file?):
        guard let look = Look.all[verb] else { return problems + ["there is no `--- \(verb)`"] }
        do {
          problems += try look(file, block)
        } catch let problem as Problem {
          problems.append("\(verb): \(problem.message.text())")
        } catch let failure as PreviewScript.Failure {
          problems.append("\(verb), line \(failure.line): \(failure.reason)")
        } catch {
          problems.append("\(verb): \(error)")
        }
      default: problems.append("a block without a file")
      }
    }
    if file == nil { problems.append("no file shows it") }
    return problems
  }

  /// Checks a file; its findings must be the marked ones.
  private static func check(
    _ block: Block, _ others: [(path: String, text: String)], _ problems: [String]
  ) -> (Workspace.CheckedFile?, [String]) {
    var block = block
    var problems = problems
    var settings = Settings()
    if let line = block.lines.first, line.hasPrefix("settings: ") {
      let text = SourceText(path: "ctl.json", bytes: Array(line.dropFirst(10).utf8))
      let (read, findings) = Settings.read(text, file: FileID(1))
      problems += findings.map { "settings: \($0.message.text())" }
      settings = read
      block.lines.removeFirst()
    }
    var workspace = Workspace(root: "", settings: settings)
    for other in others { workspace.open(other.path, Array(other.text.utf8)) }
    workspace.open("Mission.ctl", Array(block.text.utf8))
    let file = workspace.check(["Mission.ctl"]).first ?? nil
    let marks = Annotations.marks(block.text).map { "\($0.range) \($0.text)" }.sorted()
    let found = (file?.findings ?? []).map { "\($0.location.range) \($0.code.id)" }.sorted()
    if marks != found { problems.append("marked \(marks), found \(found) in\n\(block.text)") }
    return (file, problems)
  }
}
