/// A row of a table, whose title names the only input in it.
package struct NamingRow {
  private let title: String?
  private let inputs: Int

  /// - Parameter controls: The controls in the row, at any depth.
  package init(title: String?, controls: some Sequence<any Control>) {
    self.title = title
    inputs = controls.reduce(0) { $0 + (type(of: $1).facts.isInput ? 1 : 0) }
  }

  /// The name that it gives to a control in it that has no other.
  package func name(of control: some Control) -> String? {
    type(of: control).facts.isInput && (inputs == 1 || control.isNamedByRow) ? title : nil
  }
}

extension ControlFacts {
  /// Whether a person sets a value with it, so that the title of a row may name it: a button does what its
  /// own title says.
  package var isInput: Bool { isInteractive && defaultEvent != .touchUpInside }

  /// Whether it is heard with a row around it that people tap: the row is one element for VoiceOver when
  /// nothing else is in it.
  package var isSpokenWithRow: Bool { kind == .label || kind == .imageView }
}

extension Control {
  /// The name that VoiceOver speaks: the accessibility label, else the control's own text, else the
  /// label that describes it, else the title of its row.
  func accessibleName(describedBy label: String?, row: NamingRow?) -> String? {
    isPassedOver ? nil : accessibleName ?? label ?? row?.name(of: self)
  }
}
