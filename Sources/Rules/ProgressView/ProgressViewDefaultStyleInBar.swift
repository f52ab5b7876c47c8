import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let progressViewDefaultStyleInBar = Rule(about, visits: .kinds([.progressView])) { view in
    guard view.member(.style) == "default", let container = view.container,
      container.is(.toolbar) || container.is(.navigationBar)
    else { return }
    func fixes() -> [Fix?] {
      // In iOS 7 the bar style belongs in toolbars only, and in iOS 8 it has no track.
      let tracks = [view.written(.trackTintColor), view.written(.trackImage)].compactMap { $0 }
      let isToolbarOnly = view.settings.edition == .ios7
      if isToolbarOnly ? container.is(.toolbar) : tracks.isEmpty {
        return [view.set(.style, to: ".bar", .suggestion)]
      }
      return []
    }
    view.report(
      about, at: view.written(.style).map { .value($0) } ?? .kind,
      label: Message("inside `{container}`", "位于 `{container}` 中")(
        ["container": .text(container.kind.name)]), fixes: fixes())
  }
}

private let about = Code(
  "progress-view/default-style-in-bar", .advice,
  title: Message("the default style is meant for a content area", "默认样式适合放在内容区；栏里应使用进度条(Bar)样式"),
  why: Message(
    "The default style has a track of its own and is heavy enough to stand alone. In a bar it "
      + "competes with the titles and icons; the bar style is made to go with them.",
    "默认样式自带轨迹，较粗，适合单独显示。放在栏里会与标题和图标争夺注意力；进度条样式正是为栏设计的。"),
  citation: .guidelines("Progress View"),
  bad: .inScreen(
    """
    toolbar {
      progressView { style: .default; progress: 0.4 }
      //                    ^^^^^^^^
    }
    """,
    """
    navigationBar {
      progressView { progress: 0.4 }
      //<^^^^^^^^^^^^
    }
    """),
  good: .inScreen(
    """
    content { progressView { style: .default; progress: 0.4 } }
    toolbar { progressView { style: .bar; progress: 0.4 } }
    """), fix: .suggestion)
