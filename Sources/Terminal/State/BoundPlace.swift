import CtlChecker

/// The part of a variable that a property is bound to: the variable, an item of its list, a field of
/// its record, or a part of these.
struct BoundPlace {
  let place: VariablePlace
  let variable: Variable
  let home: Place
  /// From the inside out.
  let path: [Step]
  /// The type of the part.
  let type: Type

  enum Step {
    case item(Int)
    case field(Int, range: Value?)
    /// The value that `if let` names, which is there; while steps run only the one with this `id`.
    case present((field: Int, value: Value)?)
  }

  /// The innermost step to a part; nil for the whole value of the variable.
  var part: Step? {
    path.first { if case .present = $0 { false } else { true } }
  }

  /// What the part is in the variable; nil when there is no such part.
  func part(of whole: Value?) -> Value? {
    var inner = whole
    for step in path.reversed() {
      switch (step, inner) {
      case (.item(let slot), .list(let items)) where items.indices.contains(slot),
        (.field(let slot, _), .record(_, _, let items)) where items.indices.contains(slot):
        inner = items[slot]
      case (.present(let id?), .record(_, _, let fields)):
        guard fields.indices.contains(id.field), fields[id.field] == id.value else { return nil }
      case (.present(nil), let value?) where value != .none: continue
      default: return nil
      }
    }
    return inner
  }

  /// The variable after the part has got a value; nil when it has no such part.
  func written(_ value: Value, in whole: Value?) -> Value? {
    let value = value.fitting(type)
    guard let whole, !path.isEmpty else { return value }
    var holders: [(items: [Value], slot: Int, step: Step)] = []
    var inner = whole
    for step in path.reversed() {
      switch (step, inner) {
      case (.item(let slot), .list(let items)) where items.indices.contains(slot),
        (.field(let slot, _), .record(_, _, let items)) where items.indices.contains(slot):
        holders.append((items, slot, step))
        inner = items[slot]
      case (.present(let id?), .record(_, _, let fields)):
        guard fields.indices.contains(id.field), fields[id.field] == id.value else { return nil }
      case (.present(nil), let value) where value != .none: continue
      default: return nil
      }
    }
    return rebuilt(whole, value, holders[...])
  }

  private func rebuilt(
    _ whole: Value, _ value: Value, _ holders: ArraySlice<(items: [Value], slot: Int, step: Step)>
  ) -> Value {
    guard let (items, slot, step) = holders.first else { return value }
    var parts = items
    parts[slot] = rebuilt(items[slot], value, holders.dropFirst())
    if case .field(_, let range?) = step { parts[slot] = parts[slot].clamped(to: range) }
    guard case .record(let file, let index, _) = whole else { return .list(parts) }
    return .record(file: file, index: index, parts)
  }
}
