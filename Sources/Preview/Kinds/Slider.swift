import CtlRuntime
import CtlTerminal

extension Slider: UsedControl {
  static let use = KindUse {
    $0.hint = ("← → change", "← → 更改")
    $0.followsFinger(Slider.self)
    $0.outcome = { behavior, _, _ in behavior[Slider.self].map { LogText.number($0.value) } }
  }
}

extension Slider: TrackControl {
  static func track(_ picture: Picture, _ node: Int, _ frame: CtlTerminal.Rect) -> CtlTerminal.Rect
  {
    picture.sliderTrack(node, in: frame)
  }

  /// The middle of the thumb is where the finger is.
  func fraction(at x: Double, in frame: CtlRuntime.Rect) -> Double {
    let layout = layout(in: frame)
    return (x - layout.track.x - layout.thumb.width / 2)
      / max(layout.track.width - layout.thumb.width, 1)
  }

  mutating func drag(toFraction fraction: Double) -> [ControlEvent] {
    drag(to: minimumValue * (1 - fraction) + maximumValue * fraction)
  }
}
