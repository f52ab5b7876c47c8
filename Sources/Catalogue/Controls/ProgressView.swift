extension Kind {
  static let progressView = Kind(
    .progressView, role: .control,
    title: Localized("Progress View", "进度视图"),
    documentation: Localized(
      "Shows how much of a task of known length is done.",
      "表示时长已知的任务完成了多少。"),
    uikitClass: "UIProgressView",
    ownProperties: propertyTable,
    placement: Localized(
      "The default style in the content, the bar style in a toolbar or navigation bar.",
      "默认(Default)样式放在内容区域，进度条(Bar)样式放在工具栏或导航栏。"),
    fixedSize: KindSize(height: 3), styleSizes: ["bar": KindSize(height: 2)],
    naturalSize: KindSize(width: 150), takesRoom: true,
    layout: KindLayout(barPlace: .edge),
    defaultTraits: ["updatesFrequently"], hasBaseline: false,
    related: [.activityIndicator, .slider],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .progress, .double, default: .double(0), range: ValueRange(0, through: 1), bindable: true,
    source: "000 001 003 U",
    Localized("how much is done, from 0 to 1", "已完成的比例，0到1之间")),
  Property(
    .style, .oneOf(.progressViewStyle), default: .member("default"), source: "000 001 003",
    Localized("`default` for content, `bar` for bars", "内容区域用 `default`，工具栏和导航栏用 `bar`")),
  Property(
    .progressTintColor, .color, appearance: true, source: "000 001 003",
    Localized("the color of the filled part of the track", "已填充轨迹的颜色")),
  Property(
    .trackTintColor, .color, appearance: true, source: "000 001 003",
    Localized("the color of the unfilled part; the bar style has none", "未填充轨迹的颜色；进度条样式没有这一部分")),
  Property(
    .progressImage, .image, appearance: true, source: "000 001 003",
    Localized("the image of the filled part of the track", "已填充轨迹的图片")),
  Property(
    .trackImage, .image, appearance: true, source: "000 001 003",
    Localized("the image of the unfilled part; the bar style has none", "未填充轨迹的图片；进度条样式没有这一部分")),
  Property(
    .duration, .durationOr(.durationKnowledge), default: .member("known"),
    source: "000 001 003 P",
    Localized(
      "whether the length of the work is known; if not, use an activity indicator",
      "能否预知任务时长；若不能，应使用活动指示器")),
]

private let behaviorList: [Localized] = [
  Localized("The track fills from left to right.", "轨迹从左到右填充。"),
  Localized("The filled share is `progress`.", "填充的比例就是 `progress`。"),
  Localized(
    "The bar style is thinner; since iOS 8 it draws no unfilled part.",
    "进度条(Bar)样式更细；自 iOS 8 起不显示未填充的轨迹。"),
  Localized("Takes no touches.", "不支持用户交互行为。"),
]

private let exampleFile = #"""
  screen Update "Update" {
    var done: Double in 0...1 = 0.4

    content {
      label status "Installing\u{2026}"
      progressView {
        progress: done
        describedBy: status
      }
    }
  }
  """#

extension CaseSet {
  public static let progressViewStyle = CaseSet(
    "ProgressViewStyle", swift: "ProgressView.Style", ["default", "bar"])
}
