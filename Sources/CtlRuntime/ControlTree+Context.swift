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
    let label = control.describedBy.flatMap { self[$0]?[as: Label.self] }
    let row = path.last { $0.container?.kind == .row }
    return control.accessibleName(describedBy: label?.text, row: row?.namingRow)
  }

  /// Everything that VoiceOver says about a control; nil when none has that name.
  public func spoken(_ name: Reference, in language: Language) -> String? {
    guard let path = path(to: name), let control = path.last?.control?.control else { return nil }
    if control.isPassedOver { return "" }
    var utterance = control.utterance(in: language, name: accessibleName(of: name))
    if let row = path.last(where: { $0.container?.kind == .row }), control.accessibleName == nil,
      let title = row.namingRow.name(of: control), title == utterance.name
    {
      utterance.note = row.container?.subtitle
    }
    return utterance.text(in: language)
  }

  /// What names the inputs of a row.
  var namingRow: NamingRow {
    NamingRow(title: container?.title, controls: controls.map(\.control.control))
  }
}
