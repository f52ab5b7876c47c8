import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// What VoiceOver speaks about on a whole screen.
@Suite struct SpokenTests {
  @Test func whatCannotBeUsedIsSpokenToo() throws {
    let source = """
      screen Upload "Upload" {
        var share: Double in 0...1 = 0.4
        task send(kind: .other, duration: .unknown)
        action stop()
        on appear -> send()
        content {
          activityIndicator { isAnimating: true }
          activityIndicator { isAnimating: false }
          progressView { progress: share }
          button "Stop" { isEnabled: false; on touchUpInside -> stop() }
        }
      }
      """
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 48)
    #expect(
      preview.speech.map(\.text) == [
        "Upload, heading", "in progress", "Progress, 40%", "Stop, dimmed, button",
      ])
  }
}
