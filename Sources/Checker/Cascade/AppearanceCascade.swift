import CtlCatalogue
import CtlDiagnostics

/// The properties that appearance proxies set for the elements of each kind, the strongest first.
///
/// An appearance applies to the file that has it and to the files that import that file directly; a public
/// one also to the files that import its module. Where two set the same property, a screen's wins over its
/// file's, a file's own over imported ones, those of files over those of modules, and a later import over
/// an earlier one.
public struct AppearanceCascade: Sendable {
  /// A property of an appearance, with the program that it is written in.
  public struct Entry: Sendable {
    public let program: Program
    public let entry: PropertyEntry
  }

  /// By the raw value of the kind; empty when no appearance applies.
  private var entries: [[Entry]] = []
  private var names: [PropertyFilter] = []

  /// The appearances that apply to a screen; without one, to the components of the file.
  public init(_ program: Program, screen: Int? = nil) {
    if let screen = screen.flatMap({ program.screen($0) }) {
      add(screen.scope.appearances, of: program)
    }
    for source in Self.sources(of: program) { add(source.appearances, of: source.program) }
  }

  /// What a file has by itself or from one that it imports.
  public struct Source {
    public let program: Program
    public let appearances: [Int]
    /// Whether the file is of another module.
    public var isElsewhere = false
  }

  /// A file and the files that it imports, in the order of their strength.
  public static func sources(of program: Program) -> [Source] {
    let own = [program] + program.imports.reversed().compactMap { program.imported[$0] }
    return own.map { Source(program: $0, appearances: $0.fileAppearances) } + modules(of: program)
  }

  private static func modules(of program: Program) -> [Source] {
    var seen: Set<FileID> = []
    return program.moduleImports.reversed().flatMap { $0.files.reversed() }.compactMap { file in
      guard seen.insert(file).inserted, let source = program.imported[file] else { return nil }
      let appearances = source.fileAppearances.filter { source.appearances[$0].isPublic }
      return appearances.isEmpty
        ? nil : Source(program: source, appearances: appearances, isElsewhere: true)
    }
  }

  private mutating func add(_ appearances: some Sequence<Int>, of program: Program) {
    for index in appearances {
      let appearance = program.appearances[index]
      guard let kind = appearance.kind else { continue }
      if entries.isEmpty {
        entries = Array(repeating: [], count: KindName.allCases.count)
        names = Array(repeating: PropertyFilter(), count: KindName.allCases.count)
      }
      for entry in program.properties[appearance.properties] {
        entries[kind.rawValue].append(Entry(program: program, entry: entry))
        names[kind.rawValue].insert(entry.name)
      }
    }
  }

  /// The properties that they may set for a kind.
  public func names(of kind: KindName) -> PropertyFilter {
    names.isEmpty ? PropertyFilter() : names[kind.rawValue]
  }

  /// Everything that they set for a kind, the strongest first.
  public func entries(of kind: KindName) -> [Entry] {
    entries.isEmpty ? [] : entries[kind.rawValue]
  }

  /// The entries for a property of a kind, the strongest first.
  public func entries(_ name: PropertyName, of kind: KindName) -> [Entry] {
    names(of: kind).mayContain(name) ? entries(of: kind).filter { $0.entry.name == name } : []
  }
}
