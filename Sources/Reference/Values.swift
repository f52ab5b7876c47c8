import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Types, operators and functions.
extension Page {
  mutating func values() {
    heading(2, told(Page.sections[4]))
    text(
      told(
        "An `Int` becomes a `Double` where one is expected and beside a literal `Double`, a string "
          + "literal a `Date` or an `Image`, a text a part of a styled text; nothing else is converted automatically. "
          + "Where a `Double` is expected, so it is in what `max`, `min`, `abs`, `??` and `?:` choose from, but "
          + "beside a `Double` that varies write `Double(cups)`, and a `[Int]` is no `[Double]`. `.case`, colors, dates and "
          + "images take their type from their use. A list of literals beside another list in `+` or `?:` has the "
          + "type of that one, on either side, and `[]` too; a list of bare `.case`s that nothing gives a type is "
          + "reported. Constants are computed while checking, and "
          + "overflow and division by zero are reported.",
        "需要 `Double` 的地方以及与 `Double` 字面量运算时可以写 `Int`，需要 `Date` 或 `Image` 的地方可以写字符串字面量，带样式的文本中可以写文字；除此之外不会自动转换。"
          + "需要 `Double` 时，`max`、`min`、`abs`、`??` 和 `?:` 的各个值也是如此；但与会变化的 `Double` 运算时请写 `Double(cups)`，`[Int]` 也不是 `[Double]`。"
          + "`.case`、颜色、日期和图片的类型取决于所在位置。"
          + "在 `+` 或 `?:` 中，字面量列表与旁边的列表类型相同，写在哪一边都一样，`[]` 也是如此；类型无从得知的 `.case` 列表会报告。常量在检查时计算，溢出和除以零会报告。"
      ))
    table(
      [Message("type", "类型"), Message("literals", "字面量"), Message("is", "说明")],
      Page.types.map { [told($0.0), $0.1, told($0.2)] })
    let names = Color.named.map { "`.\($0.name)`" }.joined(separator: ", ")
    text(told("The colors with a name are \(names).", "有名称的颜色：\(names)。"))
    table(
      [Message("operator", "运算符"), Message("takes", "接受"), Message("gives", "结果")],
      Page.operators.map { [$0.0, told($0.1), told($0.2)] })
    text(
      told(
        "The loosest first. Operators that bind alike are read from left to right: {levels}.",
        "结合最松的在前。结合强度相同的运算符从左到右结合：{levels}。"
      ).replacing("{levels}", with: Page.levels))
    table(
      [Message("function", "函数"), Message("after a value", "写在值之后"), Message("is", "说明")],
      Function.all.map { function in
        [
          "`\(function.signature)`", function.isMember ? told("yes", "可以") : "",
          sentence(told(function.documentation)),
        ]
      })
    text(
      told(
        "After a value, `names.count` and `title.isEmpty` are written as properties, and the "
          + "others as calls: `title.uppercased()`, `names.contains(\"Tea\")`. A function with a type "
          + "in front of it, such as `String.trimmed()`, is only written after a value.",
        "写在值之后时，`names.count` 和 `title.isEmpty` 写作属性，其余写作调用：`title.uppercased()`、`names.contains(\"Tea\")`。"
          + "前面写有类型的函数（如 `String.trimmed()`）只写在值之后。"
      ))
    text(
      told(
        "After a list, the argument of these says something of each item, which is `$0`: "
          + "`teas.filter($0.price < 10)`.",
        "写在列表之后时，下列函数的参数对每一项 `$0` 作出说明：`teas.filter($0.price < 10)`。"))
    table(
      [Message("after a list", "写在列表之后"), Message("gives", "结果")],
      ItemFunction.allCases.map { ["`\($0.form)`", told($0.documentation)] })
  }

  private static let types: [(Message, String, Message)] = [
    (code("Bool"), "`true`, `false`", Message("a truth value", "真假值")),
    (code("Int"), "`12`, `1_000`, `0x2A`", Message("a whole number of 64 bits", "64 位整数")),
    (code("Double"), "`1.5`, `2e-3`", Message("a number", "数字")),
    (
      code("String"), #"`"Copies: \(copies)"`, `"caf\u{E9}"`, `"two\nlines"`"#,
      Message("text", "文字")
    ),
    (
      code("Color"), "`#F90`, `#FF9500`, `#FF950080`, `Color(light: #000000, dark: #FFFFFF)`",
      Message(
        "red, green, blue and, if there are more, alpha; or one for each look",
        "红、绿、蓝，位数更多时还有不透明度；或每种外观一个")
    ),
    (
      code("Image"), #"`"moon"`, `image("moon", role: .purpose)`"#,
      Message("an image of the app by its name", "应用中的图片，用名称表示")
    ),
    (
      code("Font"), "`.headline`, `system(13)`, `custom(\"Avenir\", 22)`",
      Message("a text style, or a font of a size", "文字样式，或指定字号的字体")
    ),
    (
      code("Date"), #"`"2026-01-31T09:00"`, `"2026-01-31"`"#,
      Message("a point in time, in ISO 8601", "时间点，按 ISO 8601 书写")
    ),
    (code("Duration"), "`15min`, `1h30min`, `2s`", Message("a length of time", "时长")),
    (code("Length"), "`44pt`", Message("points of the screen", "屏幕上的点数")),
    (
      Message("a styled text", "带样式的文本"),
      #"`["Tea, ", styled("now", font: .headline, color: .red)]`"#,
      Message(
        "texts and parts in a style of their own, in order", "文字和有自己样式的各段，按次序排列")
    ),
    (code("T?"), "`nil`", Message("a value or none", "一个值，或没有")),
    (code("[T]"), #"`["S", "M", "L"]`"#, Message("a list", "列表")),
    (Message("an enum", "枚举"), "`.draft`", Message("one of its cases", "它的一个成员")),
  ]

  private static func code(_ text: String) -> Message { Message("`\(text)`", "`\(text)`") }

  private static let operators: [(String, Message, Message)] =
    [
      (
        "`a ? b : c`",
        Message("a truth value and two values of a type", "一个真假值，和两个类型相同的值"),
        Message("`b` or `c`", "`b` 或 `c`")
      )
    ]
    + OperatorLevel.allCases.flatMap { level in
      OperatorUse.all(of: level).map { use in
        (
          use.spellings.map { "`\($0)`" }.joined(separator: " "), takes(use, level), gives(use)
        )
      }
    }
    + [
      (
        "`.name`, `[i]`, `(…)`", Message("elements, lists, functions", "元素、列表、函数"),
        Message("a property, an item, a result", "属性、元素、结果")
      )
    ]

  /// The operators of each level that has several.
  fileprivate static let levels = OperatorLevel.allCases.filter {
    $0 != .prefix && $0.spellings.count > 1
  }.map { level in
    level.spellings.map { "`\($0)`" }.joined(separator: " ")
  }.joined(separator: "; ")

  private static func takes(_ use: OperatorUse, _ level: OperatorLevel) -> Message {
    func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    let left = list(use.left)
    if level == .prefix {
      return use.left.count > 1 ? Message("one of \(left)", "\(left) 之一") : Message(left, left)
    }
    if use.right.isEmpty {
      return use.left.count > 1
        ? Message("two of \(left)", "两个同类型的值：\(left)") : Message("two \(left)", "两个 \(left)")
    }
    let right = list(use.right)
    return Message("\(left) and \(right)", "\(left) 与 \(right)")
  }

  private static func gives(_ use: OperatorUse) -> Message {
    if use.isRange { return Message("a range of them", "它们的范围") }
    if use.right.isEmpty, use.left.count == 1, use.result == nil { return code(use.left[0]) }
    return use.result.map { code($0) } ?? Message("one of the same type", "类型相同的值")
  }
}
