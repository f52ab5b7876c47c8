import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension Control {
  /// Puts another kind in the place of this one and deletes what the new kind does not have. Nil
  /// when something else in the file may depend on what would be lost.
  func convert(to kind: KindName, _ safety: Safety = .suggestion) -> Fix? {
    guard frame < 0, element.size == 1 else { return nil }
    let new = Kind.named(kind)
    var nodes: [Int] = []
    for index in element.properties where !fits(program.properties[index], new) {
      nodes.append(Int(program.properties[index].node))
    }
    for handler in handlers where handler.event.map({ !new.events.events.contains($0) }) ?? true {
      nodes.append(Int(handler.node))
    }
    if !nodes.isEmpty, isReferenced { return nil }
    var fix = changeKind(to: kind, safety)
    for range in merged(nodes.map { memberRange($0) }) {
      fix.edits.append(Edit(Location(program.file, range), ""))
    }
    fix.edits.sort { $0.location < $1.location }
    return fix
  }

  /// Deletes several properties at once.
  func delete(_ properties: [Written], title: Phrase, _ safety: Safety) -> Fix {
    Fix(
      title, safety,
      merged(properties.map { memberRange(Int($0.entry.node)) }).map {
        Edit(Location(program.file, $0), "")
      })
  }

  private func fits(_ entry: PropertyEntry, _ new: Kind) -> Bool {
    if entry.group == .accessibility { return true }
    let old = Kind.named(kind).property(named: entry.name)
    guard let property = new.property(named: entry.name), property.access == .settable,
      property.type == old?.type, property.keying == old?.keying
    else { return false }
    switch entry.form {
    case .property: return true
    case .binding: return property.isBindable
    case .primaryText: return new.primaryText == entry.name
    }
  }

  /// Ranges without overlaps, in order.
  private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
