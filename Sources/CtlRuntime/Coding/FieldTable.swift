/// The fields of a kind by their names, made once for each kind.
struct FieldTable<Root: Control>: Sendable {
  let fields: [Field<Root>]
  private let places: [String: Int]

  init() {
    fields = Root.allFields
    places = Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> Field<Root>? { places[name].map { fields[$0] } }

  /// The table of the kind.
  static var shared: FieldTable<Root> {
    tables[Root.facts.kind] as? FieldTable<Root> ?? FieldTable()
  }
}

private let tables: [ControlKind: any Sendable] = {
  func table<C: Control>(_ type: C.Type) -> any Sendable { FieldTable<C>() }
  return Dictionary(uniqueKeysWithValues: ControlKind.allCases.map { ($0, table($0.type)) })
}()

/// The value of one property of a control, for some states.
package struct FieldSetting: Sendable, Hashable {
  package var name: String
  package var states: FieldStates
  package var value: FieldValue

  package init(_ name: String, _ value: FieldValue, _ states: FieldStates = FieldStates()) {
    self.name = name
    self.value = value
    self.states = states
  }
}

extension Control {
  /// Writes values by name, one after the other. Unknown fields and values of another type are left
  /// out.
  mutating func set(_ settings: [FieldSetting]) {
    let table = FieldTable<Self>.shared
    for setting in settings { _ = table[setting.name]?.set(&self, setting.value, setting.states) }
  }

  func value(_ name: String, _ states: FieldStates) -> FieldValue? {
    FieldTable<Self>.shared[name]?.get(self, states)
  }

  static var fieldNames: [String] { FieldTable<Self>.shared.fields.map(\.name) }
}

extension AnyControl {
  /// A control of a kind with the defaults, then with the settings, in that order.
  package init(_ kind: ControlKind, _ settings: [FieldSetting] = []) {
    self.init(kind.type.init())
    set(settings)
  }

  /// Writes values by name, one after the other. Unknown fields and values of another type are left
  /// out.
  package mutating func set(_ settings: [FieldSetting]) { control.set(settings) }

  /// The control's value of a property; nil when the kind has no such field.
  package func value(_ name: String, _ states: FieldStates = FieldStates()) -> FieldValue? {
    control.value(name, states)
  }
}

extension ControlKind {
  /// The names of the fields of a kind.
  package var fieldNames: [String] { type.fieldNames }
}
