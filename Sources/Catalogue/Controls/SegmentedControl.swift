extension Kind {
  static let segmentedControl = Kind(
    .segmentedControl, role: .control,
    title: Localized("Segmented Control", "分段控件"),
    documentation: Localized(
      "Offers two or more closely related, mutually exclusive choices, each in a segment. "
        + "The segments are `segment` elements, or the cases of an enum bound to `selection`.",
      "提供两个或更多密切相关且互斥的选项，每个选项占一个分段。"
        + "分段由 `segment` 元素给出，或来自绑定到 `selection` 的枚举。"),
    uikitClass: "UISegmentedControl", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: .value, defaultEvent: .valueChanged,
    placement: Localized("Anywhere; each segment may show another view.", "任意位置；每个分段可以显示不同的视图。"),
    fixedSize: KindSize(height: 29),
    layout: KindLayout(barPlace: .title, parts: .shares),
    defaultTraits: ["userInteractionEnabled", "button"],
    related: [.switch, .pageControl, .picker],
    children: .only([.segment]),
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .apportionsSegmentWidthsByContent, .bool, default: .bool(false), source: "U",
    Localized(
      "whether wider content gets a wider segment; equal segments are better", "是否按内容分配分段的宽度；分段应当等宽"
    )),
  Property(
    .selectedSegmentIndex, .int, default: .int(-1),
    range: ValueRange(-1, upTo: .count, outside: .replaced),
    limitedBy: [.segments], followsBinding: .selection, bindable: true, source: "000 001 003 U",
    Localized(
      "the selected segment, counted from 0, or the one tapped last where none stays selected; -1 for none",
      "选中的分段，从0开始计数；不保持选中时为最后轻击的分段；-1 表示没有")),
  Property(
    .isMomentary, .bool, default: .bool(false), source: "U",
    Localized("whether a segment springs back instead of staying selected", "分段是否在轻击后弹回，而不保持选中")),
  Property(
    .backgroundColor, .color, appearance: true, source: "000",
    Localized("the color behind the segments", "分段的背景颜色")),
  Property(
    .backgroundImage, .image, keying: .state, appearance: true, source: "000",
    Localized(
      "the image behind the segments, for each state; make it resizable", "各状态下分段的背景图；应可调整大小")),
  Property(
    .dividerImage, .image, keying: .statePair, appearance: true, source: "000",
    Localized("the image between two segments, by the states of both", "两个分段之间的分隔图片，由两侧的状态决定")),
  Property(
    .contentPositionAdjustment, .offset, default: .list([.double(0), .double(0)]),
    appearance: true, source: "000 001 003",
    Localized(
      "how far the content is moved from the center, right and down, in points",
      "内容偏离中心的距离（点），先向右，后向下")),
  Property(
    .width, .length, default: .derived(.segments), range: .atLeast(0), source: "000",
    Localized(
      "the width in points; each segment needs 44", "宽度（点）；每个分段至少需要44点")),
  Property(
    .choices, .oneOf(.segmentChoices), default: .member("related"), source: "P",
    Localized("whether the choices are closely related", "选项是否密切相关")),
  // A bound variable is of an enum type, which the case set here does not name.
  Property(
    .selection, .oneOf(.segmentSelection), default: .member("exclusive"), limitedBy: [.segments],
    bindable: true, source: "P",
    Localized(
      "bound to an enum variable, its cases are the segments; set to a value, how many may be chosen",
      "绑定到枚举变量时，各枚举值就是分段；直接写时，表示单选或多选")),
  Property(
    .contentPositionChecked, .bool, default: .bool(false), source: "P",
    Localized(
      "whether a person has checked the content on the custom background",
      "是否已检查过内容在自定义背景上的位置")),

  .misplaced(.height, rule: "segmented-control/fixed-height"),
]

private let behaviorList: [Localized] = [
  Localized("A tap selects a segment and deselects the former one.", "轻击后选中该分段，原来的分段不再选中。"),
  Localized("At most one segment is selected.", "最多选中一个分段。"),
  Localized("All segments have the same width, an equal share of the whole.", "所有分段等宽，平分总宽度。"),
  Localized("The height is fixed.", "高度固定。"),
  Localized(
    "Content is centered in its segment, then moved by `contentPositionAdjustment`.",
    "内容在分段中自动居中，再按 `contentPositionAdjustment` 移动。"),
  Localized(
    "A change sends `valueChanged`; a segment may show another view, as a button does.",
    "选择改变时发送 `valueChanged`；分段可以像按钮一样显示另一个视图。"),
  Localized("A tap on the selected segment changes nothing.", "轻击已选中的分段没有效果。"),
]

private let exampleFile = #"""
  enum Layout {
    list "List"
    grid "Grid"
    map "Map"
  }

  screen Places "Places" {
    var shown: Layout = .grid

    content {
      segmentedControl {
        selection <-> shown
        accessibility { label: "Layout" }
      }
    }
  }
  """#

extension CaseSet {
  public static let segmentChoices = CaseSet(
    "SegmentChoices", swift: "SegmentedControl.Choices", ["related", "unrelated"])
  public static let segmentSelection = CaseSet(
    "SegmentSelection", swift: "SegmentedControl.Selection", ["exclusive", "multiple"])
}
