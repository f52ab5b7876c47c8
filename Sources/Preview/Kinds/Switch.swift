import CtlRuntime

extension Switch: UsedControl {
  static let use = KindUse {
    $0.sideways = { preview, node, step in preview.use(.drag(to: step > 0 ? 1 : 0), node) }
    $0.drag = { preview, node, x in
      guard var finger = preview.held, abs(x - finger.column) > 1 else { return false }
      // The knob slides to a side and stays there.
      preview.held = nil
      preview.touch(nil, nil)
      let isOn = (x > finger.column) != preview.isRightToLeft
      let events = finger.behavior.send(.drag(to: isOn ? 1 : 0))
      preview.finish(finger.behavior, node, events)
      return true
    }
    $0.outcome = { behavior, _, _ in
      behavior[Switch.self].map { $0.isOn ? "on" : "off" }
    }
  }
}
