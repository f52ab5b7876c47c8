extension Kind {
  static let activityIndicator = Kind(
    .activityIndicator, role: .control,
    title: Localized("Activity Indicator", "活动指示器"),
    documentation: Localized(
      "Spins during a task of unknown length. It shows people that work goes on.",
      "在时长未知的任务进行期间旋转，让用户知道任务仍在进行。"),
    uikitClass: "UIActivityIndicatorView",
    ownProperties: propertyTable,
    placement: Localized("A toolbar or the main view.", "工具栏或主视图。"),
    fixedSize: KindSize(width: 20, height: 20),
    styleSizes: ["whiteLarge": KindSize(width: 37, height: 37)],
    layout: KindLayout(isHiddenWhile: [.fails(.isAnimating), .holds(.hidesWhenStopped)]),
    defaultTraits: ["updatesFrequently"], hasBaseline: false,
    related: [.progressView, .networkActivityIndicator, .refreshControl],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .isAnimating, .bool, default: .bool(false), decidedBy: .while, bindable: true,
    source: "000 001 003 U",
    Localized("whether it spins; `while` sets it from a task", "是否正在旋转；可用 `while` 由任务决定")),
  Property(
    .hidesWhenStopped, .bool, default: .bool(true), source: "000 001 003 U",
    Localized(
      "whether it disappears when it stops; an indicator that does not move looks like a stalled task",
      "停止旋转时是否消失；静止的指示器会让人以为任务停滞")),
  Property(
    .style, .oneOf(.activityIndicatorStyle), default: .member("white"), source: "000 U",
    Localized(
      "size and color: 20 pt white, 37 pt white or 20 pt gray", "大小和颜色：20 点白色、37 点白色或 20 点灰色")),
  Property(
    .color, .color, appearance: true, source: "000 001 003",
    Localized("the color, instead of that of the style", "颜色，取代样式自带的颜色")),
  Property(
    .duration, .durationOr(.durationKnowledge), default: .member("unknown"), source: "P",
    Localized(
      "whether the length of the work is known; if so, a progress view is better",
      "能否预知任务时长；若能，进度视图更合适")),
  Property(
    .while, .reference(.task), source: "P",
    Localized("the task during which it spins", "旋转期间所进行的任务")),

  .misplaced(.progress, rule: "activity-indicator/known-duration"),
]

private let behaviorList: [Localized] = [
  Localized("Spins while its task is under way.", "任务进行期间保持旋转。"),
  Localized(
    "Stopping ends the spin, and it disappears if `hidesWhenStopped` is true.",
    "停止后不再旋转；`hidesWhenStopped` 为 true 时随即消失。"),
  Localized("Starting again shows it, spinning.", "再次开始时重新出现并旋转。"),
  Localized(
    "Takes no touches and sends no events; touches reach the element below it.",
    "不支持用户交互行为，也不发送事件；触摸会传给下方的内容。"),
  Localized("Shows neither how much is done nor when it ends.", "既不表示完成了多少，也不表示何时结束。"),
  Localized("A label may be beside it.", "旁边可以配一个标签。"),
]

private let exampleFile = #"""
  screen Downloads "Downloads" {
    toolbar {
      activityIndicator {
        isAnimating: true
        style: .gray
      }
      label "Loading\u{2026}"
    }
  }
  """#

extension CaseSet {
  public static let activityIndicatorStyle = CaseSet(
    "ActivityIndicatorStyle", swift: "ActivityIndicator.Style", ["white", "whiteLarge", "gray"])
}
