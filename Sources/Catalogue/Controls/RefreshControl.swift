extension Kind {
  static let refreshControl = Kind(
    .refreshControl, role: .control,
    title: Localized("Refresh Control", "刷新控件"),
    documentation: Localized(
      "Refreshes a table at once when people drag it down from its top edge.",
      "用户从表格上缘往下拖拽时，立即刷新内容。"),
    uikitClass: "UIRefreshControl", isControl: true, isInteractive: true,
    primaryText: .title, ownProperties: propertyTable, events: .value,
    defaultEvent: .valueChanged,
    placement: Localized(
      "The top of a table or of another view that scrolls.", "表格或其他可滚动视图的上缘。"),
    naturalSize: KindSize(width: 20, height: 60), takesRoom: true,
    layout: KindLayout(isHiddenWhile: [.fails(.isRefreshing)]),
    defaultTraits: ["userInteractionEnabled"],
    related: [.activityIndicator, .table],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .isRefreshing, .bool, default: .bool(false), bindable: true, source: "000 001 003",
    Localized(
      "whether it is refreshing; setting it to false ends the refresh",
      "是否正在刷新；设为 false 即结束刷新")),
  Property(
    .title, .string, source: "000 001 003",
    Localized(
      "a short title that adds something, such as the time of the last update",
      "有实际信息的短标题，例如上次更新的时间")),
]

private let behaviorList: [Localized] = [
  Localized("Hidden at first.", "默认不可见。"),
  Localized(
    "Dragging down from the top edge shows it spinning and sends `valueChanged`.",
    "从上缘往下拖拽时出现并旋转，同时发送 `valueChanged`。"),
  Localized("The content refreshes at once; automatic updates go on.", "内容立即刷新，自动刷新照常进行。"),
  Localized("When the refresh ends it hides again.", "刷新结束后再次隐藏。"),
  Localized("Its title, if it has one, is shown with it.", "如果有标题，标题随控件一起显示。"),
]

private let exampleFile = #"""
  screen Inbox "Inbox" {
    var isReloading: Bool = false
    action reload()
    sample "Reloading" { isReloading: true }

    table {
      refreshControl {
        isRefreshing <-> isReloading
        on valueChanged -> reload()
      }
      row "Ann"
      row "Ben"
    }
  }
  """#
