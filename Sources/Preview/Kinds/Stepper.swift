import CtlRuntime

extension Stepper: UsedControl {
  static let use = KindUse {
    $0.hint = ("← → change, ⇧→ hold", "← → 更改，⇧→ 按住")
    $0.sideways = KindUse.adjust
    $0.isAdjustable = true
    $0.isHeld = true
    $0.press = { preview, node, x, _ in
      let buttons = preview.picture.stepperButtons(node, in: preview.layout.frames[node])
      preview.hold(preview.isRightToLeft ? x < buttons[0].x : x >= buttons[0].maxX)
    }
    $0.outcome = { behavior, _, _ in
      behavior[Stepper.self].map { LogText.number($0.value) }
    }
  }
}
