import CtlDiagnostics

extension PlacedElement {
  /// Reports everything that needs touches on an element without them: its handlers, and
  /// `isUserInteractionEnabled: true`.
  func reportInteraction(_ code: Code) {
    for handler in handlers {
      report(
        code, at: .handler(handler), label: Message("this never happens", "此事件永远不会发生")(),
        fixes: [delete(handler)], tag: .unnecessary)
    }
    if let touches = written(.isUserInteractionEnabled), touches.value == .bool(true) {
      report(
        code, at: .value(touches), label: Message("touches pass through it", "触摸会直接穿过它")(),
        fixes: [delete(touches)])
    }
  }
}
