extension Kind {
  static let pageControl = Kind(
    .pageControl, role: .control,
    title: Localized("Page Control", "页面控件"),
    documentation: Localized(
      "Shows with dots how many views are open and which one is visible.",
      "用圆点表示打开了多少个视图，以及当前显示的是哪一个。"),
    uikitClass: "UIPageControl", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: EventSet(EventSet.value.events, misplaced: [.select]),
    defaultEvent: .valueChanged,
    placement: Localized(
      "Vertically centered between the bottom of the view and the bottom of the screen.",
      "在视图底边与屏幕底边之间垂直居中。"),
    fixedSize: KindSize(height: 37),
    layout: KindLayout(
      content: .pages,
      isHiddenWhile: [.holds(.hidesForSinglePage), .atMost(.numberOfPages, 1)]),
    defaultTraits: ["userInteractionEnabled", "adjustable"], hasBaseline: false,
    related: [.segmentedControl, .table],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .numberOfPages, .int, default: .int(0), range: .atLeast(0), source: "000 001 003 U",
    Localized(
      "the number of dots; more than 10 cannot be counted at a glance, 20 are too many",
      "圆点数；超过10个难以一眼数清，超过20个就太多了")),
  Property(
    .currentPage, .int, default: .int(0), range: ValueRange(0, upTo: .property(.numberOfPages)),
    limitedBy: [.numberOfPages], bindable: true, source: "000 001 003 U",
    Localized("the visible page, counted from 0", "当前页，从0开始计数")),
  Property(
    .pageIndicatorTintColor, .color, appearance: true, source: "000 001 003",
    Localized("the color of the other dots; translucent when unset", "其他圆点的颜色；未设置时为半透明")),
  Property(
    .currentPageIndicatorTintColor, .color, appearance: true, source: "000 001 003",
    Localized("the color of the current dot; opaque when unset", "当前圆点的颜色；未设置时为不透明")),
  Property(
    .hidesForSinglePage, .bool, default: .bool(false), source: "U",
    Localized("whether it hides while there is one page only", "只有一页时是否隐藏")),
  Property(
    .defersCurrentPageDisplay, .bool, default: .bool(false), source: "U",
    Localized("whether the dots wait for the app before they show the new page", "是否等应用更新后才显示新的当前页")
  ),
  Property(
    .views, .oneOf(.pageRelation), default: .member("peers"), source: "000 001 003 P",
    Localized(
      "how the views relate; a hierarchy does not fit in a row of dots", "视图之间的关系；信息层级不适合用一排圆点表示")),
  Property(
    .purpose, .oneOf(.pageControlPurpose), default: .member("count"), source: "001 003 P",
    Localized("whether people count views or choose among them", "用于表示视图的数量，还是用于选择视图")),
  Property(
    .placement, .oneOf(.pageControlPlacement), default: .member("betweenViewAndScreenBottom"),
    source: "000 001 003 P",
    Localized("its place on the screen", "在屏幕上的位置")),
  Property(
    .pages, .list(.reference(.destination)), source: "P",
    Localized("the views of the dots, in order", "圆点所代表的视图，按顺序排列")),
  Property(
    .width, .length, default: .derived(.container), range: .atLeast(0), source: "P",
    Localized(
      "its width in points; a dot takes 16, and dots that do not fit are clipped",
      "宽度（点）；每个圆点占16点，放不下的会被截断")),

  .misplaced(.allowsDirectSelection, rule: "page-control/direct-selection"),
]

private let behaviorList: [Localized] = [
  Localized(
    "One dot for every open view, from left to right in the order of opening.",
    "每个打开的视图对应一个圆点，按打开的顺序从左到右排列。"),
  Localized("The current dot is opaque, the others are translucent.", "当前圆点不透明，其他圆点半透明。"),
  Localized(
    "A tap left of the current dot goes to the previous view, right of it to the next.",
    "轻击当前圆点左侧转到上一个视图，右侧转到下一个视图。"),
  Localized("At the first or last page a tap outwards changes nothing.", "已在两端时，向外侧轻击没有效果。"),
  Localized("It never jumps to a view that is not next to the current one.", "不能跳到不连续的视图。"),
  Localized(
    "Dots keep their size and spacing; those beyond the width, 16 pt a dot, are clipped.",
    "圆点的大小和间距不变；每个占16点，超出宽度的会被截断。"),
  Localized(
    "It does not navigate: it sends `valueChanged`, and the app shows the view.",
    "它不会自动切换视图，只发送 `valueChanged`，由应用显示视图。"),
  Localized(
    "An iPhone in portrait, 320 pt wide, has room for 20 dots.", "竖屏 iPhone 宽320点，可容纳20个圆点。"),
]

private let exampleFile = #"""
  screen Tour "Tour" {
    var page: Int in 0...2 = 0

    content { label "Step \(page + 1)" }
    pageControl {
      numberOfPages: 3
      currentPage <-> page
      accessibility { label: "Page of the tour" }
    }
  }
  """#

extension CaseSet {
  public static let pageRelation = CaseSet(
    "PageRelation", swift: "PageControl.Views", ["peers", "hierarchy"])
  public static let pageControlPurpose = CaseSet(
    "PageControlPurpose", swift: "PageControl.Purpose", ["count", "choose"])
  public static let pageControlPlacement = CaseSet(
    "PageControlPlacement", swift: "PageControl.Placement",
    ["betweenViewAndScreenBottom", "top", "middle", "custom"])
}
