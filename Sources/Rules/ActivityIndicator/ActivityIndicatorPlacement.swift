import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let activityIndicatorPlacement = Rule(about, visits: .kinds([.activityIndicator])) {
    indicator in
    // A view counts as part of the container around it.
    let container = indicator.nearest(
      .statusBar, .navigationBar, .toolbar, .content, .table, .row, .popover, .annotation, .screen)
    guard let container, [.statusBar, .navigationBar, .popover].contains(container.kind) else {
      return
    }
    indicator.report(
      about, at: .kind,
      label: Message("this is in the `{kind}`", "这里是 `{kind}`")(["kind": .text(container.kind.name)]
      ),
      fixes: container.is(.statusBar) ? networkFixes(indicator) : [])
  }

  /// In the status bar the network indicator is meant, if the work uses the network.
  private static func networkFixes(_ indicator: PlacedElement) -> [Fix?] {
    guard indicator.handlers.isEmpty, !indicator.isReferenced,
      indicator.walk.positions(of: .networkActivityIndicator).isEmpty
    else { return [] }
    if let task = indicator.boundTask?.task {
      if task.isNetwork == false || task.isShort(indicator.settings) { return [] }
    } else if indicator.bool(.isAnimating) == true {
      return []
    }
    return [
      indicator.changeKind(
        to: .networkActivityIndicator, renaming: [.isAnimating: .isVisible],
        dropping: [.duration, .style, .isUserInteractionEnabled])
    ]
  }
}

private let about = Code(
  "activity-indicator/placement", .advice,
  title: Message(
    "activity indicators belong in toolbars and main views", "活动指示器应放在工具栏或主视图里"),
  why: Message(
    "People look for signs of progress where they see the work: in the content, or in the "
      + "toolbar below it. The status bar has an indicator of its own, for the network.",
    "用户会在内容区域或工具栏中查看任务是否仍在进行。状态栏中只显示网络活动指示器。"),
  citation: .guidelines("Activity Indicator > Guidelines"),
  bad: .inScreen(
    """
    statusBar { activityIndicator { isAnimating: false } }
    //          ^^^^^^^^^^^^^^^^^
    """,
    """
    task loading(kind: .network, duration: .unknown)

    statusBar {
      activityIndicator { while: loading; style: .white; color: #FFFFFF }
      //<^^^^^^^^^^^^^^^^^
    }
    """,
    """
    navigationBar {
      activityIndicator { isAnimating: true }
      //<^^^^^^^^^^^^^^^^^
    }
    """,
    """
    popover {
      stack { activityIndicator }
      //      ^^^^^^^^^^^^^^^^^
    }
    """),
  good: [
    """
    screen Feed {
      toolbar { activityIndicator { isAnimating: true } }
    }
    """,
    """
    screen Feed {
      content { view { activityIndicator } }
      table {
        row "Loading" { activityIndicator { isAnimating: true } }
      }
    }
    """,
    """
    screen Feed {
      activityIndicator { isAnimating: true }
    }
    """,
    """
    component Waiting {
      stack { activityIndicator { isAnimating: true } }
    }
    """,
  ], fix: .suggestion)
