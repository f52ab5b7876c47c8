import CtlDiagnostics

extension LanguageCode {
  public static let overflow = Code(
    "value/overflow", .error,
    title: Message("the result does not fit into {type}", "结果超出{type}的范围"),
    why: Message(
      "Constants are computed while the file is checked. A number too large for its type would stop "
        + "the app when it runs.",
      "常量在检查文件时计算。超出类型范围的数字会使应用在运行时终止。"),
    bad: [
      """
      let pages = 9223372036854775807 + 1
      //          ^^^^^^^^^^^^^^^^^^^^^^^
      """,
      """
      let pages = 99999999999999999999
      //          ^^^^^^^^^^^^^^^^^^^^
      """,
    ], good: ["let pages = 9223372036854775807"])

  public static let divisionByZero = Code(
    "value/division-by-zero", .error, title: Message("this divides by zero", "此处除以零"),
    why: Message(
      "There is no such number, and the app would stop when it gets here.",
      "这样的数字不存在，应用运行到此处会终止。"),
    bad: [
      """
      let width = 320 / (4 - 4)
      //                 ^^^^^
      """
    ], good: ["let width = 320 / 4"])

  public static let outOfRange = Code(
    "value/out-of-range", .error,
    title: Message("{value} is outside the range {range} of {name}", "{value} 超出{name}的范围 {range}"),
    why: Message(
      "A variable with a range promises never to leave it. Controls and rules rely on that, so "
        + "the first value must be in the range too.",
      "带范围的变量保证不会超出范围，控件和规则都依赖这一点，因此初始值也必须在范围之内。"),
    bad: .inScreen(
      """
      var copies: Int in 1...20 = 0
      //                          ^
      """,
      """
      var copies: Int in 1...20 = 30
      //                          ^^

      content {
        label text "Copies"
        stepper { value <-> copies; describedBy: text }
      }
      """,
      """
      content {
        label title "Print"
        layout { pin width(title) >= 120 @ 1200 }
        //                                 ^^^^
      }
      """),
    good: .inContent(
      having: "var copies: Int in 1...20 = 1",
      """
      label title "Print"
      layout { pin width(title) >= 120 @ 1000 }
      """), fix: .suggestion)

  public static let emptyRange = Code(
    "value/empty-range", .error,
    title: Message("this range is empty: {lower} is above {upper}", "范围为空：{lower} 大于 {upper}"),
    why: Message(
      "A range goes from the smaller value to the larger one. This range contains no value.",
      "范围从较小的值到较大的值。没有值落在这个范围之内。"),
    bad: .inScreen(
      """
      var copies: Int in 20...1
      //                 ^^^^^^
      """),
    good: .inScreen(
      """
      var copies: Int in 1...20
      """))

  public static let malformedDate = Code(
    "value/malformed-date", .error,
    title: Message("`{text}` is not a date", "“{text}”不是日期"),
    why: Message(
      "Where a date is expected, a string is read as an ISO 8601 date, because people read "
        + "other orders of day, month and year differently.",
      "需要日期的位置按 ISO 8601 读取字符串，因为年、月、日的其他顺序在不同地方含义不同。"),
    bad: .inScreen(
      """
      var due: Date = "31.1.2026"
      //              ^^^^^^^^^^^
      """,
      """
      var due: Date = "2026-02-29"
      //              ^^^^^^^^^^^^
      """),
    good: .inScreen(
      """
      var due: Date = "2026-01-31T09:00"
      var reminder: Date = "09:00"
      """), fix: .suggestion)

  public static let unknownUnit = Code(
    "value/unknown-unit", .error, title: Message("`{unit}` is not a unit", "“{unit}”不是单位"),
    why: Message(
      "Durations are written in `h`, `min`, `s` and `ms`, the larger ones first, and lengths in "
        + "`pt`. A unit says what a number means, so it must be one of them.",
      "时长的单位是 `h`、`min`、`s` 和 `ms`，从大到小书写；长度的单位是 `pt`。单位决定数字的含义，因此只能使用这些。"),
    bad: [
      """
      let pause = 5sec
      //          ^^^^
      """,
      """
      let pause = 30min1h
      //          ^^^^^^^
      """,
    ],
    good: [
      """
      let pause = 1h30min
      let width = 44pt
      """
    ], fix: .suggestion)

  public static let unknownEscape = Code(
    "value/unknown-escape", .error,
    title: Message("`{escape}` is not an escape", "“{escape}”不是转义序列"),
    why: Message(
      "In a string a backslash begins an escape. Write a plain backslash as two.",
      "字符串中的反斜杠表示转义的开始。要写反斜杠本身，请写两个。"),
    bad: [
      """
      let path = "Music\\Songs"
      //               ^^
      """
    ],
    good: [
      """
      let path = "Music\\\\Songs"
      let greeting = "Hello\\n\\u{1F600}"
      """
    ])

  public static let hiddenDirection = Code(
    "value/hidden-direction", .warning,
    title: Message(
      "the invisible character {character} changes the direction of the text after it",
      "不可见字符 {character} 会改变其后文字的方向"),
    why: Message(
      "What people read in the file is then not what it says: a comment can look like code, and code "
        + "like a comment. In a string, an escape says the same and can be seen.",
      "这样一来，文件看起来与实际内容不同：注释可能看似代码，代码可能看似注释。在字符串中，转义序列作用相同而且可见。"),
    bad: [
      """
      let name = "a\u{202E}b"
      //           ^^^
      """
    ],
    good: [
      """
      let name = "a\\u{202E}b"
      """
    ], fix: .safe)

  public static let indexOutOfRange = Code(
    "value/index-out-of-range", .error,
    title: Message(
      "there is no element {index} in a list of {count}", "列表有 {count} 个元素，没有第 {index} 个"),
    why: Message(
      "The first element has the index 0, the last one the number of elements less one. The app "
        + "would stop when it reads beyond them.",
      "第一个元素的下标是 0，最后一个是元素个数减一。读取其他下标会使应用终止。"),
    bad: [
      """
      let names = ["Ann", "Ben"]
      let last = names[2]
      //               ^
      """
    ],
    good: [
      """
      let names = ["Ann", "Ben"]
      let last = names[1]
      """
    ])

  public static let notConstant = Code(
    "value/not-constant", .error,
    title: Message("{what} must be known before the app runs", "{what}必须在运行前确定"),
    why: Message(
      "Layouts, images, fonts and keys of texts are checked and built in before the app runs. A "
        + "variable has no value at that time; a constant does.",
      "布局、图片、字体和文字的键在应用运行之前就要检查并构建。此时变量没有值，常量有。"),
    bad: .inScreen(
      """
      var space: Double = 8
      content {
        label title "Print"
        layout { pin topSpaceToSuperview(title) == space }
        //                                         ^^^^^
      }
      """,
      """
      var key: String = "print.title"
      content {
        label { text: localized(key) }
        //                      ^^^
      }
      """),
    good: .inContent(
      having: "let space: Double = 8",
      """
      label title "Print"
      layout { pin topSpaceToSuperview(title) == space }
      """))

  public static let cycle = Code(
    "value/cycle", .error, title: Message("`{name}` depends on itself", "“{name}”依赖于自身"),
    why: Message(
      "Each value of the circle waits for the next one, so none of them can be known. A "
        + "variable that both are bound to breaks the circle.",
      "循环中的每个值都在等待下一个，因此谁也无法确定。将两者绑定到同一个变量即可打破循环。"),
    bad: [
      """
      let width = height * 2
      //  ^^^^^
      let height = width / 2
      """,
      .inTable(
        """
        row "Wi-Fi" { switch wifi { isEnabled: roaming.isEnabled } }
        row "Roaming" { switch roaming { isEnabled: wifi.isEnabled } }
        //                                          ^^^^^^^^^^^^^^
        """),
    ],
    good: [
      """
      let width = 320
      let height = width / 2
      """,
      .inTable(
        """
        row "Wi-Fi" { switch wifi { isOn: true } }
        row "Roaming" { switch { isEnabled: wifi.isOn } }
        """),
    ])
}
