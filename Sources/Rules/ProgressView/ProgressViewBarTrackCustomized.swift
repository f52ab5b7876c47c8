import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let progressViewBarTrackCustomized = Rule(
    about, visits: .kinds([.progressView]), having: [.trackTintColor, .trackImage]
  ) { view in
    guard view.member(.style) == "bar" else { return }
    let properties: [PropertyName] = [.trackTintColor, .trackImage]
    for name in properties {
      guard let written = view.ownWritten(name) else {
        if let look = view.byAppearance(name).first,
          look.program.constant(look.entry.expression) != Value.none
        {
          view.report(
            about, at: .kind, label: Message("has no effect", "没有效果")(),
            looks: [name])
        }
        continue
      }
      if written.isNothing { continue }
      view.report(
        about, at: .property(written), label: Message("has no effect", "没有效果")(),
        fixes: [view.delete(written)])
    }
  }
}

private let about = Code(
  "progress-view/bar-track-customized", .warning, editions: [.ios8],
  title: Message("the bar style has no unfilled track to customize", "进度条样式不显示未填充的轨迹"),
  why: Message(
    "The bar style draws only the filled part, because the bar is behind it. Settings for the "
      + "unfilled part are never visible.",
    "进度条样式后面就是栏，只显示已填充的部分。为未填充的轨迹所作的设置不会显示。"),
  citation: Citation([.guidelines8], "Progress View"),
  bad: .inScreen(
    """
    toolbar {
      progressView {
        style: .bar
        progress: 0.4
        trackTintColor: .gray
        //<^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    navigationBar {
      progressView {
        style: .bar
        progress: 0.4
        trackImage: "track"
        //<^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: [
    """
    screen Downloads {
      toolbar { progressView { style: .bar; progress: 0.4; progressTintColor: .blue } }
      content { progressView { progress: 0.4; trackTintColor: .gray } }
    }
    """,
    Example(
      """
      screen Downloads {
        toolbar { progressView { style: .bar; progress: 0.4; trackTintColor: .gray } }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ], fix: .safe)
