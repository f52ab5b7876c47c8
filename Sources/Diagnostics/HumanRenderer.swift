import CtlText

/// Findings for people at a terminal: the headline, the lines of the source with the places marked,
/// notes and fixes.
///
/// ```
/// error[type/mismatch]: `value` of `slider` takes a number, found text
///  --> Volume.ctl:3:10
///   |
/// 1 | state name: Text = "Ann"
///   |       ---- `name` is declared as text here
/// 3 |   value: name
///   |          ^^^^ text
///   = fix: bind a number (suggestion)
/// ```
///
/// Lines and columns count from 1, columns in bytes, as in the other reports; the marks are placed
/// by display width. Nothing that comes from a file can act on the terminal. The cost of a finding
/// depends on its own size, not on that of its file.
public struct HumanRenderer: Sendable {
  /// A finding marks at most this many related places; the others become notes.
  static let markedPlaces = 12

  public let language: Language
  public let color: Bool
  /// Columns of the terminal: wider source lines are cut around the place.
  public let width: Int

  public init(language: Language = .english, color: Bool = false, width: Int = 100) {
    self.language = language
    self.color = color
    self.width = width
  }

  /// The findings in the given order, each followed by an empty line. UTF-8.
  public func render(_ findings: [Finding], sources: some SourceMap) -> [UInt8] {
    var output = TerminalOutput(color: color)
    var cache = SourceCache(sources)
    for finding in findings {
      render(finding, &cache, into: &output)
      output.newline()
    }
    return output.bytes
  }

  /// One line of counts, without a line end: `2 errors, 1 warning, 3 advice in 4 files`.
  ///
  /// - Parameter files: how many files were checked; nil counts those that have findings.
  public func summary(_ findings: [Finding], files: Int? = nil) -> String {
    var counts: [Severity: Int] = [:]
    for finding in findings { counts[finding.severity, default: 0] += 1 }
    return Words(language: language).summary(
      errors: counts[.error] ?? 0, warnings: counts[.warning] ?? 0, advice: counts[.advice] ?? 0,
      files: files ?? Set(findings.map(\.location.file)).count)
  }

  private func render(
    _ finding: Finding, _ cache: inout SourceCache, into output: inout TerminalOutput
  ) {
    let words = Words(language: language)
    let style = TerminalOutput.Style(finding.severity)
    output.styled(style) { output in
      output.write(words.severity(finding.severity))
      output.write("[")
      output.write(finding.code.id)
      output.write("]")
    }
    output.styled(.bold) { output in
      output.write(words.colon)
      output.write(line(finding.message))
    }
    output.newline()

    let (excerpts, unmarked) = excerpts(finding, &cache)
    let gutter = excerpts.reduce(1) { max($0, $1.numberWidth) }
    for (index, excerpt) in excerpts.enumerated() {
      output.spaces(gutter)
      output.write(index == 0 ? "--> " : "::: ", .place)
      let position = excerpt.source.position(excerpt.place)
      output.write(excerpt.source.path.neutralised())
      output.write(":")
      output.write(String(position.line))
      output.write(":")
      output.write(String(position.column))
      output.newline()
      output.spaces(gutter + 1)
      output.write("|", .place)
      output.newline()
      excerpt.draw(
        into: &output, gutter: gutter, width: max(width - gutter - 3, 20), style: style)
    }

    for note in unmarked + finding.notes.map({ $0.text(language) }) {
      remark(words.note, note, suffix: "", gutter, words, into: &output)
    }
    for fix in finding.fixes {
      remark(
        words.fix, fix.title.text(language), suffix: words.safety(fix.safety), gutter, words,
        into: &output)
    }
  }

  /// The file of the finding first, then the files of its related places in order; and the related
  /// places that cannot be marked, as texts.
  private func excerpts(
    _ finding: Finding, _ cache: inout SourceCache
  ) -> ([SourceExcerpt], unmarked: [String]) {
    var labels: [(file: FileID, labels: [SourceExcerpt.Label])] = []
    var unmarked: [String] = []
    func add(_ location: Location, _ phrase: Phrase?, isPrimary: Bool) {
      let label = SourceExcerpt.Label(
        range: location.range, isPrimary: isPrimary, text: phrase.map(line))
      if let index = labels.firstIndex(where: { $0.file == location.file }) {
        labels[index].labels.append(label)
      } else {
        labels.append((location.file, [label]))
      }
    }
    if cache[finding.location.file] != nil {
      add(finding.location, finding.label, isPrimary: true)
    } else if let label = finding.label {
      unmarked.append(label.text(language))
    }
    for (index, related) in finding.related.enumerated() {
      let source = cache[related.location.file]
      if let source, index >= Self.markedPlaces {
        let place = place(source, related.location.range.lowerBound)
        unmarked.append("\(place): \(related.message.text(language))")
      } else if source != nil {
        add(related.location, related.message, isPrimary: false)
      } else {
        unmarked.append(related.message.text(language))
      }
    }
    var excerpts: [SourceExcerpt] = []
    for (file, labels) in labels {
      if let source = cache[file] { excerpts.append(SourceExcerpt(source, labels)) }
    }
    return (excerpts, unmarked)
  }

  /// `= note: …`, its further lines below its first.
  private func remark(
    _ title: String, _ text: String, suffix: String, _ gutter: Int, _ words: Words,
    into output: inout TerminalOutput
  ) {
    output.spaces(gutter + 1)
    output.write("= ", .place)
    output.styled(.bold) { output in
      output.write(title)
      output.write(words.colon)
    }
    let safe = text.neutralised(keepingNewlines: true)
    if !safe.hasNewline {
      output.write(safe)
    } else {
      let lines = safe.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 {
          output.newline()
          output.spaces(gutter + 3 + (title + words.colon).displayWidth)
        }
        output.write(String(line))
      }
    }
    output.write(suffix)
    output.newline()
  }

  private func line(_ phrase: Phrase) -> String { phrase.text(language).neutralised() }

  private func place(_ source: IndexedSource, _ offset: Int) -> String {
    let position = source.position(offset)
    return "\(source.path.neutralised()):\(position.line):\(position.column)"
  }
}

extension String {
  fileprivate var hasNewline: Bool {
    var text = self
    return text.withUTF8 { $0.contains(UInt8(ascii: "\n")) }
  }
}
