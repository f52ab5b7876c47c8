import CtlDiagnostics

extension LanguageCode {
  public static let notBindable = Code(
    "binding/one-way", .error,
    title: Message(
      "`{name}` of {kind} cannot be bound: nothing a person does changes it",
      "{kind}的“{name}”不能绑定：用户操作不会改变它"),
    why: Message(
      "`<->` carries values both ways: from the variable to the control, and back when a person "
        + "changes the control. This property never changes by itself, so there is nothing to carry "
        + "back; `:` lets it follow a value.",
      "`<->` 双向传递值：从变量到控件，以及用户操作控件后返回变量。此属性不会因用户操作而改变，没有值可以返回；"
        + "用 `:` 可以让它跟随某个值。"),
    bad: .inContent(
      having: "var caption: String = \"Copies\"",
      """
      label { text <-> caption }
      //      ^^^^
      """),
    good: .inContent(
      having: "var caption: String = \"Copies\"",
      """
      label { text: caption }
      """))

  public static let notVariable = Code(
    "binding/not-variable", .error,
    title: Message("`<->` needs a variable, found {found}", "`<->` 需要变量，却是{found}"),
    why: Message(
      "A binding writes back what a person sets. Only a variable of the screen, or a `binding` "
        + "parameter of a component, can be written.",
      "绑定会写回用户设置的值，只有界面的变量或组件的 `binding` 参数可以接收。"),
    bad: [
      """
      screen Sound {
        let level = 0.5
        content {
          slider {
            value <-> level
            //        ^^^^^
            accessibility { label: "Bass" }
          }
        }
      }
      """,
      """
      component Level(title: String, level: Double) {
        slider {
          value <-> level
          //        ^^^^^
          accessibility { label: title }
        }
      }
      """,
    ],
    good: [
      """
      component Level(title: String, level: binding Double) {
        slider { value <-> level; accessibility { label: title } }
      }

      screen Sound {
        var level: Double = 0.5
        content {
          Level { title: "Bass"; level <-> level }
        }
      }
      """
    ], fix: .suggestion)

  public static let bindingType = Code(
    "binding/type", .error,
    title: Message(
      "`{name}` holds {expected}, but the variable is {found}", "“{name}”需要{expected}，变量却是{found}"),
    why: Message(
      "Values travel both ways through a binding, so both ends must hold the same type of value.",
      "值通过绑定双向传递，因此两端的类型必须相同。"),
    bad: .inTable(
      having: "var wifi: String = \"on\"",
      """
      row "Wi-Fi" {
        switch { isOn <-> wifi }
        //                ^^^^
      }
      """),
    good: .inTable(
      having: "var wifi: Bool = true",
      """
      row "Wi-Fi" {
        switch { isOn <-> wifi }
      }
      """))

  public static let overlappingBindings = Code(
    "binding/overlap", .warning,
    title: Message("the screen is given `{place}` twice", "界面两次得到“{place}”"),
    why: Message(
      "A screen hands back each value that it has changed. When two of its parameters are one variable, or a "
        + "record and a field of it, they are not equal any more after the first change, and each takes "
        + "away what the other one has changed.",
      "界面会交回它改变的每个值。如果两个参数是同一个变量，或一条记录与它的字段，第一次改变之后它们便不再相等，各自会覆盖另一个的改变。"),
    bad: [
      """
      record Episode { id: Int; rating: Int = 0 }
      screen Home "Home" {
        var episode: Episode = Episode(id: 1)
        table {
          row "Rating \\(episode.rating)" {
            on select -> push Edit(episode <-> episode, rating <-> episode.rating)
            //                                                     ^^^^^^^^^^^^^^
          }
        }
      }
      screen Edit(episode: binding Episode, rating: binding Int) "Edit" {
        table {
          row "Best" { on select -> episode.rating = 5 }
          row "Better" { on select -> rating += 1 }
        }
      }
      """
    ],
    good: [
      """
      record Episode { id: Int; rating: Int = 0 }
      screen Home "Home" {
        var episode: Episode = Episode(id: 1)
        table {
          row "Rating \\(episode.rating)" { on select -> push Edit(episode <-> episode) }
        }
      }
      screen Edit(episode: binding Episode) "Edit" {
        table {
          row "Best" { on select -> episode.rating = 5 }
          row "Better" { on select -> episode.rating += 1 }
        }
      }
      """
    ])
}
