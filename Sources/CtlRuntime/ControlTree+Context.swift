// Properties of an element that depend on the elements around it.
extension ControlTree {
  /// The tint of an element: its own, else that of the nearest container that has one, else the
  /// system's. Nil when there is no such element.
  public func effectiveTint(of name: Reference) -> Color? {
    path(to: name)?.reduce(Color.systemTint) { inherited, element in
      switch element.content {
      case .control(let control): control.control.effectiveTint(inherited: inherited)
      case .container(let container): container.tintColor ?? inherited
      }
    }
  }

  /// Whether an element is in a toolbar, where icons become templates.
  public func isInToolbar(_ name: Reference) -> Bool {
    path(to: name)?.contains { $0.container?.kind == .toolbar } ?? false
  }

  /// The name that VoiceOver speaks: the accessibility label, else the control's own text, else
  /// the label that describes it, else the title of its row when it is the row's only input.
  public func accessibleName(of name: Reference) -> String? {
    guard let path = path(to: name), let control = path.last?.control?.control else { return nil }
    if let own = control.accessibleName { return own }
    if let label = control.describedBy.flatMap({ self[$0]?[as: Label.self] }) {
      return label.text
    }
    guard type(of: control).facts.isInteractive,
      let row = path.last(where: { $0.container?.kind == .row })
    else { return nil }
    let inputs = row.controls.filter { $0.control.isInput }
    return inputs.count == 1 || control.isNamedByRow
      ? row.container?.title : nil
  }

  /// Everything that VoiceOver says about a control; nil when none has that name.
  public func spoken(_ name: Reference, in language: Language) -> String? {
    self[name]?.control.spoken(in: language, name: accessibleName(of: name))
  }
}
