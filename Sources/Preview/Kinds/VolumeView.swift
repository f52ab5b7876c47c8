import CtlRuntime
import CtlTerminal

extension VolumeView: UsedControl {
  static let use = KindUse {
    $0.hint = ("← → change, Enter output", "← → 更改，回车换设备")
    $0.followsFinger(VolumeView.self)
    $0.activate = { preview, _ in preview.changeOutput() }
    let pressTrack = $0.press
    $0.press = { preview, node, x, y in
      if preview.isOnRouteButton(node, x) {
        preview.changeOutput()
      } else {
        pressTrack(&preview, node, x, y)
      }
    }
    $0.keep = { behavior, screen in
      if let view = behavior[VolumeView.self] { screen.state.sound.volume = view.volume }
    }
  }
}

extension VolumeView: TrackControl {
  static func track(_ picture: Picture, _ node: Int, _ frame: CtlTerminal.Rect) -> CtlTerminal.Rect
  {
    picture.volumeTrack(in: frame)
  }

  /// The slider is left of the button for the output.
  func fraction(at x: Double, in frame: CtlRuntime.Rect) -> Double {
    var track = frame
    track.width = max(frame.width - Self.buttonWidth, 0)
    return Slider(value: volume).fraction(at: x, in: track)
  }

  /// In points, with the space before it.
  fileprivate static let buttonWidth = 30.0

  mutating func drag(toFraction fraction: Double) -> [ControlEvent] {
    drag(to: fraction)
    return []
  }
}

extension Preview {
  fileprivate func isOnRouteButton(_ node: Int, _ x: Int) -> Bool {
    if let (x, frame) = pointed(node) {
      return isRightToLeft
        ? x < frame.x + VolumeView.buttonWidth : x >= frame.maxX - VolumeView.buttonWidth
    }
    return picture.routeButton(in: layout.frames[node]).x == x
  }

  /// The sound goes to the next device: this one, or one with a volume of its own.
  fileprivate mutating func changeOutput() {
    sound.output = sound.output == nil ? text("Living Room", "客厅") : nil
    refresh()
    say("sound: \(sound.output ?? text("this device", "本机"))", "声音：\(sound.output ?? "本机")")
  }
}
