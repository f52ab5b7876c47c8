import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The appearance proxies that hold for a screen, nearest first: its own, those of its file, then
/// those of the files that it imports, of which a later one wins.
struct AppearanceTable {
  private var entries: [KindName: [(program: Program, entry: PropertyEntry)]] = [:]

  init(_ program: Program, screen: Int?) {
    if let screen { add(program, program.screens[screen].scope.appearances) }
    add(program, program.fileAppearances)
    var pending = Array(program.imports.reversed())
    var seen: Set<FileID> = [program.file]
    var next = 0
    while next < pending.count {
      let file = pending[next]
      next += 1
      guard seen.insert(file).inserted, let imported = program.program(of: file) else { continue }
      add(imported, imported.fileAppearances)
      pending += imported.imports.reversed()
    }
  }

  private mutating func add(_ program: Program, _ appearances: some Sequence<Int>) {
    for index in appearances {
      let appearance = program.appearances[index]
      guard let kind = appearance.kind else { continue }
      for entry in program.properties[appearance.properties] {
        entries[kind, default: []].append((program, entry))
      }
    }
  }

  /// The nearest entry for a property; one for the control state wins over one for `normal`.
  func entry(
    _ name: PropertyName, _ kind: KindName, _ state: ControlState
  ) -> (program: Program, entry: PropertyEntry)? {
    guard let list = entries[kind] else { return nil }
    var normal: (program: Program, entry: PropertyEntry)?
    for item in list where item.entry.name == name && item.entry.rightState == nil {
      if item.entry.state == state { return item }
      if item.entry.state == .normal, normal == nil { normal = item }
    }
    return normal
  }

  /// All entries for a kind, nearest first.
  func entries(of kind: KindName) -> [(program: Program, entry: PropertyEntry)] {
    entries[kind] ?? []
  }
}
