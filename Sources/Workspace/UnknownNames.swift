import CtlChecker
import CtlDiagnostics

/// A declaration of a known file whose name some file does not know.
struct DeclaredName {
  let name: String
  let symbol: Symbol
  let isPublic: Bool
}

extension Workspace {
  /// The declarations of the known files with some names.
  func declarations(of names: Set<String>) -> [DeclaredName] {
    files.lazy.filter { !$0.isDocument }.compactMap(\.program).flatMap { program in
      program.exports.filter { names.contains($0.name) }.map {
        DeclaredName(name: $0.name, symbol: $0.symbol, isPublic: program.isPublic($0.symbol))
      }
    }
  }

  /// Those of names that a file uses and does not see, as it imports them; in the order of paths.
  func declarations(
    for index: Int, _ names: Set<String>, among declared: [DeclaredName]
  ) -> [OtherDeclaration] {
    let own = files[index]
    guard let program = own.program else { return [] }
    let seen = program.imports + program.moduleFiles + [FileID(index)]
    var result: [OtherDeclaration] = []
    for found in declared where names.contains(found.name) && !seen.contains(found.symbol.file) {
      let other = files[Int(found.symbol.file.rawValue)]
      let isOfModule = other.module != own.module
      guard found.isPublic || !isOfModule, let path = importPath(of: other, from: index) else {
        continue
      }
      result.append(
        OtherDeclaration(
          name: found.name, symbol: found.symbol,
          place: other.program?.declaration(of: found.symbol), path: path, isOfModule: isOfModule,
          isCycle: (isOfModule || !Circle.shows(found.symbol.kind))
            && leads(from: Int(found.symbol.file.rawValue), to: index)))
    }
    return result.sorted { $0.path < $1.path }
  }

  /// How a file imports another one: by its path, or by its module; nil when it cannot.
  private func importPath(of other: File, from index: Int) -> String? {
    let own = files[index]
    guard other.module == own.module else {
      guard let module = other.module.flatMap({ modules[$0] }) else { return nil }
      let settings = own.module.flatMap { modules[$0]?.settings } ?? settings
      return settings.sees(module.settings) ? module.name : nil
    }
    guard let path = FilePath.relative(other.path, from: own.path),
      FilePath.resolve(path, from: own.path, root: root(of: FileID(index))) != nil
    else { return nil }
    return path
  }

  /// Whether a file imports another one, directly or through others.
  private func leads(from start: Int, to end: Int) -> Bool {
    var seen: Set<FileID> = [FileID(start)]
    var pending = [FileID(start)]
    while let next = pending.popLast() {
      for target in files[Int(next.rawValue)].imports.flatMap(\.targets) {
        if target == FileID(end) { return true }
        if seen.insert(target).inserted { pending.append(target) }
      }
    }
    return false
  }
}
