import CtlDiagnostics

extension LanguageCode {
  public static let twinType = Code(
    "name/twin-type", .warning,
    title: Message(
      "another file of the target declares the Swift type `{name}` too",
      "目标的另一个文件也声明了 Swift 类型“{name}”"),
    why: Message(
      "The code of all `.ctl` files of a target is one Swift module, which has each type once: "
        + "`ctl compile` and Swift refuse two, also when no file imports both. Rename one of them. This is "
        + "reported when all files of a project are checked together.",
      "一个目标的所有 `.ctl` 文件生成同一个 Swift 模块，其中每个类型只能有一个：即使没有文件同时导入两者，"
        + "`ctl compile` 和 Swift 也会拒绝。请将其中一个改名。检查项目的全部文件时才会报告。"),
    bad: [], good: [])

  public static let twinFile = Code(
    "name/twin-file", .warning,
    title: Message(
      "another file of the target is called `{name}` too", "目标的另一个文件也叫“{name}”"),
    why: Message(
      "Each `.ctl` file becomes a Swift file of the same name, and Swift refuses two files of one name in "
        + "a module, whatever folders they are in. Rename one of them. This is reported when all files of a "
        + "project are checked together.",
      "每个 `.ctl` 文件生成一个同名的 Swift 文件，而 Swift 不接受同一模块中有两个同名文件，无论它们在哪个文件夹。"
        + "请将其中一个改名。检查项目的全部文件时才会报告。"),
    bad: [], good: [])

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
      record Date { day: Int }
      //     ^^^^
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
      """,
      """
      content {
        for fruit in ["Apple", "Pear"] {
          label fruitLabel "\\(fruit)"
          layout { pin leadingSpaceToSuperview(fruitLabel) == 8 }
          //<^^^^^^
        }
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
