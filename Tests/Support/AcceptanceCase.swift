/// A small whole file that shows when a rule reports, and when it does not.
///
/// `Tests/Corpus/Acceptance` holds them. Each begins with `--- bad CODE: about`, or `good`; the lines
/// `settings: JSON` and `fix: any` (or `none`) may follow, then the file. After a bad one `--- fixed`
/// may show what its first fix makes of it.
public struct AcceptanceCase: CustomStringConvertible, Sendable {
  public var isBad: Bool
  public var code: String
  public var about: String
  /// The JSON of the settings; nil for those that apply without a file.
  public var settingsText: String?
  /// Whether a fix must be offered, or must not; nil leaves it open.
  public var isFixed: Bool?
  public var source = ""
  public var fixed: String?
  public var description: String { "\(isBad ? "bad" : "good") \(code): \(about)" }

  public static let all: [AcceptanceCase] = ProjectFiles.list("Tests/Corpus/Acceptance", ".txt")
    .flatMap { path in (try? ProjectFiles.text(path)).map(read) ?? [] }

  private static func read(_ text: String) -> [AcceptanceCase] {
    var cases: [AcceptanceCase] = []
    for block in ("\n" + text).split(separator: "\n--- ", omittingEmptySubsequences: true) {
      var lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let head = lines.removeFirst().split(separator: " ", maxSplits: 2)
      func source() -> String {
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
      }
      if head.first == "fixed", !cases.isEmpty {
        cases[cases.count - 1].fixed = source()
        continue
      }
      guard head.count >= 2 else { continue }
      var item = AcceptanceCase(
        isBad: head[0] == "bad", code: String(head[1].filter { $0 != ":" }),
        about: head.count > 2 ? String(head[2]) : "as the table has it")
      while let line = lines.first {
        if line.hasPrefix("settings: ") {
          item.settingsText = String(line.dropFirst(10))
        } else if line.hasPrefix("fix: ") {
          item.isFixed = line != "fix: none"
        } else {
          break
        }
        lines.removeFirst()
      }
      item.source = source()
      cases.append(item)
    }
    return cases
  }
}
