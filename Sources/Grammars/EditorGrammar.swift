/// What a tool needs to know the language: files of the folder `Grammar`.
///
/// A file is generated as a whole, or written by hand except for lists of words, which are between
/// lines that contain `BEGIN generated NAME` and `END generated`.
public struct EditorGrammar: Sendable {
  /// The tools, in words.
  public let title: String
  public let files: [File]

  public struct File: Sendable {
    /// Below `Grammar`.
    public let path: String
    let content: Content
  }

  enum Content: Sendable {
    case whole(@Sendable () -> String)
    /// The contents of the generated regions, by name: lines without indentation.
    case regions([String: @Sendable () -> [String]])
  }

  public static let all: [EditorGrammar] = [
    .textMate, .vim, .emacs, .kakoune, .kate, .pygments, .treeSitter,
  ]
}

extension EditorGrammar.File {
  static func whole(_ path: String, _ text: @escaping @Sendable () -> String) -> Self {
    Self(path: path, content: .whole(text))
  }

  static func regions(_ path: String, _ regions: [String: @Sendable () -> [String]]) -> Self {
    Self(path: path, content: .regions(regions))
  }

  /// Why a file with regions is not valid.
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  /// The file as it has to be. `current` is the file as it is, nil when there is none yet.
  public func updated(_ current: String?) throws(Problem) -> String {
    switch content {
    case .whole(let text): return text()
    case .regions(let regions):
      guard let current else { throw Problem(description: "\(path) is missing") }
      return try updated(current, regions)
    }
  }

  private func updated(
    _ current: String, _ regions: [String: @Sendable () -> [String]]
  ) throws(Problem) -> String {
    var lines: [Substring] = []
    var missing = Set(regions.keys)
    var isInside = false
    for line in current.split(separator: "\n", omittingEmptySubsequences: false) {
      if isInside {
        guard line.contains("END generated") else { continue }
        isInside = false
      }
      lines.append(line)
      guard let name = File.region(beginningAt: line) else { continue }
      guard let region = regions[name], missing.remove(name) != nil else {
        throw Problem(description: "\(path) has an unknown region `\(name)`")
      }
      let indentation = line.prefix { $0 == " " }
      for text in region() { lines.append(text.isEmpty ? "" : indentation + text) }
      isInside = true
    }
    if isInside { throw Problem(description: "a region of \(path) has no end") }
    if let name = missing.min() { throw Problem(description: "\(path) lacks the region `\(name)`") }
    return lines.joined(separator: "\n")
  }

  private typealias File = EditorGrammar.File

  /// `… BEGIN generated NAME …`
  private static func region(beginningAt line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let begin = words.firstIndex(of: "BEGIN"), begin + 2 < words.count,
      words[begin + 1] == "generated"
    else { return nil }
    return String(words[begin + 2])
  }
}

/// Words in lines of at most a width, separated by a separator.
func wrapped(_ words: [String], separator: String = " ", width: Int = 90) -> [String] {
  var lines: [String] = []
  var line = ""
  for (index, word) in words.enumerated() {
    let text = index + 1 < words.count ? word + separator : word
    if !line.isEmpty, line.count + text.count > width {
      while line.last == " " { line.removeLast() }
      lines.append(line)
      line = ""
    }
    line += text
  }
  while line.last == " " { line.removeLast() }
  return line.isEmpty ? lines : lines + [line]
}

/// A regular expression that matches one of some words or signs; longer ones first.
func alternatives(_ words: [String]) -> String {
  words.sorted { ($1.count, $0) < ($0.count, $1) }
    .map { $0.map { "\\^$.|?*+()[]{}/".contains($0) ? "\\\($0)" : String($0) }.joined() }
    .joined(separator: "|")
}
