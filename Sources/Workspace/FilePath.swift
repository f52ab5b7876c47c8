/// Paths as text, with `/` between their parts: what imports need, without a file system.
public enum FilePath {
  /// The folder of a file; `.` for a bare name.
  public static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of a name in a normalized folder.
  public static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
  }

  /// Without `.` and with `..` resolved as far as it goes.
  public static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if !isAbsolute {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The file that an import names, or nil when it leaves the root.
  public static func resolve(_ path: String, from file: String, root: String) -> String? {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0"), !path.contains("\\") else {
      return nil
    }
    let result = normalized(folder(file) + "/" + path)
    return isInside(result, normalized(root)) ? result : nil
  }

  /// Whether a normalized path lies in a normalized folder.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    if folder == "/" { return path.hasPrefix("/") }
    let ups = folder.split(separator: "/")
    if ups.allSatisfy({ $0 == ".." }), !folder.hasPrefix("/") {
      // An ancestor of the current folder: a path is inside unless it climbs higher.
      return !path.hasPrefix("/")
        && path.split(separator: "/").prefix { $0 == ".." }.count <= ups.count
    }
    return path.hasPrefix(folder + "/")
  }
}
