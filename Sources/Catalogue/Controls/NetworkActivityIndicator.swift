extension Kind {
  static let networkActivityIndicator = Kind(
    .networkActivityIndicator, role: .control,
    title: Localized("Network Activity Indicator", "网络活动指示器"),
    documentation: Localized(
      "Spins in the status bar while the app uses the network for more than a couple of seconds.",
      "应用使用网络超过几秒时，在状态栏中旋转。"),
    uikitClass: "UIApplication (isNetworkActivityIndicatorVisible)",
    ownProperties: propertyTable,
    placement: Localized("Only the status bar.", "只能在状态栏中。"),
    fixedSize: KindSize(width: 20, height: 20),
    layout: KindLayout(isHiddenWhile: [.fails(.isVisible)]),
    defaultTraits: ["updatesFrequently"], hasBaseline: false,
    related: [.activityIndicator, .progressView],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .isVisible, .bool, default: .bool(false), decidedBy: .while, bindable: true,
    source: "000 001 003",
    Localized("whether it is visible; an app has only one", "是否显示；一个应用只有一个")),
  Property(
    .while, .reference(.task), default: .derived(.networkTasks), source: "P",
    Localized("the network task during which it spins", "旋转期间所进行的网络任务")),
  Property(
    .duration, .durationOr(.durationKnowledge), default: .member("unknown"), runtime: .absent,
    source: "P",
    Localized(
      "how long the work takes; about two seconds need no indicator", "所需时间；约两秒以内不必显示指示器")),
]

private let behaviorList: [Localized] = [
  Localized("Spins in the status bar as long as a network task runs.", "网络任务进行期间，在状态栏中旋转。"),
  Localized("Disappears when the network activity stops.", "网络活动停止时消失。"),
  Localized("Takes no touches.", "不支持用户交互行为。"),
  Localized("Work of up to about two seconds does not need it.", "两秒左右即可完成的操作不需要它。"),
]

private let exampleFile = #"""
  screen News "News" {
    task refreshing(kind: .network, duration: 8s)

    statusBar {
      networkActivityIndicator { while: refreshing }
    }
    content { label "Nothing new." }
  }
  """#
