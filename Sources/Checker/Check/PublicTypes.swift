import CtlDiagnostics
import CtlSyntax

/// Types in what is public: who may name a declaration must be able to name them.
extension Checker {
  mutating func checkPublicTypes() {
    if tables.publicSymbols.isEmpty { return }
    for symbol in tables.publicSymbols.sorted(by: {
      ($0.kind.rawValue, $0.index) < ($1.kind.rawValue, $1.index)
    }) {
      for (type, origin) in types(in: symbol) {
        checkPublic(type.innermost, of: symbol, at: origin)
      }
    }
  }

  private func types(in symbol: Symbol) -> [(Type, OriginID)] {
    let index = Int(symbol.index)
    switch symbol.kind {
    case .constant: return [(tables.constants[index].type, tables.constants[index].origin)]
    case .component:
      return tables.parameters[tables.components[index].parameters].map { ($0.type, $0.origin) }
    case .record: return tables.fields[tables.records[index].members].map { ($0.type, $0.origin) }
    case .enumeration:
      return tables.fields[tables.enumerations[index].fields].map { ($0.type, $0.origin) }
    case .screen:
      let screen = tables.screens[index]
      return tables.variables[tables.parameters(of: screen)].map { ($0.type, $0.origin) }
        + (screen.result.map { [($0, screen.origin)] } ?? [])
    default: return []
    }
  }

  private mutating func checkPublic(_ type: Type, of symbol: Symbol, at origin: OriginID) {
    guard type.base == .enumeration || type.base == .record else { return }
    let used = Symbol(
      type.base == .record ? .record : .enumeration, type.file, Int(type.index))
    let isPublic =
      type.file == file
      ? tables.publicSymbols.contains(used)
      : tables.isElsewhere(type.file) || tables.imported[type.file]?.isPublic(used) ?? true
    if isPublic { return }
    report(
      Finding(
        LanguageCode.hiddenType, at: location(origin, .name),
        ["name": .text(exportedName(symbol)), "type": .text(declaredName(type))],
        related: declaration(of: used).map {
          [Finding.Related($0, Message("write `public` before it", "请在它前面写 `public`")())]
        } ?? [], fixes: publicFix(used)))
  }

  private func exportedName(_ symbol: Symbol) -> String {
    let index = Int(symbol.index)
    switch symbol.kind {
    case .constant: return text(tables.constants[index].name)
    case .component: return tables.components[index].name.map(text) ?? ""
    case .record: return text(tables.records[index].name)
    case .enumeration: return text(tables.enumerations[index].name)
    default: return text(tables.screens[index].name)
    }
  }

  private func publicFix(_ symbol: Symbol) -> [Fix] {
    guard symbol.file == file else { return [] }
    let place = tree.tokenRange(wordToken(tree, tables.origin(of: symbol).node)).lowerBound
    return [
      Fix(
        Message("make it public", "设为公开")(), .suggestion,
        [Edit(Location(file, place..<place), "public ")])
    ]
  }
}
