import CtlCatalogue
import CtlChecker

/// What appearance proxies set for the elements of each kind, the strongest first: of the screen,
/// of the file, of the files that it imports.
struct Appearances {
  struct Entry {
    let program: Program
    let entry: PropertyEntry
  }

  private var entries: [[Entry]] = []
  private var names = [NameFilter](repeating: NameFilter(), count: KindName.allCases.count)

  /// Those of a file and its imports.
  init(_ program: Program) {
    add(program.fileAppearances, program)
    for file in program.imports {
      if let other = program.imported[file] { add(other.fileAppearances, other) }
    }
  }

  /// With those of a screen before the others.
  func preceded(by indexes: some Collection<Int>, of program: Program) -> Appearances {
    var result = self
    result.entries = []
    result.add(Array(indexes), program)
    guard !entries.isEmpty, !result.entries.isEmpty else {
      return result.entries.isEmpty ? self : result
    }
    for kind in entries.indices { result.entries[kind] += entries[kind] }
    return result
  }

  private mutating func add(_ indexes: [Int], _ program: Program) {
    for index in indexes.reversed() {
      let appearance = program.appearances[index]
      guard let kind = appearance.kind else { continue }
      if entries.isEmpty { entries = Array(repeating: [], count: KindName.allCases.count) }
      // The last of two equal settings wins, as it does in code.
      for entry in program.properties[appearance.properties].reversed() {
        entries[Int(kind.rawValue)].append(Entry(program: program, entry: entry))
        names[Int(kind.rawValue)].insert(entry.name)
      }
    }
  }

  /// What they set for a kind.
  func names(of kind: KindName) -> NameFilter { names[Int(kind.rawValue)] }

  /// What sets a property of a kind, the strongest first.
  func entries(_ name: PropertyName, of kind: KindName) -> [Entry] {
    guard names[Int(kind.rawValue)].mayContain(name) else { return [] }
    return entries[Int(kind.rawValue)].filter { $0.entry.name == name }
  }
}
