import CtlCommandLine
import CtlDiagnostics
import CtlText
import CtlWorkspace

/// The findings that changes since a revision have touched or brought: of a changed line, with a
/// related place in one, and those that the project did not have at the revision.
struct NewFindings {
  private struct Key: Hashable {
    var file: String
    var line: Int
    var code, message: String
    var severity: Severity

    init(_ place: (name: String, line: Int), _ finding: Finding, _ severity: Severity) {
      (file, line) = place
      code = finding.code.id
      message = finding.message.text(.english)
      self.severity = severity
    }
  }

  private let changes: ChangedLines
  private var former = Tally<Key>()
  private var places: Places

  /// - Parameters:
  ///   - paths: the arguments of the command.
  ///   - check: checks paths on the disk of the revision.
  init(
    since revision: String, _ paths: [String], _ session: Session,
    check: ([String], FileSystem) throws(Failure) -> Session
  ) throws(Failure) {
    changes = try ChangedLines(since: revision)
    places = Places(session, changes.top)
    guard !changes.isEmpty, !session.findings.isEmpty else { return }
    var paths = paths.filter { $0 != "-" }
    for file in session.files.map(\.path) {
      let name = Git.name(of: file, in: changes.top)
      guard let old = changes.formerName(of: name), old != name else { continue }
      let path = "\(changes.top)/\(old)"
      paths.append(file.hasPrefix("/") ? path : Files.relative(path, to: "."))
    }
    let files = try FormerFiles(changes)
    defer { files.remove() }
    // What it could not read is new.
    let past = try check(paths, files.disk)
    var pastPlaces = Places(past, changes.top)
    for finding in past.findings {
      guard let place = pastPlaces.place(finding.location) else { continue }
      former.add(Key(place, finding, finding.severity))
    }
  }

  /// Whether it is one of them; each finding of the revision stands for one of today, which is not more severe.
  mutating func take(_ finding: Finding) -> Bool {
    if isOfChange(finding) { return true }
    guard !changes.isEmpty, let place = places.place(finding.location),
      let past = changes.formerPlace(of: place.name, line: place.line)
    else { return false }
    return !Severity.allCases.sorted().contains {
      $0 >= finding.severity && former.take(Key(past, finding, $0))
    }
  }

  private mutating func isOfChange(_ finding: Finding) -> Bool {
    ([finding.location] + finding.related.map(\.location)).contains { location in
      guard let place = places.place(location) else { return false }
      return place.name.hasSuffix(Inputs.standardInput)
        || changes.formerPlace(of: place.name, line: place.line) == nil
    }
  }
}

/// Places as Git counts them: names from the top of the repository, and lines that end at line feeds.
private struct Places {
  private let session: Session
  private let top: String
  private var files: [FileID: (name: String, ends: [Int])] = [:]

  init(_ session: Session, _ top: String) {
    self.session = session
    self.top = top
  }

  mutating func place(_ location: Location) -> (name: String, line: Int)? {
    if files[location.file] == nil, let source = session.source(location.file) {
      files[location.file] = (
        Git.name(of: source.path, in: top), source.bytes.indices.filter { source.bytes[$0] == 0x0A }
      )
    }
    guard let (name, ends) = files[location.file] else { return nil }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < location.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return (name, low + 1)
  }
}
