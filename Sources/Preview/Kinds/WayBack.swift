extension KindUse {
  /// The button in the bar of a pushed screen.
  static let wayBack = KindUse {
    $0.hint = ("Enter go back", "回车返回")
    $0.isUsable = { _, _ in true }
    $0.activate = { preview, _ in preview.takeWayBack() }
    $0.press = { preview, _, _, _ in preview.takeWayBack() }
    $0.speech = .wayBack
  }
}
