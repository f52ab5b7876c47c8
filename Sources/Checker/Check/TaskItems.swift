import CtlDiagnostics
import CtlSyntax

/// Tasks that run for several items at the same time: `task download(for episode: Episode)`.
extension Checker {
  /// The one parameter whose values say which work is meant.
  mutating func checkItem(ofTask index: Int, _ views: [Parameter]) {
    let parameters = tables.tasks[index].parameters
    for view in views where view.isItem {
      guard let token = view.nameToken,
        let parameter = parameters.first(where: {
          tables.parameters[$0].origin == OriginID(node: view.node)
        })
      else { continue }
      let type = tables.parameters[parameter].type
      if tables.tasks[index].item != nil {
        report(
          Finding(
            LanguageCode.taskItem, at: location(ofToken: token),
            ["name": .text(text(ofToken: token))],
            label: Phrase(Message("a task runs for one item", "任务只为一项而运行")),
            fixes: [withoutFor(view, token)]))
        continue
      }
      tables.tasks[index].item = parameter - parameters.lowerBound
      tables.tasks[index].hasOutcome = true
      if !type.isPoison, !tellsApart(type) {
        let isRecord = type.isPlain && type.base == .record
        report(
          Finding(
            LanguageCode.taskItem, at: location(ofToken: token),
            ["name": .text(text(ofToken: token))],
            label: isRecord
              ? Message(
                "give {type} a field `id`; it then identifies the item",
                "给 {type} 加上字段 `id`，由它标识该项")(["type": .phrase(describe(type))])
              : Message(
                "it is {type}, and no `Int`, `String`, enum or record with an `id`",
                "它是{type}，而不是 `Int`、`String`、枚举或带 `id` 的记录")([
                  "type": .phrase(describe(type))
                ]), fixes: isRecord ? [] : [withoutFor(view, token)]))
      }
    }
  }

  private func withoutFor(_ view: Parameter, _ name: Int) -> Fix {
    let start = tree.tokenRange(Int(tree.nodes[view.node].firstToken)).lowerBound
    return Fix(
      Phrase(Message("delete `for`", "删除 `for`")), .suggestion,
      [Edit(Location(file, start..<tree.tokenRange(name).lowerBound), "")])
  }

  /// Whether values of a type are found again by what they are.
  private func tellsApart(_ type: Type) -> Bool {
    guard type.isPlain else { return false }
    if type == .int || type == .string || type.base == .enumeration { return true }
    guard type.base == .record, let (program, fields) = fields(of: type) else { return false }
    let id = fields.first { fieldName($0, program) == RecordField.identity }
    return id.map { (program?.fields ?? tables.fields)[$0].type.isPlain } ?? false
  }

  /// `download(episode).isRunning`: what is read of the work for one item; nil for anything else.
  mutating func workOfItem(
    _ symbol: Symbol?, _ token: Int, _ suffixes: inout ArraySlice<Int>, _ node: Int
  ) -> ExpressionID? {
    guard let symbol, symbol.kind == .task, let list = suffixes.first else { return nil }
    let isForItems = tables.tasks[Int(symbol.index)].item != nil
    if kind(list) == .indexSuffix, isForItems {
      suffixes.removeAll()
      refer(token, symbol)
      return reportIndex(list, token, node)
    }
    guard kind(list) == .arguments, isForItems || isOneItem(list) else { return nil }
    guard suffixes.count > 1, case let member = suffixes[suffixes.startIndex + 1],
      kind(member) == .memberSuffix
    else {
      if !isForItems { return nil }
      suffixes.removeAll()
      refer(token, symbol)
      return reportUnread(symbol, list, token, node)
    }
    suffixes = suffixes.dropFirst(2)
    refer(token, symbol)
    let memberToken = CtlSyntax.memberToken(tree, member)
    guard memberToken < Int(tree.nodes[member].endToken), let item = item(list, of: symbol) else {
      return poison(node)
    }
    return taskState(symbol, memberToken, node, item: item)
  }

  /// `(3)`: one value without a name.
  private func isOneItem(_ list: Int) -> Bool {
    let arguments = tree.children(of: list).compactMap { Argument(tree, $0) }
    return arguments.count == 1 && arguments[0].labelToken == nil
  }

  /// `download[episode].isRunning`
  private mutating func reportIndex(_ suffix: Int, _ token: Int, _ node: Int) -> ExpressionID {
    let inner = tree.expression(in: suffix)
    if let inner { muted { _ = $0.expression(inner, .anything) } }
    let written = "(\(inner.map { tree.text(of: $0) } ?? ""))"
    reportArgument(
      location(suffix),
      Message("the item stands in parentheses: `{text}`", "项写在圆括号中：`{text}`")([
        "text": .text(text(ofToken: token) + written)
      ]),
      fixes: inner == nil
        ? []
        : [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(written)]), .suggestion,
            [Edit(location(suffix), written)])
        ])
    return poison(node)
  }

  /// `if download(episode) { … }`, `while: download(episode)`: the work for an item alone is no value.
  private mutating func reportUnread(
    _ task: Symbol, _ list: Int, _ token: Int, _ node: Int
  ) -> ExpressionID {
    for argument in tree.children(of: list).compactMap({ Argument(tree, $0) }) {
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
    }
    let start = tree.tokenRange(token).lowerBound
    let end = location(list).range.upperBound
    let work = tree.source.string(start..<end)
    var edit = Edit(Location(file, end..<end), ".isRunning")
    var text = "\(work).isRunning"
    if currentProperty?.property == .while, let colon = tree.significant(before: token),
      tree.tokenKinds[colon] == .colon, let name = tree.significant(before: colon)
    {
      // A whole task alone is followed by its name.
      text = "isAnimating: \(text)"
      edit = Edit(Location(file, tree.tokenRange(name).lowerBound..<end), text)
    }
    reportArgument(
      Location(file, start..<end),
      Message("`{work}` does not say what is read of it", "`{work}` 没有说明读取它的什么")([
        "work": .text(work)
      ]),
      label: whatIsRead(of: task),
      fixes: [
        Fix(Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion, [edit])
      ])
    return poison(node)
  }

  /// The item in parentheses; nil after a report.
  mutating func item(_ list: Int, of symbol: Symbol) -> ExpressionID? {
    let task = tables.tasks[Int(symbol.index)]
    let arguments = tree.children(of: list).compactMap { Argument(tree, $0) }
    guard let position = task.item else {
      for value in arguments.compactMap(\.value) { muted { _ = $0.expression(value, .anything) } }
      if hasError(task.origin.node) { return nil }
      reportArgument(
        location(list),
        Message("`{name}` does not run for items", "“{name}”不为各项分别运行")([
          "name": .text(text(task.name))
        ]),
        label: arguments.isEmpty
          ? nil
          : Phrase(
            Message(
              "`for` before a parameter says that it runs for each of its values",
              "参数前写 `for`，任务才为它的每个值分别运行")),
        related: place(symbol),
        fixes: [
          Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(location(list), "")])
        ])
      return nil
    }
    let parameter = tables.parameters[task.parameters.lowerBound + position]
    guard arguments.count == 1, let value = arguments[0].value else {
      for value in arguments.compactMap(\.value) { muted { _ = $0.expression(value, .anything) } }
      reportArgument(
        location(list),
        Message("one `{name}` says which work is meant", "由一个“{name}”说明是哪一项工作")([
          "name": .text(text(parameter.name))
        ]), related: place(symbol))
      return nil
    }
    if let label = arguments[0].labelToken {
      let name = tree.tokenRange(label).lowerBound..<location(value).range.lowerBound
      reportArgument(
        location(ofToken: label),
        Message(
          "the item stands without its name: `{task}({value})`", "项不写名称：`{task}({value})`")([
            "task": .text(text(task.name)), "value": .text(tree.text(of: value)),
          ]),
        fixes: [
          Fix(
            Phrase(Message("leave its name out", "去掉名称")), .suggestion,
            [Edit(Location(file, name), "")])
        ])
    }
    return coerce(
      expression(value, parameter.type), to: parameter.type, .argument(text(parameter.name)))
  }

  /// `download.message` of a task that runs for several items: each has its own; returns whether it is one.
  mutating func reportsManyItems(_ symbol: Symbol, _ token: Int) -> Bool {
    let task = tables.tasks[Int(symbol.index)]
    guard let position = task.item else { return false }
    let parameter = tables.parameters[task.parameters.lowerBound + position]
    let name = text(task.name)
    var fixes: [Fix] = []
    if let item = likelyItem(parameter, of: symbol), let dot = tree.significant(before: token) {
      let place = tree.tokenRange(dot).lowerBound
      fixes = [
        Fix(
          Message("write `{text}`", "改为 `{text}`")([
            "text": .text("\(name)(\(item)).\(text(ofToken: token))")
          ]), .suggestion, [Edit(Location(file, place..<place), "(\(item))")])
      ]
    }
    report(
      Finding(
        LanguageCode.taskOfManyItems, at: location(ofToken: token),
        ["name": .text(text(ofToken: token)), "task": .text(name)],
        label: Message("say of which: `{task}({item}).{name}`", "请写明是哪一项：`{task}({item}).{name}`")([
          "task": .text(name), "item": .text(text(parameter.name)),
          "name": .text(text(ofToken: token)),
        ]), related: place(symbol), fixes: fixes))
    return true
  }

  /// What has ended, or the innermost item of its type that has a name.
  private func likelyItem(_ parameter: ParameterDeclaration, of task: Symbol) -> String? {
    if handledEvent?.event == task {
      return "\(text(tables.tasks[Int(task.index)].name)).\(text(parameter.name))"
    }
    let loop = activeLoops.entries.last { tables.loops[$0.value.loop].type == parameter.type }
    return loop.map { text(tables.loops[$0.value.loop].name) }
  }

  // MARK: Samples

  /// `download: .running` of a task that runs for several items.
  mutating func reportMissingItem(_ token: Int, _ symbol: Symbol) {
    let task = tables.tasks[Int(symbol.index)]
    let parameter = tables.parameters[task.parameters.lowerBound + (task.item ?? 0)]
    let form = ".running(\(text(parameter.name)): …)"
    reportArgument(
      location(ofToken: token),
      Message("`{name}` runs for each item by itself", "“{name}”为每一项分别运行")([
        "name": .text(text(ofToken: token))
      ]),
      label: Message("say for which: `{form}`", "请写明是哪一项：`{form}`")(["form": .text(form)]),
      related: place(symbol))
  }

  /// A sample says twice how far the work for an item is, as far as that is known.
  /// - Parameter first: What the sample says of the task first.
  mutating func reportSetTwice(
    _ item: ExpressionID, of task: Int, _ token: Int, since first: Int?
  ) {
    guard let first, let position = tables.tasks[task].item, let value = constant(item) else {
      return
    }
    for other in tables.sampleTasks[first...] where other.task == task {
      if let known = other.arguments[position], constant(known) == value {
        return reportSetTwice(token, other.origin.token)
      }
    }
  }
}
