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
    if isNormal(path) { return path }
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
    // `joined` looks up how a part is a text at every start.
    var result = isAbsolute ? "/" : ""
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append("/") }
      result.append(contentsOf: part)
    }
    return result.isEmpty ? "." : result
  }

  /// Whether no part of a path is empty, `.` or `..`, as in nearly every one.
  private static func isNormal(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var start = bytes.first == UInt8(ascii: "/") ? 1 : 0
      for end in start...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
        let part = bytes[start..<end]
        if part.count < 3, part.allSatisfy({ $0 == UInt8(ascii: ".") }) { return false }
        start = end + 1
      }
      return true
    }
  }

  /// The file that an import names, or nil when it leaves the root.
  public static func resolve(_ path: String, from file: String, root: String) -> String? {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0"), !path.contains("\\") else {
      return nil
    }
    let result = normalized(folder(file) + "/" + path)
    return isInside(result, normalized(root)) ? result : nil
  }

  /// The innermost folder that holds a file and what it imports; nil for a path that is not relative.
  static func commonFolder(of path: String, and file: String) -> String? {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains("\0"), !path.contains("\\") else {
      return nil
    }
    let own = folder(file)
    let other = folder(normalized(own + "/" + path))
    let (first, second) = (own == "." ? "" : own, other == "." ? "" : other)
    let parts = (first.split(separator: "/"), second.split(separator: "/"))
    let ups = (parts.0.prefix { $0 == ".." }.count, parts.1.prefix { $0 == ".." }.count)
    if ups.0 != ups.1 {
      return [String](repeating: "..", count: max(ups.0, ups.1)).joined(separator: "/")
    }
    let shared = zip(parts.0, parts.1).prefix { $0 == $1 }.map { String($0.0) }
    let joined = shared.joined(separator: "/")
    return own.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Whether a normalized path lies in a normalized folder.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    if folder == "/" { return path.hasPrefix("/") }
    if let first = folder.utf8.first, first != UInt8(ascii: ".") {
      return path.utf8.starts(with: folder.utf8)
        && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }
    let ups = folder.split(separator: "/")
    if ups.allSatisfy({ $0 == ".." }), !folder.hasPrefix("/") {
      // An ancestor of the current folder: a path is inside unless it climbs higher.
      return !path.hasPrefix("/")
        && path.split(separator: "/").prefix { $0 == ".." }.count <= ups.count
    }
    return path.hasPrefix(folder + "/")
  }

  /// A normalized path as an import in another file spells it; nil when only one of them is
  /// absolute.
  public static func relative(_ path: String, from file: String) -> String? {
    guard path.hasPrefix("/") == file.hasPrefix("/") else { return nil }
    let target = path.split(separator: "/")
    let base = file.split(separator: "/").dropLast()
    var shared = 0
    while shared < base.count, shared < target.count - 1, base[shared] == target[shared] {
      shared += 1
    }
    let ups = base.count - shared
    guard !base.dropFirst(shared).contains("..") else { return nil }
    return (Array(repeating: "..", count: ups) + target.dropFirst(shared).map(String.init))
      .joined(separator: "/")
  }
}
