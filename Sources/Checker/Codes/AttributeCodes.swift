import CtlDiagnostics

extension LanguageCode {
  public static let unknownAttribute = Code(
    "attribute/unknown", .error,
    title: Message("there is no attribute `@{name}`", "没有属性标记“@{name}”"),
    why: Message(
      "The only attribute is `@allow(code, because: \"…\")`. A misspelled attribute does "
        + "nothing.",
      "唯一的属性标记是 `@allow(代码, because: \"…\")`。拼写错误的标记不起作用。"),
    bad: [
      Example(
        """
        screen Form {
          action save()
          content {
            @alow(button/no-action, because: "The app adds it.")
             //<^^^^
            button "Save" { on touchUpInside -> save() }
          }
        }
        """, settings: "{ \"severity\": { \"button/no-action\": \"off\" } }")
    ],
    good: .inContent(
      """
      @allow(button/no-action, because: "The app adds it.")
      button "Save"
      """), fix: .suggestion)

  public static let unknownAllowance = Code(
    "allow/unknown-code", .error, title: Message("there is no rule `{code}`", "没有规则“{code}”"),
    why: Message(
      "An exception names the code of the finding that it allows, which reports show in "
        + "brackets. An unknown name allows nothing.",
      "例外需要写出所允许的代码，即报告中方括号里的名称。写成其他名称不会允许任何内容。"),
    bad: [
      Example(
        """
        screen Form {
          action save()
          content {
            @allow(button/no-actoin, because: "The app adds it.")
            //     ^^^^^^^^^^^^^^^^
            button "Save" { on touchUpInside -> save() }
          }
        }
        """, settings: "{ \"severity\": { \"button/no-action\": \"off\" } }")
    ],
    good: .inContent(
      """
      @allow(button/no-action, because: "The app adds it.")
      button "Save"
      """), fix: .suggestion)

  public static let notAllowable = Code(
    "allow/error", .error,
    title: Message(
      "`{code}` is an error of the language and cannot be allowed", "“{code}”是语言本身的错误，不能被允许"),
    why: Message(
      "Guidelines have exceptions. An unknown name, a wrong type or a form that cannot be read has "
        + "none: code made from it would not do what is written.",
      "指南允许例外；未知的名称、错误的类型和无法读懂的写法没有例外：由此生成的代码不会按所写的内容工作。"),
    bad: [
      """
      screen Form {
        content {
          @allow(control/unknown-property, because: "It will come.")
          //     ^^^^^^^^^^^^^^^^^^^^^^^^
          label "Name"
        }
      }
      """
    ],
    good: [
      """
      screen Form {
        content {
          @allow(button/no-action, because: "The app adds it.")
          button "Save"
        }
      }
      """
    ], fix: .safe)

  public static let unusedAllowance = Code(
    "allow/unused", .warning, title: Message("`{code}` is not reported here", "此处没有“{code}”"),
    why: Message(
      "The finding that the exception allowed is gone, or was never here. If the exception "
        + "stayed, it would hide the next mistake of the kind.",
      "此例外所允许的问题已不存在，或者从未存在。保留它会掩盖以后的同类问题。"),
    bad: .inContent(
      having: "action save()",
      """
      @allow(button/no-action, because: "The app adds it.")
      //     ^^^^^^^^^^^^^^^^
      button "Save" { on touchUpInside -> save() }
      """),
    good: .inContent(
      """
      @allow(button/no-action, because: "The app adds it.")
      button "Save"
      """), fix: .safe)

  public static let missingReason = Code(
    "allow/missing-reason", .warning,
    title: Message("say why `{code}` is allowed here", "请说明为何允许“{code}”"),
    why: Message(
      "People who read the file later must know whether the exception is still valid. The "
        + "reason tells them.",
      "之后阅读此文件的人需要知道例外是否仍然成立，理由可以说明。"),
    bad: .inContent(
      """
      @allow(button/no-action)
      //     ^^^^^^^^^^^^^^^^
      button "Save"
      """,
      """
      @allow(button/no-action, because: "")
      //     ^^^^^^^^^^^^^^^^
      button "Save"
      """,
      """
      @allow(button/no-action, reason: "The app adds it.")
      //     ^^^^^^^^^^^^^^^^
      button "Save"
      """),
    good: .inContent(
      """
      @allow(button/no-action, because: "The app adds it.")
      button "Save"
      """), fix: .suggestion)
}
