import CtlDiagnostics

extension ForeignWords {
  /// Words before a call or a value that other languages need.
  public static let prefixes = ForeignWords([
    ForeignWord(
      "new", [],
      Message(
        "a value is made without `{word}`: `Name(field: value)`", "创建值时不写 `{word}`：`名称(字段: 值)`")),
    ForeignWord(
      "await try yield async", [],
      Message(
        "a task is started by its call alone, without `{word}`", "调用即启动任务，不写 `{word}`")),
    ForeignWord(
      "stop abort kill interrupt", ["cancel"],
      Message("a task is stopped with `{here} name`", "停止任务写作 `{here} 名称`")),
    ForeignWord(
      "emit send dispatch trigger raise fire call invoke perform run execute do start retry restart",
      [],
      Message("a step is the call alone: `name(…)`", "步骤只写调用：`名称(…)`")),
    ForeignWord(
      "set", [],
      Message("a step begins with its variable: `name = value`", "步骤以变量开头：`名称 = 值`")),
    ForeignWord(
      "focus blur scrollTo becomeFirstResponder resignFirstResponder", [],
      Message(
        "no step moves the focus: people choose what they edit",
        "没有移动焦点的步骤：由用户选择要编辑的内容")),
    ForeignWord(
      "return", ["finish"],
      Message(
        "a screen hands a value back with `{here}(value)`", "界面用 `{here}(值)` 交回一个值")),
  ])

  /// What no handler has.
  public static let statements = ForeignWords([
    ForeignWord(
      "var const val auto", ["let"],
      Message(
        "a handler names a value with `let`; what changes is a `var` of the screen",
        "事件处理用 `let` 给值命名；会改变的值是界面的 `var`")),
    ForeignWord(
      "for while repeat loop foreach", [],
      Message(
        "there are no loops in handlers: call an action, and the app does it",
        "事件处理中没有循环：请调用动作，由应用完成")),
    ForeignWord(
      "try catch throw do", [],
      Message(
        "a task that fails says so itself: `if load.isFailed { … }` beside the elements",
        "任务失败时会自行说明：在元素旁写 `if load.isFailed { … }`")),
    ForeignWord(
      "switch when match", [],
      Message(
        "there is no `{word}`: write `if name == .case { … } else if …`",
        "没有 `{word}`：请写 `if 名称 == .成员 { … } else if …`")),
    ForeignWord(
      "setTimeout setInterval asyncAfter sleep", [],
      Message(
        "no step waits: a `task` of the app does", "步骤不会等待：由应用的 `task` 等待")),
    ForeignWord(
      "withAnimation DispatchQueue Task requestAnimationFrame async", [],
      Message(
        "steps stand in the block of their event alone", "步骤直接写在事件的块中")),
  ])

  /// Members of lists that take something; `…` is what stands in their parentheses.
  public static let listMembers = ForeignWords([
    ForeignWord("any some exists anySatisfy containsWhere has", is: "contains(where: …)"),
    ForeignWord(
      "all every allSatisfy none", [],
      Message(
        "write `!list.contains(where: …)` with the opposite condition",
        "用相反的条件写 `!列表.contains(where: …)`")),
    ForeignWord(
      "get at elementAt objectAtIndex nth item", ["[…]"],
      Message("an item is read by its place: `list[0]`", "项目按位置读取：`列表[0]`")),
    ForeignWord("find firstWhere firstOrNull detect", is: "first(where: …)"),
    ForeignWord("take limit head slice", is: "prefix(…)"),
    ForeignWord("takeLast tail", is: "suffix(…)"),
    ForeignWord("expand selectMany flatten", is: "flatMap(…)"),
    ForeignWord(
      "dropFirst dropLast", [],
      Message(
        "`suffix(list.count - 1)` is without the first item, `prefix(list.count - 1)` without the last",
        "`suffix(列表.count - 1)` 去掉第一项，`prefix(列表.count - 1)` 去掉最后一项")),
    ForeignWord("where select grep", is: "filter(…)"),
    ForeignWord("findIndex indexWhere", is: "firstIndex(where: …)"),
    ForeignWord("indexOf find_index", is: "firstIndex(of: …)"),
    ForeignWord("sortBy sortedBy orderBy sortWith", is: "sorted(by: …)"),
    ForeignWord("countWhere", is: "count(where: …)"),
    ForeignWord("reverse", is: "reversed()"),
    ForeignWord("sumOf sumBy", is: "sum(…)"),
    ForeignWord("collect transform mapTo", is: "map(…)"),
    ForeignWord("groupBy grouped distinct distinctBy uniq", is: "unique(…)"),
    ForeignWord(
      "reduce fold forEach compactMap lastIndex shuffled zip", [],
      Message(
        "the language does not compute `{word}`; the app does, and sets a variable",
        "语言不计算 `{word}`；请由应用计算，再写入变量")),
  ])

  /// How a task ends in a sample.
  public static let outcomes = ForeignWords([
    ForeignWord(
      "error failure rejected exception fail fails isFailed hasFailed catch", is: "failed"),
    ForeignWord("success done loaded resolved value ok completed", is: "finished"),
    ForeignWord("loading pending started busy", is: "running"),
  ])

  /// Members that change a list.
  public static let changes = ForeignWords([
    ForeignWord("push add addLast pushBack insertLast plus concat enqueue", is: "append"),
    ForeignWord("clear empty removeAllItems reset deleteAll", is: "removeAll"),
    ForeignWord("splice delete removeAt pop removeItem erase", is: "remove"),
    ForeignWord("insertAt addAt", is: "insert"),
    ForeignWord("swap reorder moveItem", is: "move"),
    ForeignWord("flip invert negate not", is: "toggle"),
  ])

  /// Steps that change a whole list: `list` is its variable, `…` what stands in the parentheses.
  public static let listSteps = ForeignWords([
    ForeignWord("sort sortInPlace sorted", is: "list = list.sorted(…)"),
    ForeignWord("filter keep retain", is: "list = list.filter(…)"),
    ForeignWord("map", is: "list = list.map(…)"),
    ForeignWord("reverse reversed", is: "list = list.reversed()"),
    ForeignWord("unique distinct", is: "list = list.unique(…)"),
    ForeignWord("removeLast popLast dropLast pop", is: "list.remove(at: list.count - 1)"),
    ForeignWord("removeFirst popFirst shift dequeue dropFirst", is: "list.remove(at: 0)"),
    ForeignWord("prepend unshift addFirst insertFirst pushFront", is: "list.insert(…, at: 0)"),
    ForeignWord(
      "shuffle shuffled swapAt rotate addAll extend appendAll", [],
      Message(
        "no step does this: call an action, and the app does it", "没有这样的步骤：请调用动作，由应用完成")),
  ])

  /// What a task is asked for.
  public static let taskStates = ForeignWords([
    ForeignWord(
      "isLoading loading isBusy inProgress isPending pending isActive running", is: "isRunning"),
    ForeignWord("hasFailed failed isError hasError didFail isRejected", is: "isFailed"),
    ForeignWord("errorMessage localizedDescription reason", is: "message"),
    ForeignWord(
      "fractionCompleted percent percentage percentComplete fraction completed", is: "progress"),
    ForeignWord("output response items payload", is: "value"),
  ])

  /// The events that people write as properties: `select: open()`.
  public static let events: Set<String> = [
    "select", "appear", "touchUpInside", "valueChanged", "editingDidEnd", "editingChanged",
  ]

  /// Events of other languages that come when a screen is shown.
  public static let beginnings: Set<String> = [
    "onload", "onappear", "onmount", "mounted", "oncreate", "viewdidload", "viewdidappear",
    "oncompleted", "onstart", "oninit", "onshow",
  ]

  /// What stands below `else`.
  public static let otherwise: Set<String> = [
    "otherwise", "empty", "ifempty", "fallback", "default",
  ]
}
