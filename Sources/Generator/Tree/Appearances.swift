import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The appearances that hold in a screen or component: those of the files that it sees, of its own
/// file, of the screen itself; later ones win.
struct Appearances {
  /// A property of an appearance, in the place where it was written.
  struct Entry {
    let scope: Scope
    let entry: PropertyEntry
  }

  private var entries: [KindName: [Entry]] = [:]
  /// Whether kinds may have appearances that are not known here: a component is used by screens.
  let isOpen: Bool

  init(_ scope: Scope) {
    isOpen = scope.isComponent
    for program in Appearances.files(of: scope.program) {
      let files = FileTable(program, scope.options)
      add(program.fileAppearances.map { program.appearances[$0] }, Scope(files))
    }
    if case .screen(let index) = scope.owner {
      add(Array(scope.program.appearances[scope.program.screens[index].scope.appearances]), scope)
    }
  }

  private mutating func add(_ appearances: [CtlChecker.Appearance], _ scope: Scope) {
    for appearance in appearances {
      guard let kind = appearance.kind else { continue }
      entries[kind, default: []] += scope.program.properties[appearance.properties].map {
        Entry(scope: scope, entry: $0)
      }
    }
  }

  func entries(of kind: KindName) -> [Entry] { entries[kind] ?? [] }

  /// Whether a control may start out different from the defaults of its kind.
  func styles(_ kind: KindName) -> Bool { isOpen || entries[kind]?.isEmpty == false }

  /// A file and what it imports, imported ones first.
  static func files(of program: Program) -> [Program] {
    var result: [Program] = []
    var seen: Set<FileID> = []
    func visit(_ program: Program, _ depth: Int) {
      guard depth < 256, seen.insert(program.file).inserted else { return }
      for file in program.imports {
        if let imported = program.imported[file] { visit(imported, depth + 1) }
      }
      result.append(program)
    }
    visit(program, 0)
    return result
  }
}
