import CtlDiagnostics

extension Program {
  /// Whether files of other modules may name a declaration at the top of this file; a case and a field of an
  /// enum and a field of a record go with their type.
  public func isPublic(_ symbol: Symbol) -> Bool {
    let index = Int(symbol.index)
    func owner(_ kind: Symbol.Kind, _ position: Int?) -> Bool {
      position.map { tables.publicSymbols.contains(Symbol(kind, tables.file, $0)) } ?? false
    }
    guard !tables.publicSymbols.isEmpty else { return false }
    return switch symbol.kind {
    case .enumCase:
      owner(.enumeration, tables.enumerations.firstIndex { $0.cases.contains(index) })
    case .field:
      owner(.record, tables.records.firstIndex { $0.members.contains(index) })
        || owner(.enumeration, tables.enumerations.firstIndex { $0.fields.contains(index) })
    default: tables.publicSymbols.contains(symbol)
    }
  }

  /// The names that files of other modules can see.
  public var publicExports: [(name: String, symbol: Symbol)] {
    tables.publicSymbols.isEmpty ? [] : exports.filter { isPublic($0.symbol) }
  }

  /// What the file declares and what it sees of others; where two have one name, the first counts.
  public var visibleExports: [(name: String, symbol: Symbol)] {
    exports
      + tables.imports.flatMap { file in
        (tables.imported[file]?.exports ?? []).filter {
          !tables.circleImports.contains(file) || Circle.shows($0.symbol.kind)
        }
      }
      + moduleFiles.flatMap { tables.imported[$0]?.publicExports ?? [] }
  }

  /// The files of the modules that it imports.
  public var moduleFiles: [FileID] { tables.moduleImports.flatMap(\.files) }
}

extension ProgramTables {
  /// Whether a file belongs to another module.
  public func isElsewhere(_ other: FileID) -> Bool {
    other != file && imported[other].map { $0.module != module } ?? false
  }
}
