import CtlRuntime

extension KindUse {
  static let slider = KindUse(.slider) {
    $0.hint = ("← → change", "← → 更改")
    $0.sideways = adjust
    $0.isAdjustable = true
    $0.press = pressTrack
    $0.drag = dragTrack
    $0.outcome = { behavior, _, _ in
      if case .slider(let slider) = behavior.control { LogText.number(slider.value) } else { nil }
    }
  }

  static let volumeView = KindUse(.volumeView) {
    $0.hint = ("← → change, Enter output", "← → 更改，回车换设备")
    $0.activate = { preview, _ in preview.changeOutput() }
    $0.sideways = adjust
    $0.isAdjustable = true
    $0.systemName = ("Volume", "音量")
    $0.press = { preview, node, x, y in
      if preview.picture.routeButton(in: preview.layout.frames[node]).x == x {
        preview.changeOutput()
      } else {
        pressTrack(&preview, node, x, y)
      }
    }
    $0.drag = dragTrack
  }

  private static let pressTrack: @Sendable (inout Preview, Int, Int, Int) -> Void = {
    preview, node, x, _ in
    guard var behavior = Behavior(preview.live.tree, node) else { return }
    let events = behavior.drag(toFraction: preview.fraction(x, node))
    preview.holdDown(behavior, node, events)
  }

  private static let dragTrack: @Sendable (inout Preview, Int, Int) -> Bool = { preview, node, x in
    guard var finger = preview.held else { return false }
    let events = finger.behavior.drag(toFraction: preview.fraction(x, node))
    preview.held = finger
    preview.finish(finger.behavior, node, events)
    return true
  }
}

extension Preview {
  /// The share of a track up to a column: from the left, or from where lines begin.
  fileprivate func fraction(_ x: Int, _ node: Int) -> Double {
    let track = picture.track(node, in: layout.frames[node])
    let column = isRightToLeft ? track.maxX - 1 - x : x - track.x
    return Double(column) / Double(max(track.width - 1, 1))
  }

  /// The sound goes to the next device: this one, or one with a volume of its own.
  fileprivate mutating func changeOutput() {
    sound.output = sound.output == nil ? text("Living Room", "客厅") : nil
    refresh()
    say("sound: \(sound.output ?? text("this device", "本机"))", "声音：\(sound.output ?? "本机")")
  }
}
