/// A pattern of paths, as `ctl.json` has them: `*` is any part of a name, `?` one character, `**` any
/// number of folders. A pattern without a slash is for a name in any folder.
public struct Glob: Sendable {
  private let parts: [[Character]]

  public init(_ pattern: String) {
    var pattern = pattern.hasSuffix("/") ? pattern + "**" : pattern
    let isAnywhere = !pattern.contains("/")
    if pattern.hasPrefix("./") { pattern = String(pattern.dropFirst(2)) }
    let written = pattern.split(separator: "/").map { Array($0) }
    parts = isAnywhere ? [Array("**")] + written : written
  }

  /// Whether a path that is relative to the folder of the pattern fits, or a folder around it.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    // The patterns that the names so far fit; each name moves them on, so time is the product.
    var reached = [Bool](repeating: false, count: parts.count + 1)
    reached[0] = true
    skipFolders(&reached)
    for name in names {
      var next = [Bool](repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() where reached[index] {
        if part == Array("**") {
          next[index] = true
        } else if Self.fits(name, part) {
          next[index + 1] = true
        }
      }
      skipFolders(&next)
      if next[parts.count] { return true }
      reached = next
    }
    return false
  }

  /// `**` stands for no folder too.
  private func skipFolders(_ reached: inout [Bool]) {
    for (index, part) in parts.enumerated() where reached[index] && part == Array("**") {
      reached[index + 1] = true
    }
  }

  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (place, index) = (0, 0)
    var star: (place: Int, index: Int)?
    while place < name.count {
      if index < pattern.count, pattern[index] == "?" || pattern[index] == name[place] {
        (place, index) = (place + 1, index + 1)
      } else if index < pattern.count, pattern[index] == "*" {
        star = (place, index)
        index += 1
      } else if let last = star {
        star = (last.place + 1, last.index)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    while index < pattern.count, pattern[index] == "*" { index += 1 }
    return index == pattern.count
  }
}

extension Project {
  /// Whether the patterns of `exclude` leave a file out.
  public func excludes(_ path: String, _ patterns: [String]) -> Bool {
    guard !patterns.isEmpty else { return false }
    let prefix = root == "." ? "" : root == "/" ? "/" : root + "/"
    guard path.hasPrefix(prefix) else { return false }
    let relative = String(path.dropFirst(prefix.count))
    return patterns.contains { Glob($0).matches(relative) }
  }
}
