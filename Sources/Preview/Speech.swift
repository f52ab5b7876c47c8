extension Preview {
  /// What VoiceOver speaks on the whole screen, in order, with the elements that it speaks about.
  public var speech: [(node: Int, text: String)] {
    var preview = self
    preview.isSpeaking = true
    preview.refresh()
    return preview.focusable.map { ($0, preview.spoken($0)) }
  }
}
