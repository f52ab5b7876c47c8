import CtlCommandLine
import CtlDiagnostics
import CtlText

/// The lines that changed since a revision of Git, by the paths of the files.
struct ChangedLines {
  /// Nil for a file that is new.
  private var lines: [String: [ClosedRange<Int>]?] = [:]

  init(since revision: String) throws(Failure) {
    guard !revision.hasPrefix("-") else {
      throw Failure("`--changed-since` takes a revision", "`--changed-since` 应为一个版本")
    }
    do throws(Failure) {
      _ = try Git.prefix(isQuiet: true)
    } catch {
      throw Failure(
        "`--changed-since` needs a Git repository around this folder",
        "`--changed-since` 需要此文件夹位于 Git 仓库中")
    }
    // Relative paths, as the arguments of a command have them.
    let diff = try Git.run([
      "diff", "--no-color", "--no-ext-diff", "--src-prefix=a/", "--dst-prefix=b/", "--relative",
      "-U0", revision, "--",
    ])
    var path: String?
    /// The lines of the open hunk that are left, which may look like a header.
    var rest = 0
    // By bytes: a line of a file may end with `\r\n`, which is one character.
    for bytes in diff.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      if rest > 0, line.hasPrefix("+") || line.hasPrefix("-") {
        rest -= 1
      } else if line.hasPrefix("+++ b/") {
        // A tab ends a name with spaces.
        let name = String(line.dropFirst(6).prefix { $0 != "\t" })
        path = name
        if lines[name] == nil { lines[name] = .some([]) }
      } else if line.hasPrefix("+++ ") {
        path = nil
      } else if line.hasPrefix("@@ ") {
        rest = Self.count("-", line) + Self.count("+", line)
        guard let path, let range = Self.range(line) else { continue }
        if let known = lines[path] { lines[path] = (known ?? []) + [range] }
      }
    }
    for name in try Git.run(["ls-files", "-z", "--others", "--exclude-standard"])
      .split(separator: "\0")
    {
      lines[String(name)] = .some(nil)
    }
  }

  /// How many lines a hunk `@@ -3 +4,2 @@` takes away, or adds.
  private static func count(_ sign: Character, _ line: Substring) -> Int {
    guard let part = line.split(separator: " ").first(where: { $0.first == sign }) else { return 0 }
    let numbers = part.dropFirst().split(separator: ",")
    return numbers.count > 1 ? Int(numbers[1]) ?? 0 : 1
  }

  /// The new lines of `@@ -3 +4,2 @@`; nil when lines only went.
  private static func range(_ line: Substring) -> ClosedRange<Int>? {
    guard let part = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) else {
      return nil
    }
    let numbers = part.dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let start = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count > 0 ? start...(start + count - 1) : nil
  }

  /// Whether a place is on a changed line of its file.
  func contain(_ location: Location, _ source: SourceText) -> Bool {
    let path = source.path.hasPrefix("/") ? Files.relative(source.path, to: ".") : source.path
    guard let known = lines[path] else { return false }
    guard let ranges = known else { return true }
    let table = source.lineTable()
    let line = table.position(at: location.range.lowerBound).line + 1
    return ranges.contains { $0.contains(line) }
  }
}
