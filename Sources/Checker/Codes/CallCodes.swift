import CtlDiagnostics

extension LanguageCode {
  public static let unknownFunction = Code(
    "call/unknown-function", .error,
    title: Message("there is no function named `{name}`", "没有名为“{name}”的函数"),
    why: Message(
      "The language has only a few functions, such as `min`, `count` and `localized`. An app "
        + "does its other computing in Swift.",
      "语言只有少数内置函数，例如 `min`、`count` 和 `localized`。应用的计算在 Swift 中完成。"),
    bad: [
      """
      let title = localised("print.title")
      //          ^^^^^^^^^
      """,
      """
      let side = sqrt(2.0)
      //         ^^^^
      """,
      .inContent(
        """
        label title { text: "Name" }
        layout { width(title) == 90 }
        //       ^^^^^
        """),
    ],
    good: [
      """
      let title = localized("print.title")
      let side = max(1.4, 0.5)
      """
    ], fix: .suggestion)

  public static let arguments = Code(
    "call/arguments", .error,
    title: Message("the arguments do not fit the declaration", "参数与声明不符"),
    why: Message(
      "An action, a task, a function and a component declare their parameters by name and type. "
        + "A use gives each argument once, by name; an argument with a default may be left out, "
        + "and a `binding` is given with `<->`.",
      "动作、任务、函数和组件按名称和类型声明所需的参数。使用时每个参数写一次并写出名称；只有带默认值的参数可以省略，"
        + "`binding` 参数用 `<->` 传入。"),
    bad: [
      """
      screen Print {
        var copies: Int = 1
        action send(copies: Int, draft: Bool)
        content {
          button "Print" { on touchUpInside -> send(copies: copies) }
          //                                   ^^^^
        }
      }
      """,
      """
      screen Print {
        action send(copies: Int)
        content {
          button "Print" { on touchUpInside -> send(2) }
          //                                        ^
        }
      }
      """,
      """
      screen Print {
        action send(copies: Int)
        content {
          button "Print" { on touchUpInside -> send(copys: 2) }
          //                                        ^^^^^
        }
      }
      """,
      """
      component Note(text: String, size: binding Int) {
        label "\\(text)"
      }

      screen Print {
        var size: Int = 1
        content {
          Note { text: "Page"; size: size }
          //                   ^^^^
        }
      }
      """,
      """
      screen Print {
        task sending(type: .network)
        //           ^^^^
      }
      """,
      """
      let longest = max("a", "b")
      //            ^^^^^^^^^^^^^
      """,
      """
      screen Print {
        var title: String = ""
        content {
          label "\\(title.uppercased(2))"
          //                       ^^^
        }
      }
      """,
      """
      screen Print {
        var names: [String] = []
        content {
          label "\\(names.count())"
          //                  ^^
        }
      }
      """,
    ],
    good: [
      """
      component Note(text: String, size: binding Int, isBold: Bool = false) {
        label "\\(text)"
      }

      screen Print {
        var size: Int = 1
        task sending(kind: .other)
        action send(copies: Int)
        content {
          Note { text: "Page"; size <-> size }
          button "Print" { on touchUpInside -> send(copies: 2) }
        }
      }
      """,
      """
      screen Print {
        var count: Int = 1
        var names: [String] = []
        content {
          label "\\(count(names)) of \\(count.formatted())"
          label "\\(names.isEmpty ? "NONE" : names[0].uppercased())"
        }
      }
      """,
    ], fix: .suggestion)
}
