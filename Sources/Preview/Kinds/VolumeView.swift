import CtlRuntime
import CtlTerminal

extension VolumeView: UsedControl {
  static let use = KindUse {
    $0.hint = ("← → change, Enter output", "← → 更改，回车换设备")
    $0.followsFinger(VolumeView.self)
    $0.activate = { preview, _ in preview.changeOutput() }
    let pressTrack = $0.press
    $0.press = { preview, node, x, y in
      if preview.picture.routeButton(in: preview.layout.frames[node]).x == x {
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

  mutating func drag(toFraction fraction: Double) -> [ControlEvent] {
    drag(to: fraction)
    return []
  }
}

extension Preview {
  /// The sound goes to the next device: this one, or one with a volume of its own.
  fileprivate mutating func changeOutput() {
    sound.output = sound.output == nil ? text("Living Room", "客厅") : nil
    refresh()
    say("sound: \(sound.output ?? text("this device", "本机"))", "声音：\(sound.output ?? "本机")")
  }
}
