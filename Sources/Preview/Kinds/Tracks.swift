import CtlRuntime
import CtlTerminal

/// A control with a thumb on a track.
protocol TrackControl: Control {
  /// Where the thumb moves, in the frame of an element.
  static func track(_ picture: Picture, _ node: Int, _ frame: CtlTerminal.Rect) -> CtlTerminal.Rect
  /// How far along its track a place in points is, when the control has a frame.
  func fraction(at x: Double, in frame: CtlRuntime.Rect) -> Double
  mutating func drag(toFraction fraction: Double) -> [ControlEvent]
}

extension KindUse {
  /// A finger moves the thumb, and so do the arrows.
  mutating func followsFinger<C: TrackControl>(_ type: C.Type) {
    sideways = KindUse.adjust
    isAdjustable = true
    press = { preview, node, x, _ in
      guard var behavior = Behavior(preview.live.tree, node) else { return }
      let events = behavior[C.self]?.drag(toFraction: preview.fraction(x, node, C.self)) ?? []
      preview.holdDown(behavior, node, events)
    }
    hasTrack = true
    drag = { preview, node, x in
      guard var finger = preview.held else { return false }
      let events =
        finger.behavior[C.self]?.drag(toFraction: preview.fraction(x, node, C.self)) ?? []
      preview.held = finger
      preview.finish(finger.behavior, node, events)
      return true
    }
  }

  /// To the next value.
  static let adjust: Step = { preview, node, step in
    preview.use(step > 0 ? .increment : .decrement, node)
  }
}

extension Preview {
  /// The share of a track up to a column: from the left, or from where lines begin.
  fileprivate func fraction<C: TrackControl>(_ x: Int, _ node: Int, _ type: C.Type) -> Double {
    if let (x, frame) = pointed(node), let control = control(node, as: C.self) {
      let place = isRightToLeft ? frame.x + frame.maxX - x : x
      let bounds = CtlRuntime.Rect(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      return clamp(control.fraction(at: place, in: bounds), 0, 1)
    }
    let track = C.track(picture, node, layout.frames[node])
    let column = isRightToLeft ? track.maxX - 1 - x : x - track.x
    return clamp(Double(column) / Double(max(track.width - 1, 1)), 0, 1)
  }
}
