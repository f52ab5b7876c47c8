extension Kind {
  static let stepper = Kind(
    .stepper, role: .control,
    title: Localized("Stepper", "步进器"),
    documentation: Localized(
      "Changes a value by a constant amount, up or down. It does not show the value.",
      "以一个常数增减某个值。它自身不显示数值。"),
    uikitClass: "UIStepper", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: .value, defaultEvent: .valueChanged,
    placement: Localized(
      "Beside the value that it changes; in a toolbar its icons become template images.",
      "放在所调整的值旁边；在工具栏中图标会成为模板图片。"),
    fixedSize: KindSize(width: 94, height: 29),
    layout: KindLayout(place: .trailingInRow),
    defaultTraits: ["userInteractionEnabled", "adjustable"], hasBaseline: false,
    related: [.slider, .picker, .label],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .minimumValue, .double, default: .double(0),
    range: .below(.property(.maximumValue), outside: .pushesLimit), followsBinding: .value,
    source: "004",
    Localized("the least value; less than the maximum", "最小值；须小于最大值")),
  Property(
    .maximumValue, .double, default: .double(100),
    range: .above(.property(.minimumValue), outside: .pushesLimit), followsBinding: .value,
    source: "004",
    Localized("the greatest value; greater than the minimum", "最大值；须大于最小值")),
  Property(
    .value, .double, default: .double(0),
    range: ValueRange(.property(.minimumValue), through: .property(.maximumValue)),
    limitedBy: [.minimumValue, .maximumValue, .stepValue], bindable: true,
    source: "004",
    Localized("the value that the buttons change, within the range", "按钮所增减的值，位于范围之内")),
  Property(
    .stepValue, .double, default: .double(1), range: .above(0, outside: .refused), source: "004",
    Localized("the amount of one press; greater than 0", "步长，即每次按下增减的量；须大于0")),
  Property(
    .isContinuous, .bool, default: .bool(true), source: "004",
    Localized(
      "whether every change while held is sent, or one event at release",
      "按住期间是否连续发送每次改变；否则只在松开时发送一次")),
  Property(
    .autorepeat, .bool, default: .bool(true), source: "004",
    Localized("whether holding a button repeats the step", "按住按钮时是否自动重复")),
  Property(
    .wraps, .bool, default: .bool(false), source: "004",
    Localized(
      "whether the minimum follows the maximum, and the reverse", "是否循环：超过最大值后回到最小值，反之亦然")),
  Property(
    .incrementImage, .image, default: .image("plus"), keying: .state, appearance: true,
    source: "000 001 003 004",
    Localized("the icon of the button that adds, for each state", "各状态下增加按钮的图标")),
  Property(
    .decrementImage, .image, default: .image("minus"), keying: .state,
    appearance: true, source: "000 001 003 004",
    Localized("the icon of the button that subtracts, for each state", "各状态下减少按钮的图标")),
  Property(
    .backgroundImage, .image, keying: .state, appearance: true, source: "000 004",
    Localized(
      "the image behind everything except the divider, for each state", "各状态下的背景图，覆盖除分隔图片以外的部分")),
  Property(
    .dividerImage, .image, keying: .statePair, appearance: true, source: "000 004",
    Localized(
      "the image between the buttons: with neither, the left or the right one pressed",
      "两个按钮之间的分隔图片：都未按下、左侧按下、右侧按下三种组合")),
  Property(
    .renderingMode, .oneOf(.renderingMode), default: .member("automatic"), source: "004",
    Localized(
      "how the icons are drawn; a toolbar makes templates of `.automatic` ones",
      "图标的渲染方式；`.automatic` 的图标在工具栏中成为模板图片")),
  Property(
    .describedBy, .reference(.label), source: "000 001 003 P",
    Localized("the label that names the value", "说明所调整的值的标签")),
  Property(
    .valueLabel, .reference(.label), source: "000 001 003 P",
    Localized("the label that shows the value", "显示数值的标签")),
  Property(
    .changes, .oneOf(.stepperChanges), default: .member("small"), source: "000 001 003 P",
    Localized("how far people move the value; large changes suit a slider", "调整的幅度；大幅度调整适合用滑块")),

  .misplaced(.showsValue, rule: "stepper/shows-value"),
  .misplaced(.text, rule: "stepper/shows-value"),
  .misplaced(.title, rule: "stepper/shows-value"),
  .misplaced(.delegate, rule: "stepper/delegate"),
  .misplaced(.options, rule: "stepper/fixed-options"),
]

private let behaviorList: [Localized] = [
  Localized("Two segments, minus first and then plus.", "由两个分段组成，先减后加。"),
  Localized("One press adds or subtracts `stepValue`.", "每按一次加上或减去 `stepValue`。"),
  Localized(
    "Past the maximum it goes to the minimum if it `wraps`, else it stays; and the reverse.",
    "超过最大值时，`wraps` 为 true 则回到最小值，否则停在最大值；反之亦然。"),
  Localized("It never shows its value.", "自身从不显示数值。"),
  Localized(
    "With `autorepeat`, holding a button repeats the step, faster and faster.",
    "`autorepeat` 为 true 时，按住按钮会重复增减，时间越长越快。"),
  Localized("Without it, one press is one step, however long.", "否则无论按住多久，每次按下只增减一步。"),
  Localized(
    "If `isContinuous`, each change while held is sent; otherwise one event at release.",
    "`isContinuous` 为 true 时，按住期间每次改变都发送事件；否则只在松开时发送一次。"),
  Localized("The buttons are never pressed together.", "两个按钮不会同时按下。"),
  Localized("The pressed button is filled with a translucent tint.", "按下的按钮以半透明的着色填充。"),
  Localized("A background image covers everything except the divider.", "背景图覆盖除分隔图片以外的部分。"),
  Localized(
    "In a toolbar its icons become template images unless they are `.alwaysOriginal`.",
    "在工具栏中，图标会成为模板图片，除非设为 `.alwaysOriginal`。"),
  Localized("It works without a delegate.", "不需要代理。"),
  Localized(
    "Its traits are user interaction enabled and adjustable unless the file says otherwise.",
    "默认的辅助功能特征是允许用户交互和可调整。"),
  Localized("It has no baseline.", "没有基线。"),
]

private let exampleFile = #"""
  screen Print "Print" {
    var copies: Int in 1...20 = 1

    content {
      label copiesLabel "Copies: \(copies)"
      stepper {
        value <-> copies
        describedBy: copiesLabel
        valueLabel: copiesLabel
      }
    }
  }
  """#

extension CaseSet {
  public static let stepperChanges = CaseSet(
    "StepperChanges", swift: "Stepper.Changes", ["small", "large"])
}
