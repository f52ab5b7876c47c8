// Alerts and action sheets: closed until they are presented, and over everything else then.

extension ControlTree.Container {
  /// Whether it lies over the whole screen while it is presented.
  public var isModal: Bool { kind == .alert || kind == .actionSheet }
  /// Whether it waits to be presented.
  var isClosed: Bool { isModal && !isPresented }
}

extension ControlTree {
  /// The alert or action sheet around an element.
  func modal(around name: Reference) -> Reference? {
    path(to: name)?.last { $0.container?.isModal == true }?.name
  }

  /// Whether an alert or action sheet is presented, which takes all touches, and an element is not in one.
  func isUnderModal(_ name: Reference) -> Bool {
    presentsModal && path(to: name)?.contains { $0.container?.isModal == true } == false
  }

  /// Whether an alert or action sheet is shown in it.
  private var presentsModal: Bool {
    if isHidden || isCovered { return false }
    return container?.isModal == true
      ? container?.isClosed == false : children.contains(where: \.presentsModal)
  }

  mutating func close(_ name: Reference) {
    change(name) { element, _ in
      guard case .container(var container) = element.content else { return }
      container.isPresented = false
      element.content = .container(container)
    }
  }
}

extension Interface {
  /// Closes the alert or action sheet around a button that was tapped; its name, if it has one.
  mutating func close(for events: [ControlTree.SentEvent]) -> Reference? {
    guard let tap = events.first(where: { $0.event == .touchUpInside }),
      let name = tree.modal(around: tap.sender)
    else { return nil }
    change { $0.close(name) }
    return name
  }

  /// Whether an alert or action sheet is shown, so that a variable can take that; nil for another
  /// sender.
  public func takePresented(from sender: Sender) -> Bool? {
    guard let container = tree.path(to: sender.reference)?.last?.container, container.isModal else {
      return nil
    }
    return container.isPresented
  }
}
