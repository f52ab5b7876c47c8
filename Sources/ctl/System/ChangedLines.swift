import CtlCommandLine
import CtlDiagnostics
import CtlInterfaceBuilder
import CtlWorkspace

/// What changed since a revision of Git in the files that a project is made of, by their names from
/// the top of the repository.
struct ChangedLines {
  let top: String
  /// The revision; of a range the one at its beginning.
  let revision: String
  /// The files that the revision has, and that are different now, or gone.
  private(set) var former: Set<String> = []
  /// The files that the revision does not have.
  private(set) var new: Set<String> = []
  /// The names at the revision of files that have another now.
  private var renamed: [String: String] = [:]
  private var hunks: [String: [Hunk]] = [:]

  /// Lines that took the place of others; where lines only went, `lines` is empty after the line
  /// before them.
  private struct Hunk {
    var lines: Range<Int>
    var formerCount: Int
  }

  private static let patterns = Git.patterns + CodeIndex.extensions.map { "*." + $0 }

  init(since text: String) throws(Failure) {
    guard !text.hasPrefix("-") else {
      throw Failure("`--changed-since` takes a revision", "`--changed-since` 应为一个版本")
    }
    do throws(Failure) {
      top = try Git.top(isQuiet: true)
    } catch {
      throw Failure(
        "`--changed-since` needs a Git repository around this folder",
        "`--changed-since` 需要此文件夹位于 Git 仓库中")
    }
    revision = try Git.beginning(of: text)
    do throws(Failure) {
      _ = try Git.run(["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"])
    } catch {
      throw Failure(
        "`--changed-since` takes a revision of Git, and \(Files.quoted(text)) is none",
        "`--changed-since` 应为 Git 的版本，而 \(Files.quoted(text)) 不是")
    }
    try readNames()
    if !former.isEmpty { try readLines() }
  }

  var isEmpty: Bool { former.isEmpty && new.isEmpty }

  private func diff(_ options: String...) throws(Failure) -> String {
    let always = ["diff", "--no-color", "--no-ext-diff", "--no-relative", "-M"]
    return try Git.run(always + options + [revision, "--"] + Self.patterns, in: top)
  }

  private mutating func readNames() throws(Failure) {
    var words = try diff("--name-status", "-z").split(separator: "\0").map(String.init)[...]
    while let kind = words.popFirst()?.first, let name = words.popFirst() {
      if kind == "A" {
        new.insert(name)
      } else {
        // A copy leaves its origin as it is.
        if kind != "C" { former.insert(name) }
        guard kind == "R" || kind == "C", let now = words.popFirst() else { continue }
        new.insert(now)
        if kind == "R" { renamed[now] = name }
      }
    }
    let others = ["ls-files", "-z", "--others", "--exclude-standard", "--"]
    for name in try Git.run(others + Self.patterns, in: top).split(separator: "\0") {
      new.insert(String(name))
    }
    // A file that was only taken out of the index of Git is among both.
    new.subtract(former)
  }

  private mutating func readLines() throws(Failure) {
    let diff = try diff("--src-prefix=a/", "--dst-prefix=b/", "--inter-hunk-context=0", "-U0")
    var name: String?
    /// The lines of the open hunk that are left, which may look like a header.
    var rest = 0
    // By bytes: a line of a file may end with `\r\n`, which is one character.
    for bytes in diff.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      if rest > 0, line.hasPrefix("+") || line.hasPrefix("-") {
        rest -= 1
      } else if line.hasPrefix("+++ b/") {
        // A tab ends a name with spaces.
        name = String(line.dropFirst(6).prefix { $0 != "\t" })
      } else if line.hasPrefix("+++ ") {
        name = nil
      } else if line.hasPrefix("@@ "), let old = Self.range("-", line),
        let lines = Self.range("+", line)
      {
        rest = old.count + lines.count
        if let name { hunks[name, default: []].append(Hunk(lines: lines, formerCount: old.count)) }
      }
    }
  }

  /// The lines of one side of `@@ -3 +4,2 @@`.
  private static func range(_ sign: Character, _ line: Substring) -> Range<Int>? {
    let part = line.split(separator: " ").first { $0.first == sign }
    let numbers = part?.dropFirst().split(separator: ",").compactMap { Int($0) } ?? []
    guard let start = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count > 0 ? start..<start + count : start + 1..<start + 1
  }

  /// The name that a file of today had.
  func formerName(of name: String) -> String? {
    new.contains(name) ? renamed[name] : name
  }

  /// Where a line of today was; nil when it was not there, or was different.
  func formerPlace(of name: String, line: Int) -> (name: String, line: Int)? {
    guard let former = formerName(of: name) else { return nil }
    var shift = 0
    for hunk in hunks[name] ?? [] {
      if hunk.lines.contains(line) { return nil }
      if hunk.lines.upperBound <= line { shift += hunk.formerCount - hunk.lines.count }
    }
    return (former, line + shift)
  }
}
