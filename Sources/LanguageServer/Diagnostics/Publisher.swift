import CtlChecker
import CtlDiagnostics
import CtlText
import CtlWorkspace

/// What the client last received for each open document.
struct Publisher: Sendable {
  fileprivate(set) var entries: [String: Entry] = [:]
  /// Documents that the client has changed itself since the last time.
  private var edited: Set<String> = []
  /// Documents without a known home.
  fileprivate var newcomers: Set<String> = []
  /// Whether everything has to be sent again.
  fileprivate var needsRefresh = false
  /// The findings of each `ctl.json` that were shown.
  fileprivate var others: [String: [Finding]] = [:]
  /// The findings of closed files with errors that were shown.
  fileprivate var closed: [String: [Finding]] = [:]
  /// No client shows more of them.
  fileprivate static let closedLimit = 256

  struct Entry: Sendable {
    /// Where the document is checked; nil until it is known.
    var home: Home?
    var shown: Shown?
    /// What was sent for it, for the next time.
    var written = WrittenDiagnostics()
  }

  struct Home: Sendable {
    let project: Int
    let file: FileID
  }

  struct Shown: Sendable {
    let program: Program
    let version: Int
    let findings: [Finding]
  }

  mutating func markEdited(_ path: String) { edited.insert(path) }

  mutating func add(_ path: String) {
    entries[path] = Entry()
    newcomers.insert(path)
    edited.insert(path)
  }

  /// The projects have changed.
  mutating func displace() {
    newcomers = Set(entries.keys)
    needsRefresh = true
  }

  fileprivate mutating func takeEdited() -> Set<String> {
    defer { edited = [] }
    return edited
  }

  /// Messages have changed although no document has.
  mutating func forget() {
    for path in entries.keys {
      entries[path]?.shown = nil
      // The text is in another language.
      entries[path]?.written = WrittenDiagnostics()
    }
    others = [:]
    needsRefresh = true
  }

  mutating func remove(_ path: String) {
    entries[path] = nil
    newcomers.remove(path)
  }
}

extension Server {
  /// Checks what has changed and informs the client: publishes diagnostics, or tells a client that
  /// asks for them itself to ask again.
  mutating func flush() {
    guard phase == .running else { return }
    check()
    enroll()
    let edited = publisher.takeEdited()
    var stale: [(path: String, checked: Workspace.CheckedFile)] = []
    var isElsewhere = publisher.needsRefresh
    publisher.needsRefresh = false
    for (path, entry) in publisher.entries {
      guard let document = documents[path], let home = entry.home,
        let checked = projects[home.project].workspace.checked(home.file)
      else { continue }
      if let shown = entry.shown, shown.version == document.version,
        shown.program === checked.program, shown.findings == checked.findings
      {
        continue
      }
      if entry.shown != nil, !edited.contains(path) { isElsewhere = true }
      stale.append((path, checked))
      publisher.entries[path]?.shown = Publisher.Shown(
        program: checked.program, version: document.version, findings: checked.findings)
    }
    if !client.pullsDiagnostics {
      for item in stale.sorted(by: { $0.path < $1.path }) { publish(item.path, item.checked) }
      publishOthers()
      publishClosed()
    }
    if isElsewhere { refreshes.isDue = true }
    for item in stale {
      for uri in made.take(from: item.path) {
        ask("workspace/textDocumentContent/refresh") { $0.member("uri", uri) }
      }
    }
  }

  /// Finds the projects of documents that were opened since the last time.
  private mutating func enroll() {
    for path in publisher.newcomers where !isSettings(path) {
      let owner = project(of: path)
      publisher.entries[path]?.home = Publisher.Home(
        project: owner, file: projects[owner].workspace.id(of: path))
    }
    publisher.newcomers = []
  }

  private mutating func publish(_ path: String, _ checked: Workspace.CheckedFile) {
    guard let document = documents[path], let home = publisher.entries[path]?.home else { return }
    var diagnostics = DiagnosticWriter(currentSnapshot(), projects[home.project])
    var written = publisher.entries[path]?.written ?? WrittenDiagnostics()
    publisher.entries[path]?.written = WrittenDiagnostics()
    notify("textDocument/publishDiagnostics") { writer in
      writer.member("uri", document.uri.text)
      writer.member("version", document.version)
      writer.key("diagnostics")
      diagnostics.write(checked.findings, reusing: &written, to: &writer)
    }
    publisher.entries[path]?.written = written
  }

  /// The findings of closed files that an edit broke, and of those that another one mended.
  private mutating func publishClosed() {
    for index in projects.indices where !projects[index].rechecked.isEmpty {
      let paths = projects[index].rechecked.sorted()
      projects[index].rechecked = []
      for path in paths {
        if documents[path] != nil {
          publisher.closed[path] = nil
          continue
        }
        // A project around another one reads its files too, without its modules.
        if let owner = discovery.knownProject(of: path), owner != index { continue }
        let all = projects[index].findings(of: path) ?? []
        let findings = all.contains { $0.severity == .error } ? all : []
        guard findings != publisher.closed[path] ?? [],
          publisher.closed[path] != nil || publisher.closed.count < Publisher.closedLimit
        else { continue }
        publisher.closed[path] = findings.isEmpty ? nil : findings
        publish(findings, of: path, in: index)
      }
    }
  }

  /// The findings of a file that need not be open.
  private mutating func publish(_ findings: [Finding], of path: String, in index: Int) {
    let snapshot = currentSnapshot()
    var diagnostics = DiagnosticWriter(snapshot, projects[index])
    notify("textDocument/publishDiagnostics") { writer in
      writer.member("uri", snapshot.uri(ofPath: path))
      writer.key("diagnostics")
      diagnostics.write(findings, to: &writer)
    }
  }

  /// The mistakes in settings and catalogues, open or not.
  private mutating func publishOthers() {
    for index in projects.indices {
      let others = projects[index].others
      let mended = publisher.others.keys.filter { path in
        projects[index].owns(path) && !others.contains { $0.path == path }
      }
      for (path, findings) in others.map({ ($0.path, $0.findings) })
        + mended.sorted().map({ ($0, []) })
      {
        guard findings != publisher.others[path] ?? [] else { continue }
        publisher.others[path] = findings.isEmpty ? nil : findings
        publish(findings, of: path, in: index)
      }
    }
  }

  /// Withdraws the diagnostics of a closed document.
  mutating func unpublish(_ document: Document) {
    guard publisher.entries[document.uri.path] != nil else { return }
    publisher.remove(document.uri.path)
    guard !client.pullsDiagnostics else { return }
    notify("textDocument/publishDiagnostics") { writer in
      writer.member("uri", document.uri.text)
      writer.array("diagnostics") { _ in }
    }
  }
}
