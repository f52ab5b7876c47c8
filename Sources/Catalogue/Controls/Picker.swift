extension Kind {
  static let picker = Kind(
    .picker, role: .control,
    title: Localized("Picker", "选择器"),
    documentation: Localized(
      "Lets people choose one value on each of its wheels.",
      "让用户在每个滑轮上选择一个值。"),
    uikitClass: "UIPickerView", isInteractive: true,
    ownProperties: propertyTable,
    events: EventSet(
      [.select],
      parameters: [
        .init(of: .select, [EventParameter("wheel", .int), EventParameter("row", .int)])
      ]),
    defaultEvent: .select,
    placement: Localized("Inline with the content.", "嵌入当前内容。"),
    fixedSize: .keyboard,
    layout: KindLayout(place: .block, parts: .columns),
    defaultTraits: ["userInteractionEnabled", "adjustable"],
    related: [.datePicker, .table, .stepper],
    children: .only([.wheel]),
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .wheels, .list(.list(.string)), default: .required, runtime: .absent, source: "000 001 003",
    Localized(
      "the values of every wheel, unless `wheel` elements inside list them",
      "每个滑轮的值；也可以改用内部的 `wheel` 元素")),
  // The type is that of an enum; see `Wheel`.
  Property(
    .selection, .string, default: .derived(.firstValue), limitedBy: [.wheels], bindable: true,
    runtime: .absent, source: "P",
    Localized(
      "the enum variable whose cases are the one wheel of the picker", "枚举变量，其各枚举值就是选择器唯一的滑轮")),
  Property(
    .selectedRows, .list(.int), default: .derived(.firstRow), limitedBy: [.wheels],
    followsBinding: .selection, bindable: true, source: "000 001 003 U",
    Localized("the row chosen on each wheel, counted from 0", "每个滑轮选中的行，从0开始计数")),
  Property(
    .presentation, .oneOf(.pickerPresentation), default: .member("inline"),
    source: "000 001 003 P",
    Localized("where it appears; inline keeps people in context", "出现的位置；嵌入当前内容可避免切换视图")),
  Property(
    .familiar, .bool, default: .bool(true), source: "000 001 003 P",
    Localized(
      "whether people know the values; most are hidden while a wheel stands still",
      "用户是否熟悉这些值；滑轮静止时大部分值是隐藏的")),

  .misplaced(.size, rule: "picker/resized"),
  .misplaced(.width, rule: "picker/resized"),
  .misplaced(.height, rule: "picker/resized"),
]

private let behaviorList: [Localized] = [
  Localized("It has one or more wheels, each with a list of values.", "由一个或多个滑轮组成，每个滑轮是一组值。"),
  Localized(
    "Each wheel spins by itself; the row in the middle is the choice.", "每个滑轮单独旋转，停在中间的一行就是选中的值。"),
  Localized(
    "While a wheel stands still, values far from the middle are hidden.", "滑轮静止时，远离中间的值是隐藏的。"),
  Localized("Its size never changes.", "大小不可更改。"),
  Localized("The current value is in the middle, in dark text.", "当前值以深色文字显示在中间。"),
  Localized(
    "A choice is reported wheel by wheel, as `select(wheel, row)`.",
    "按滑轮逐个报告选择：`select(wheel, row)`。"),
]

private let exampleFile = #"""
  screen Shirt "Shirt" {
    var size: String = "M"
    var color: String = "Red"

    content {
      picker {
        wheel sizes {
          values: ["S", "M", "L"]
          selection <-> size
        }
        wheel colors {
          values: ["Blue", "Green", "Red"]
          selection <-> color
        }
        accessibility { label: "Size and color" }
      }
    }
  }
  """#
