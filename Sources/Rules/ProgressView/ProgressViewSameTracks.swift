import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let progressViewSameTracks = Rule(
    about, visits: .kinds([.progressView]), having: [.trackTintColor, .progressImage]
  ) { view in
    view.reportSameLook(
      about, [(.trackTintColor, .progressTintColor), (.trackImage, .progressImage)])
  }
}

private let about = Code(
  "progress-view/same-tracks", .warning,
  title: Message(
    "let the filled part look different from the track", "已填充的部分应与轨道有不同的外观"),
  why: Message(
    "The proportion of the filled part to the unfilled one tells people how soon the task will finish. "
      + "When both look the same, the view shows nothing.",
    "已填充部分与未填充部分的比例告诉用户任务还要多久完成。两者外观相同时，这个视图什么也没有显示。"),
  citation: .guidelines("Progress View > Appearance and Behavior"),
  bad: [
    .inScreen(
      """
      var share: Double in 0...1 = 0.5
      content {
        progressView {
          progress: share
          trackTintColor: #2E7D32
          progressTintColor: #2E7D32
          //                 ^^^^^^^
        }
        progressView {
          progress: share
          tintColor: #2E7D32
          trackTintColor: #2E7D32
          //              ^^^^^^^
        }
      }
      """),
    .inScreen(
      """
      var share: Double in 0...1 = 0.5
      content {
        progressView {
          progress: share
          trackTintColor: #2E7D30
          progressTintColor: #2E7D32
          //                 ^^^^^^^
        }
        progressView {
          progress: share
          trackTintColor: Color(light: #C8C8CC, dark: #2E7D32)
          progressTintColor: #2E7D32
          //                 ^^^^^^^
        }
      }
      """),
    """
    appearance progressView {
      trackImage: "rail"
      progressImage: "rail"
      //<^^^^^^^^^^^^^^^^^^^^^
    }

    screen Upload {
      var share: Double in 0...1 = 0.5
      content {
        progressView { progress: share }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    var share: Double in 0...1 = 0.5
    content {
      progressView { progress: share; trackTintColor: #C8C8CC; progressTintColor: #2E7D32 }
    }
    """))
