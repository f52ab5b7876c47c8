import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let progressViewBarStyleOutsideBar = Rule(
    about, visits: .kinds([.progressView]), having: [.style]
  ) { view in
    guard let style = view.written(.style), style.value == .member("bar"),
      let container = view.container
    else { return }
    let bars: [KindName] =
      view.settings.edition == .ios7 ? [.toolbar] : [.toolbar, .navigationBar]
    if bars.contains(container.kind) { return }
    func fixes() -> [Fix?] {
      if container.kind != .navigationBar {
        return [view.replaceValue(style, with: ".default", .suggestion)]
      }
      return []
    }
    view.report(
      about, at: .value(style),
      [
        "bars": bars.count == 1
          ? .words("a toolbar", "工具栏") : .words("a navigation bar or a toolbar", "导航栏或工具栏")
      ],
      label: Message("inside `{container}`", "位于 `{container}` 中")(
        ["container": .text(container.kind.name)]), fixes: fixes())
  }
}

private let about = Code(
  "progress-view/bar-style-outside-bar", .warning,
  title: Message("use the bar style in {bars} only", "进度条(Bar)样式应放在{bars}里"),
  why: Message(
    "The bar style is thin and, since iOS 8, draws no unfilled track: it borrows the edge of the bar. "
      + "On its own in the content people cannot see how much is still to come.",
    "进度条样式较细，自 iOS 8 起也不显示未填充的轨迹，要借助栏的边缘来衬托。单独放在内容区域时，"
      + "用户看不出还剩多少。"),
  citation: .guidelines("Progress View"),
  bad: [
    """
    screen Reader {
      content {
        progressView { style: .bar; progress: 0.4 }
        //                    ^^^^
      }
    }
    """,
    Example(
      """
      screen Reader {
        navigationBar {
          progressView { style: .bar; progress: 0.4 }
          //                    ^^^^
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ],
  good: [
    """
    screen Reader {
      navigationBar { progressView { style: .bar; progress: 0.4 } }
      toolbar { progressView { style: .bar; progress: 0.4 } }
      content { progressView { progress: 0.4 } }
    }
    """,
    Example(
      """
      screen Reader {
        toolbar { progressView { style: .bar; progress: 0.4 } }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
    """
    component Loading(share: Double) {
      progressView { style: .bar; progress: share }
    }

    screen Reader {
      toolbar { Loading { share: 0.4 } }
    }
    """,
  ], fix: .suggestion)
