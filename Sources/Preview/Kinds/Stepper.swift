import CtlRuntime

extension KindUse {
  static let stepper = KindUse(.stepper) {
    $0.hint = ("← → change, ⇧→ hold", "← → 更改，⇧→ 按住")
    $0.sideways = adjust
    $0.isAdjustable = true
    $0.isHeld = true
    $0.press = { preview, node, x, _ in
      let buttons = preview.picture.stepperButtons(node, in: preview.layout.frames[node])
      preview.hold(preview.isRightToLeft ? x < buttons[0].x : x >= buttons[0].maxX)
    }
    $0.outcome = { behavior, _, _ in
      if case .stepper(let stepper) = behavior.control {
        LogText.number(stepper.value)
      } else {
        nil
      }
    }
  }

  /// To the next value.
  static let adjust: Step = { preview, node, step in
    preview.use(step > 0 ? .increment : .decrement, node)
  }
}
