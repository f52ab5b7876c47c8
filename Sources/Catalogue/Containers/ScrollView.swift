extension Kind {
  static let scrollView = Kind(
    .scrollView, role: .container,
    title: Localized("Scroll View", "滚动视图"),
    documentation: Localized(
      "Shows a part of its elements, which move along its axis under a finger, or turn page by page. "
        + "When they have come to rest elsewhere it sends `valueChanged`.",
      "显示其元素的一部分；元素随手指沿轴向移动，或逐页翻动。停在别处时发送 `valueChanged`。"),
    uikitClass: "UIScrollView",
    ownProperties: propertyTable, events: EventSet([.valueChanged]), defaultEvent: .valueChanged,
    placement: Localized("A screen, a content region or a view.", "界面、内容区域或视图中。"),
    takesRoom: true, layout: KindLayout(place: .block),
    related: [.pageControl, .stack, .content, .table],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .axis, .oneOf(.axis), default: .member("vertical"), source: "U",
    Localized(
      "the direction in which the elements follow each other and move", "元素排列和移动的方向")),
  Property(
    .spacing, .length, default: .double(0), range: .atLeast(0), source: "U",
    Localized(
      "the space between two elements, in points; pages have none", "相邻元素的间距（点）；分页时不起作用")),
  Property(
    .contentInset, .length, default: .double(0), range: .atLeast(0), source: "U",
    Localized(
      "the space around the elements, in points; with pages, around each of them",
      "元素四周的边距（点）；分页时为每一页四周的边距")),
  Property(
    .height, .length, range: .atLeast(0), source: "P",
    Localized(
      "a fixed height in points; without one it is as high as its elements, and alone on a screen it "
        + "fills it",
      "固定的高度（点）；不写时与其元素同高，界面中只有它时填满界面")),
  Property(
    .isPagingEnabled, .bool, default: .bool(false), source: "U",
    Localized(
      "whether each element is a page as large as the view, and comes to rest as a whole",
      "是否每个元素为一页：与视图同样大小，停下时总是整页显示")),
  Property(
    .currentPage, .int, default: .int(0), bindable: true, source: "P",
    Localized(
      "with pages, the one that is shown, counted from 0; another number is the nearest one",
      "分页时显示的页，从0开始计数；超出范围时取最接近的一页")),
  Property(
    .contentOffset, .double, default: .double(0), range: .atLeast(0), bindable: true, source: "U",
    Localized(
      "without pages, how far the elements have moved from their start, in points; never further than "
        + "to their end",
      "不分页时，元素从起始处移动了多远（点）；最远到末尾")),
  Property(
    .background, .color, appearance: true, source: "P",
    Localized(
      "the color behind the elements; styles and text are checked against it",
      "元素后面的背景颜色；据此检查样式和文字")),
]

private let exampleFile = #"""
  screen Welcome "Welcome" {
    var page: Int in 0...2 = 0

    scrollView {
      axis: .horizontal
      isPagingEnabled: true
      contentInset: 16pt
      currentPage <-> page
      label "Pick a tea." { numberOfLines: 0 }
      label "Heat the water." { numberOfLines: 0 }
      label "Wait three minutes." { numberOfLines: 0 }
    }
    pageControl {
      numberOfPages: 3
      currentPage <-> page
    }
  }
  """#
