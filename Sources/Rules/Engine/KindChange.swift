import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension Control {
  /// Makes another kind of the element. Properties keep their values under the new names; those that
  /// the other kind lacks, those in `dropping`, and handlers of events that it never sends go.
  /// `setting` is a property with the value that it has in the end.
  func changeKind(
    to kind: KindName, renaming: [PropertyName: PropertyName], dropping: Set<PropertyName> = [],
    setting: (name: PropertyName, value: String)? = nil, _ safety: Safety = .suggestion
  ) -> Fix {
    let tree = program.tree
    let other = Kind.named(kind)
    var edits = [Edit(location(.kind), kind.name)]
    var deletions: [Range<Int>] = []
    if let setting {
      let text = "\(setting.name.name): \(setting.value)"
      edits.append(written(setting.name).map { Edit($0.location, text) } ?? addition(text))
    }
    for written in allWritten where written.entry.group == .own && written.name != setting?.name {
      let node = written.entry.origin.node
      let name = renaming[written.name] ?? written.name
      let isKnown = other.property(named: name).map { !$0.isMisplaced } ?? false
      if dropping.contains(written.name) || !isKnown {
        deletions.append(memberRange(node))
      } else if name != written.name {
        edits.append(Edit(tree.location(ofToken: wordToken(tree, node)), name.name))
      }
    }
    for handler in handlers {
      if let event = handler.event, other.events.events.contains(event) { continue }
      deletions.append(memberRange(handler.origin.node))
    }
    edits += deleting(deletions)
    return Fix(
      Message("change it to `{kind}`", "改为 `{kind}`")(["kind": .text(kind.name)]), safety,
      edits.sorted { $0.location < $1.location })
  }

  /// Makes another kind of the element and deletes what the new kind does not have. Nil when
  /// something else in the file may depend on what would be lost.
  func convert(to kind: KindName, _ safety: Safety = .suggestion) -> Fix? {
    guard frame < 0, element.size == 1 else { return nil }
    let other = Kind.named(kind)
    let lost = allWritten.filter { !fits($0.entry, other) }
    let losesEvents = handlers.contains {
      $0.event.map { !other.events.events.contains($0) } ?? true
    }
    if !lost.isEmpty || losesEvents, isReferenced { return nil }
    return changeKind(to: kind, renaming: [:], dropping: Set(lost.map(\.name)), safety)
  }

  /// Whether another kind takes an entry as it is.
  private func fits(_ entry: PropertyEntry, _ other: Kind) -> Bool {
    if entry.group == .accessibility { return true }
    let own = Kind.named(kind).property(named: entry.name)
    guard let property = other.property(named: entry.name), property.access == .settable,
      property.type == own?.type, property.keying == own?.keying
    else { return false }
    switch entry.form {
    case .property: return true
    case .binding: return property.isBindable
    case .primaryText: return other.primaryText == entry.name
    }
  }

  /// Deletes several properties at once.
  func delete(_ properties: [Written], title: Phrase, _ safety: Safety) -> Fix {
    Fix(title, safety, deleting(properties.map { memberRange($0.entry.origin.node) }))
  }

  /// The edits that delete members. Those on one line share a separator: what touches is deleted as
  /// one.
  private func deleting(_ members: [Range<Int>]) -> [Edit] {
    var runs: [Range<Int>] = []
    for member in members.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, member.lowerBound <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, member.upperBound)
      } else {
        runs.append(member)
      }
    }
    return runs.map { Edit(Location(program.file, withSeparator($0)), "") }
  }

  /// A run up to the end of a block on one line takes the separator before it along.
  private func withSeparator(_ range: Range<Int>) -> Range<Int> {
    let bytes = program.tree.source.bytes
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    guard end < bytes.count, bytes[end] == 0x7D else { return range }
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x3B else { return range }
    return start - 1..<range.upperBound
  }

  /// Whether it is the value of a property, as in `rightView: button { … }`, so that it cannot go
  /// without the property.
  var isValue: Bool {
    let tree = program.tree
    let first = Int(tree.nodes[element.origin.node].firstToken)
    return tree.significant(before: first).map { tree.tokenKinds[$0] == .colon } ?? false
  }

  /// Whether its file names it anywhere.
  var isReferenced: Bool {
    guard element.name != nil else { return false }
    return walk.memo.referencedElements(of: program).contains(instance.element)
  }

  /// Whether the file stays whole when the element goes.
  var canBeDeleted: Bool { !isValue && !isReferenced }
}
