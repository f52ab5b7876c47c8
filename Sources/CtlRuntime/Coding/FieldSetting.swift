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
    for setting in settings {
      _ = Self.field(setting.name)?.set(&self, setting.value, setting.states)
    }
  }

  func value(_ name: String, _ states: FieldStates) -> FieldValue? {
    Self.field(name)?.get(self, states)
  }

  private static func field(_ name: String) -> Field<Self>? { allFields.first { $0.name == name } }

  static var fieldNames: [String] { allFields.map(\.name) }
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
