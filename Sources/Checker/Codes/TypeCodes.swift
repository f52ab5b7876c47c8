import CtlDiagnostics

extension LanguageCode {
  public static let typeMismatch = Code(
    "type/mismatch", .error,
    title: Message("expected {expected}, found {found}", "需要{expected}，却是{found}"),
    why: Message(
      "Every place takes values of one type. Nothing is converted silently, except a whole "
        + "number where a fractional one belongs. A mistake that would appear while the app "
        + "runs is reported here.",
      "每个位置只接受一种类型的值，除了在需要小数的位置写整数之外，不会自动转换。运行时才会出现的问题在这里就会指出。"),
    bad: [
      """
      let margin: Int = "12"
      //                ^^^^
      """,
      """
      screen Print {
        var copies: Int = 1
        content {
          if copies {
          // ^^^^^^
            label "Copies"
          }
        }
      }
      """,
      """
      screen Print {
        var title: String? = nil
        action rename(title: String)
        content {
          button "Rename" { on touchUpInside -> rename(title: title) }
          //                                                  ^^^^^
        }
      }
      """,
      """
      screen Print {
        content {
          for page in 3 {
            //        ^
            label "Page"
          }
        }
      }
      """,
    ],
    good: [
      """
      let margin: Int = 12
      let ratio: Double = 2
      """,
      """
      screen Print {
        var copies: Int = 1
        var title: String? = nil
        action rename(title: String)
        content {
          if copies > 1 {
            label "Copies"
          }
          button "Rename" { on touchUpInside -> rename(title: title ?? "Untitled") }
          for page in 1...3 {
            label "Page \\(page)"
          }
        }
      }
      """,
    ], fix: .suggestion)

  public static let operands = Code(
    "type/operands", .error,
    title: Message(
      "`{operator}` does not combine {left} and {right}", "`{operator}` 不能用于{left}和{right}"),
    why: Message(
      "Operators take two values of one type: two numbers, two texts, two durations. A duration or a "
        + "length may also be multiplied and divided by a number.",
      "运算符用于两个相同类型的值：两个数字、两段文字、两个时长。时长和长度还可以乘以或除以数字。"),
    bad: [
      """
      let caption = "Pages: " + 12
      //                      ^
      """,
      """
      let pause = 2s + 44pt
      //             ^
      """,
      """
      let area = 10pt * 4pt
      //              ^
      """,
      """
      screen Print {
        var copies: Int = 2
        var ratio: Double = 0.5
        content {
          label "More" { isHidden: copies > ratio }
          //                              ^
        }
      }
      """,
    ],
    good: [
      """
      let pages = 12
      let caption = "Pages: \\(pages)"
      let pause = 2s * 1.5
      let half = pages / 2
      """
    ], fix: .suggestion)

  public static let unknownMember = Code(
    "type/unknown-member", .error,
    title: Message("{type} has no member `{name}`", "{type}没有成员“{name}”"),
    why: Message(
      "After a dot comes a case of an enum, an anchor of an element, or one of the few members "
        + "that every value of a type has, such as `count`.",
      "点号之后可以是枚举的成员、元素的锚点，或者某类值都具有的少数成员，例如 `count`。"),
    bad: [
      """
      enum Quality { draft; best }

      screen Print {
        var quality: Quality = .drafd
        //                     ^^^^^^
      }
      """,
      """
      let names = ["Ann", "Ben"]
      let total = names.length
      //                ^^^^^^
      """,
      """
      screen Print {
        content {
          label title "Print"
          layout {
            title.width == 120
            title.widht <= 200
            //    ^^^^^
          }
        }
      }
      """,
    ],
    good: [
      """
      enum Quality { draft; best }

      let names = ["Ann", "Ben"]
      let total = names.count

      screen Print {
        var quality: Quality = .draft
        content {
          label title "Print"
          layout { title.width <= 200 }
        }
      }
      """
    ], fix: .suggestion)

  public static let caseFields = Code(
    "type/case-fields", .error,
    title: Message(
      "the values of the case do not fit the fields of its enum", "成员的值与枚举的字段不符"),
    why: Message(
      "A `let` in an enum is a field of which each case has a value. A case sets every field that has no "
        + "value for the others, and only fields that the enum has.",
      "枚举中的 `let` 是一个字段，每个成员都有它的值。没有默认值的字段，每个成员都要设置；成员只能设置枚举拥有的字段。"),
    bad: [
      """
      enum Plan {
        basic { price: 5 }
        family
      //^^^^^^

        let price: Int
      }
      """,
      """
      enum Plan {
        basic { prize: 5 }
        //      ^^^^^

        let price: Int = 9
      }
      """,
      """
      enum Plan {
        basic { price: 5 }
        //      ^^^^^
        family { price: 9 }
      }
      """,
    ],
    good: [
      """
      enum Plan {
        basic { price: 5 }
        family { price: 9; image: "people" }

        let price: Int
        let image: Image = "person"
      }
      """
    ], fix: .suggestion)

  public static let cannotInfer = Code(
    "type/cannot-infer", .error,
    title: Message("nothing here says what type `{text}` has", "此处无法确定“{text}”的类型"),
    why: Message(
      "`nil` and a `.case` take their type from their place. A variable without a written type "
        + "does not give them one.",
      "`nil` 和 `.成员` 的类型由所在位置决定。没有写明类型的变量无法说明。"),
    bad: .inScreen(
      """
      var due = nil
      //        ^^^
      """,
      """
      var color = .red
      //          ^^^^
      """),
    good: .inScreen(
      """
      var due: Date? = nil
      var color: Color = .red
      """))
}
