extension KindUse {
  /// The title of the screen and those of sections, which only VoiceOver stops at.
  static let heading = KindUse {
    $0.hint = ("Tab next", "Tab 下一项")
    $0.isUsable = { _, _ in false }
    $0.activate = { _, _ in }
    $0.press = { _, _, _, _ in }
    $0.speech = .heading
  }

  /// The title of the callout of a map.
  static let title = KindUse {
    $0.hint = heading.hint
    $0.isUsable = heading.isUsable
    $0.activate = heading.activate
    $0.press = heading.press
  }
}
