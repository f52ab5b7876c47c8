extension Kind {
  static let datePicker = Kind(
    .datePicker, role: .control,
    title: Localized("Date Picker", "日期时间选择器"),
    documentation: Localized(
      "Sets a date, a time, both, or the length of a countdown, with one wheel for each part.",
      "用滑轮设置日期、时间、日期和时间，或倒计时器的时长；每个滑轮对应其中一部分。"),
    uikitClass: "UIDatePicker", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: .value, defaultEvent: .valueChanged,
    placement: Localized(
      "Inline with the content; in a popover where the width is regular.",
      "嵌入当前内容；宽度为 regular 时可放在浮层中。"),
    fixedSize: .keyboard,
    layout: KindLayout(place: .block, parts: .columns),
    defaultTraits: ["userInteractionEnabled", "adjustable"],
    related: [.picker, .textField],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .mode, .oneOf(.datePickerMode), default: .member("dateAndTime"), source: "000 001 003",
    Localized("what is picked; it decides the wheels", "选择的内容；决定有哪些滑轮")),
  Property(
    .date, .date, default: .derived(.now),
    range: ValueRange(.property(.minimumDate), through: .property(.maximumDate)),
    limitedBy: [.mode, .minuteInterval, .minimumDate, .maximumDate], bindable: true,
    source: "000 001 003",
    Localized("the chosen date and time; not used by a countdown timer", "选中的日期和时间；倒计时器模式下无效")),
  Property(
    .minimumDate, .date, range: .atMost(.property(.maximumDate), outside: .liftsLimits),
    source: "U",
    Localized("the earliest date, at most `maximumDate`", "最早的日期，不得晚于 `maximumDate`")),
  Property(
    .maximumDate, .date, range: .atLeast(.property(.minimumDate), outside: .liftsLimits),
    source: "U",
    Localized("the latest date, at least `minimumDate`", "最晚的日期，不得早于 `minimumDate`")),
  Property(
    .minuteInterval, .int, default: .int(1),
    range: ValueRange(1, through: 30, divides: 60, outside: .replaced), source: "000 001 003",
    Localized(
      "the minutes from one row of the minute wheel to the next; a divisor of 60, at most 30",
      "分钟滑轮的单位刻度；须整除60，最大为30")),
  Property(
    .countDownDuration, .duration, default: .double(0),
    range: ValueRange(0, through: .number(86_340)), limitedBy: [.mode, .minuteInterval],
    bindable: true,
    source: "000 001 003",
    Localized(
      "the length of the countdown in whole minutes, at most 23 h 59 min",
      "倒计时的时长，以整分钟计，最长 23 小时 59 分钟")),
  Property(
    .showsAMPM, .bool, default: .derived(.locale), source: "000 001 003",
    Localized(
      "whether there is an AM/PM wheel; only with `.time` and `.dateAndTime`",
      "是否显示上午/下午滑轮；仅用于 `.time` 和 `.dateAndTime`")),
  Property(
    .wheels, .list(.oneOf(.datePickerWheel)), default: .derived(.mode),
    runtime: .absent, source: "000 001 003",
    Localized(
      "the wheels from first to last; they follow from the mode and the locale, at most four",
      "从先到后的滑轮；由模式和区域决定，最多四个")),
  Property(
    .locale, .string, default: .derived(.system), runtime: .wrapped("LocaleIdentifier"),
    source: "U",
    Localized(
      "the locale that decides the words of the wheels, and the order of those of a date",
      "决定滑轮文字、以及日期各滑轮顺序的区域标识")),
  Property(
    .calendar, .string, default: .derived(.system), source: "U",
    Localized(
      "whose years it counts: `gregorian`, `buddhist`, `japanese` or `roc`",
      "按哪种历法纪年：`gregorian`、`buddhist`、`japanese` 或 `roc`")),
  Property(
    .timeZone, .string, default: .derived(.system), runtime: .optional, source: "U",
    Localized(
      "the time zone of the picked time, such as `Asia/Tokyo`, which it then names",
      "所选时间的时区，例如 `Asia/Tokyo`；选择器会显示其名称")),
  Property(
    .presentation, .oneOf(.datePickerPresentation), default: .member("inline"),
    source: "000 001 003 P",
    Localized("where it appears; inline keeps people in context", "出现的位置；嵌入当前内容可避免切换视图")),

  .misplaced(.size, rule: "date-picker/resized"),
  .misplaced(.width, rule: "date-picker/resized"),
  .misplaced(.height, rule: "date-picker/resized"),
]

private let behaviorList: [Localized] = [
  Localized("The mode decides the wheels, at most four, one for each part.", "模式决定滑轮，最多四个，各表示一部分。"),
  Localized(
    "Each wheel spins by itself; the row in the middle is its value.", "每个滑轮单独旋转，停在中间的一行就是它的值。"),
  Localized("The values of all wheels together are its value.", "所有滑轮的值合起来就是选择器的值。"),
  Localized(
    "The minute wheel lists 0 and every multiple of `minuteInterval` below 60.",
    "分钟滑轮列出 0 以及 60 以内 `minuteInterval` 的所有倍数。"),
  Localized(
    "With the AM/PM wheel the hours run from 1 to 12, without it from 0 to 23.",
    "有上午/下午滑轮时小时为 1 至 12，没有时为 0 至 23。"),
  Localized("A countdown is at most 23 h 59 min.", "倒计时最长为 23 小时 59 分钟。"),
  Localized("Its size never changes.", "大小不可更改。"),
  Localized("The current value is in the middle, in dark text.", "当前值以深色文字显示在中间。"),
  Localized(
    "Spinning sends `valueChanged`; a value out of bounds springs back to the bound.",
    "旋转滑轮会发送 `valueChanged`；超出范围的值会弹回边界。"),
]

private let exampleFile = #"""
  screen Alarm "Alarm" {
    var wakeUp: Date = "2026-01-31T07:30"

    table {
      row "Wake Up" {
        datePicker {
          mode: .time
          date <-> wakeUp
          minuteInterval: 5
        }
      }
    }
  }
  """#

extension CaseSet {
  public static let datePickerMode = CaseSet(
    "DatePickerMode", swift: "DatePicker.Mode", ["dateAndTime", "time", "date", "countDownTimer"])
  public static let datePickerWheel = CaseSet(
    "DatePickerWheel", swift: "DatePicker.Wheel",
    ["date", "hour", "minute", "amPM", "month", "day", "year"])
}
