extension Kind {
  static let volumeView = Kind(
    .volumeView, role: .companion,
    title: Localized("Volume View", "音量视图"),
    documentation: Localized(
      "The volume slider of the system; it knows where the sound goes.",
      "系统音量滑块，会根据声音的输出设备变化。"),
    uikitClass: "MPVolumeView", isInteractive: true,
    placement: Localized("Anywhere.", "任意位置。"),
    fixedSize: KindSize(height: 31), naturalSize: KindSize(width: 118), takesRoom: true,
    defaultTraits: ["userInteractionEnabled", "adjustable"], hasBaseline: false,
    related: [.slider],
    example: exampleFile)
}

private let exampleFile = #"""
  screen Player "Player" {
    content {
      label "Suite No. 1"
      volumeView
    }
  }
  """#
