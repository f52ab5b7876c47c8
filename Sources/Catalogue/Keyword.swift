/// The words of the constructs, for people.
public struct Keyword: Sendable {
  public let word: String
  public let form: String
  public let documentation: Localized

  init(_ word: String, _ form: String, _ documentation: Localized) {
    self.word = word
    self.form = form
    self.documentation = documentation
  }

  public static func named(_ word: String) -> Keyword? { all.first { $0.word == word } }

  public static let all: [Keyword] = [
    Keyword(
      "import", "import \"Other.ctl\"",
      Localized(
        "Makes the declarations of another file visible, or those of a module: `import BankKit`.",
        "使另一文件中的声明可见，或模块中的声明：`import BankKit`。")),
    Keyword(
      "public", "public component Name { … }",
      Localized("Files of other modules may name it.", "其他模块的文件可以使用它。")),
    Keyword(
      "screen", "screen Name(parameter: Type) \"Title\" -> Type { … }",
      Localized("A screen with its variables, actions and controls.", "一个界面，及其变量、动作和控件。")),
    Keyword(
      "component", "component Name(title: String, count: binding Int) { … }",
      Localized("A group of elements that is used like a control.", "像控件一样使用的一组元素。")),
    Keyword(
      "enum", "enum Name { case \"Label\" … }",
      Localized("A choice between named cases.", "若干命名成员中的一个。")),
    Keyword(
      "record", "record Name { field: Type = value }",
      Localized("Values that belong together.", "组合在一起的若干值。")),
    Keyword(
      "with", "value.with(field: value)",
      Localized("The record with other values in some fields.", "改变部分字段后的记录。")),
    Keyword(
      "appearance", "appearance kind { property: value }",
      Localized("Defaults for every control of a kind.", "某类控件的统一外观。")),
    Keyword(
      "var", "var name: Type in range = value", Localized("State that may change.", "可变的状态。")),
    Keyword("let", "let name: Type = value", Localized("A constant.", "常量。")),
    Keyword(
      "action", "action name(parameter: Type)",
      Localized("Work of the app that a control starts.", "控件触发时由应用执行的动作。")),
    Keyword(
      "event", "event name(parameter: Type)",
      Localized("What a component tells the one that uses it.", "组件告诉使用者的事。")),
    Keyword(
      "task", "task name(for item: Type, parameter: Type, kind: .network, duration: 5s) -> Type",
      Localized(
        "Work that takes time and may fail: indicators show it, handlers start it.",
        "需要时间、也可能失败的工作：由指示器显示，由事件启动。")),
    Keyword(
      "sample", "sample \"Name\" { variable: value }",
      Localized("Values of variables for pictures, previews and tests.", "用于图片、预览和测试的变量值。")),
    Keyword(
      "style", "style name: kind { property: value }",
      Localized("A look that elements of a kind take by its name.", "某类控件可按名称采用的样式。")),
    Keyword(
      "slot", "slot name { … }",
      Localized("Where the elements of a use of the component go.", "放置组件使用处的元素的地方。")),
    Keyword(
      "if", "if condition { … } else { … }",
      Localized(
        "Elements that exist while a condition is true; `if let name = value` names a value that is not "
          + "`nil`.", "条件成立时才出现的元素；`if let 名称 = 值` 为不是 `nil` 的值命名。")),
    Keyword(
      "else", "if condition { … } else { … }",
      Localized("Elements that exist while the condition is false.", "条件不成立时出现的元素。")),
    Keyword(
      "for", "for item in list { … }",
      Localized("Elements for each item of a list.", "为列表的每一项生成元素。")),
    Keyword(
      "where", "for item in list where condition { … }",
      Localized("Leaves out items for which it does not hold.", "略去不满足条件的项。")),
    Keyword(
      "in", "var name: Type in range", Localized("A range, or the list of a loop.", "范围，或循环的列表。")),
    Keyword(
      "on", "on event -> action(arguments)",
      Localized(
        "What happens when a control sends an event, when a task has ended or when a variable has changed.",
        "控件发送事件时、任务结束时或变量改变时做什么。")),
    Keyword(
      "failed", "on task.failed(message) -> action(arguments)",
      Localized(
        "What happens when a task has failed; the message says why, for people.",
        "任务失败时做什么；message 说明原因，供用户阅读。")),
    Keyword(
      "changed", "on variable.changed -> action(arguments)",
      Localized(
        "What happens when a variable of the screen, or a field of it, has another value.",
        "界面的变量或它的字段有了另一个值时做什么。")),
    Keyword(
      "push", "push Screen(parameter: value)",
      Localized("Slides a screen in; people go back from it.", "让界面滑入，用户可以返回。")),
    Keyword(
      "sheet", "name = sheet Screen(parameter: value)",
      Localized("Puts a screen over this one.", "把界面盖在当前界面上。")),
    Keyword(
      "popover", "popover Screen(parameter: value)",
      Localized("Shows a screen beside the element that opens it.", "在打开它的元素旁边显示界面。")),
    Keyword("cancel", "cancel task", Localized("Ends a task without a value.", "结束任务，不带来值。")),
    Keyword(
      "finish", "finish(value)",
      Localized(
        "Takes the screen away and hands its result to the opener.", "让界面消失，并把结果交给打开它的一方。")),
    Keyword("close", "close", Localized("Takes the screen away.", "让界面消失。")),
    Keyword(
      "layout", "layout { pin width(name) == 120 }", Localized("Constraints.", "布局约束。")),
    Keyword(
      "pin", "pin kind(elements) == constant @ priority",
      Localized("Fixes a size or a space.", "固定尺寸或间距。")),
    Keyword(
      "align", "align kind(elements)", Localized("Puts elements on one line.", "对齐若干元素。")),
    Keyword(
      "accessibility", "accessibility { label: \"…\" }",
      Localized("What assistive technology reads.", "辅助功能读出的内容。")),
    Keyword(
      "binding", "name: binding Type",
      Localized(
        "A parameter of a component or a screen that may change the caller's variable.",
        "组件或界面的参数，可修改调用方的变量。")),
    Keyword("true", "true", Localized("It holds.", "成立。")),
    Keyword("false", "false", Localized("It does not hold.", "不成立。")),
    Keyword("nil", "nil", Localized("No value.", "没有值。")),
    Keyword(
      "@allow", "@allow(rule-code, because: \"…\")",
      Localized("Suppresses a finding, with the reason.", "说明理由并忽略某项检查。")),
  ]
}
