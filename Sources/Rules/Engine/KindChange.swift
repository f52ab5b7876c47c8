import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Fixes that convert an element to another kind.
extension PlacedElement {
  /// Replaces the kind.
  func changeKind(
    to kind: KindName, _ safety: Safety = .suggestion, and changes: [Change] = []
  ) -> Fix? {
    fix(
      Message("change it to `{kind}`", "改为 `{kind}`")(["kind": .text(kind.name)]), safety,
      [.replace(element.origin, .word, kind.name)] + changes)
  }

  /// Converts the element to another kind. Properties keep their values under the new names;
  /// properties that the new kind lacks, those in `dropping`, and handlers of events that it never
  /// sends are deleted. `setting` is a property with its final value.
  func changeKind(
    to kind: KindName, renaming: [PropertyName: PropertyName], dropping: Set<PropertyName> = [],
    setting: (name: PropertyName, value: String)? = nil, _ safety: Safety = .suggestion,
    and others: [Change] = []
  ) -> Fix? {
    let other = Kind.named(kind)
    var changes: [Change] = []
    if let setting {
      let text = "\(setting.name.name): \(setting.value)"
      changes.append(
        written(setting.name).map { .replace($0.origin, .whole, text) }
          ?? .add([text], to: element.origin))
    }
    for written in allWritten where written.entry.group == .own && written.name != setting?.name {
      let name = renaming[written.name] ?? written.name
      let isKnown = other.property(named: name).map { !$0.isMisplaced } ?? false
      if dropping.contains(written.name) || !isKnown {
        changes.append(.delete(written.origin))
      } else if name != written.name {
        changes.append(.replace(written.origin, .word, name.name))
      }
    }
    for handler in handlers {
      if let event = handler.event, other.events.events.contains(event) { continue }
      changes.append(.delete(handler.origin))
    }
    return changeKind(to: kind, safety, and: changes + others)
  }

  /// Converts the element to another kind and deletes what the new kind does not have. Nil when
  /// something else in the file may depend on a deleted part.
  func convert(
    to kind: KindName, _ safety: Safety = .suggestion, and changes: [Change] = []
  ) -> Fix? {
    guard frame < 0, element.size == 1 else { return nil }
    let other = Kind.named(kind)
    let lost = allWritten.filter { !fits($0.entry, other) }
    let losesEvents = handlers.contains {
      $0.event.map { !other.events.events.contains($0) } ?? true
    }
    if !lost.isEmpty || losesEvents, isReferenced { return nil }
    return changeKind(
      to: kind, renaming: [:], dropping: Set(lost.map(\.name)), safety, and: changes)
  }

  /// Whether another kind accepts an entry unchanged.
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

  /// Converts the element to another kind: keeps what the new kind has, and deletes the rest. Nil
  /// when that would break something: a binding or an event that the new kind lacks, unless it is
  /// in `dropping`, or elements inside that it cannot contain.
  func rewriteKind(
    to name: KindName, dropping: Set<PropertyName> = [], replacing: [OriginID: String] = [:],
    adding: [String] = []
  ) -> Fix? {
    let kind = Kind.named(name)
    var members = MemberChanges(replacing: replacing, adding: adding)
    var changes: [Change] = []
    for written in allWritten where written.entry.group == .own {
      let origin = written.origin
      let property = kind.property(named: written.name)
      let isKept =
        !dropping.contains(written.name) && property?.access == .settable
        && property?.keying == Kind.named(self.kind).property(named: written.name)?.keying
        && (!written.isBinding || property?.isBindable == true)
      if isKept, written.entry.form != .primaryText || kind.primaryText == written.name { continue }
      if replacing[origin] != nil { continue }
      if written.isBinding, !dropping.contains(written.name) { return nil }
      if written.entry.form == .primaryText {
        changes.append(.deletePrimaryText(origin))
      } else {
        members.deleted.insert(origin)
      }
    }
    for handler in handlers {
      if let event = handler.event, kind.events.events.contains(event) { continue }
      return nil
    }
    if kind.children == .none,
      program.children(of: instance.element).contains(where: { !program.element($0).isValue })
    {
      return nil
    }
    return changeKind(to: name, and: changes + [.rewrite(element.origin, members)])
  }

  /// Whether something besides its own text names it, so that it keeps its name as another kind.
  var isNamedFromOutside: Bool {
    written(.describedBy) != nil || written(.label, .accessibility) != nil
      || nearest(.row)?.written(.title) != nil
  }

  /// Whether anything in its file refers to it.
  var isReferenced: Bool {
    guard element.name != nil else { return false }
    return walk.memo.isReferenced(instance.element, of: program)
  }
}
