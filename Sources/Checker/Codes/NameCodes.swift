import CtlDiagnostics

extension LanguageCode {
  public static let duplicateName = Code(
    "name/duplicate", .error,
    title: Message("`{name}` is declared twice", "“{name}”重复声明"),
    why: Message(
      "A name means one thing within a file, a screen or a component. If two declarations have "
        + "it, a use of the name is not clear; the first one counts.",
      "在一个文件、界面或组件中，一个名称只代表一个事物。重复声明时无法判断使用处指的是哪一个；以第一个为准。"),
    bad: [
      """
      let margin = 12
      let margin = 16
      //  ^^^^^^
      """,
      """
      enum Quality { draft "Draft"; best "Best"; draft "Rough" }
      //                                         ^^^^^
      """,
      """
      screen Print {
        var copies: Int = 1
        content {
          label copies "Copies"
          //    ^^^^^^
        }
      }
      """,
    ],
    good: [
      """
      let margin = 12
      let wideMargin = 16
      """,
      """
      screen Print {
        var copies: Int = 1
        content {
          label copiesLabel "Copies: \\(copies)"
        }
      }
      """,
    ])

  public static let unknownType = Code(
    "name/unknown-type", .error,
    title: Message("there is no type named `{name}`", "没有名为“{name}”的类型"),
    why: Message(
      "The type decides which values a variable may have and what it can be bound to. It is one "
        + "of `Bool`, `Int`, `Double`, `String`, `Color`, `Image`, `Date`, `Duration` and "
        + "`Length`, or an enum of this file or an imported one.",
      "类型说明变量可以存放什么、可以绑定到什么。它可以是 `Bool`、`Int`、`Double`、`String`、`Color`、"
        + "`Image`、`Date`、`Duration`、`Length`，或者本文件及导入文件中的枚举。"),
    bad: [
      """
      screen Print {
        var recipient: Strng = ""
        //             ^^^^^
      }
      """,
      """
      component Counter(limit: Number = 10) {
      //                       ^^^^^^
      }
      """,
    ],
    good: [
      """
      enum Quality { draft; best }

      screen Print {
        var recipient: String = ""
        var quality: Quality = .draft
        var pages: [Int] = [1, 2]
        var due: Date? = nil
      }
      """
    ], fix: .suggestion)

  public static let loopElement = Code(
    "name/inside-loop", .error,
    title: Message(
      "`{name}` is inside a loop, so the name means many elements", "“{name}”在循环中，代表多个元素"),
    why: Message(
      "A loop makes an element for every value. From outside the loop the name could mean any of "
        + "them; inside the loop it means the one beside it.",
      "循环会为每个值创建一个元素。在循环之外，这个名称可以指其中任何一个；在循环之内，它指同一轮的那一个。"),
    bad: .inScreen(
      """
      content {
        for fruit in ["Apple", "Pear"] {
          label fruitLabel "\\(fruit)"
        }
        label "Total" { isHidden: fruitLabel.isHidden }
        //                        ^^^^^^^^^^
      }
      """),
    good: .inScreen(
      """
      content {
        for fruit in ["Apple", "Pear"] {
          label fruitLabel "\\(fruit)"
          label "In stock" { isHidden: fruitLabel.isHidden }
        }
      }
      """))
}
