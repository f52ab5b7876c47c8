import CtlLayout

extension Overlay {
  /// The order in which VoiceOver goes through the screen, with the words that it speaks.
  static let accessibility = Overlay(name: "accessibility", needsSpeech: true) { screen, writer in
    let color = Color(88, 86, 214)
    for spoken in screen.device.speech {
      guard spoken.node > 0, screen.frames.indices.contains(spoken.node) else { continue }
      // A heading is its title, not what stands below it.
      let frame = screen.titleFrame(spoken.node) ?? screen.frames[spoken.node]
      writer.rect(frame, radius: 3, .stroke(color, 1.5))
    }
    for (number, spoken) in screen.device.speech.enumerated() {
      guard screen.frames.indices.contains(spoken.node) else { continue }
      let frame = screen.titleFrame(spoken.node) ?? screen.frames[spoken.node]
      let isScreen = spoken.node == 0
      // Below a text that would be covered, at the end of what is higher than that.
      let end = frame.maxY + (frame.height > 60 ? -6 : 5)
      writer.note(
        "\(number + 1)  " + spoken.text.onOneLine, x: frame.x + 2, y: isScreen ? 28 : end,
        in: screen.frames[0], color.opacity(0.92), isCentered: false)
    }
  }
}
