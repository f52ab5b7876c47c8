import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Declarations of tasks.
extension Checker {
  /// The type of what a task brings, before the first value is typed.
  mutating func checkResult(ofTask index: Int) {
    let view = TaskDeclaration(unchecked: tree, tables.tasks[index].origin.node)
    tables.tasks[index].result = view.result.map { type($0) }
    tables.tasks[index].hasOutcome = view.result != nil || !view.parameters.isEmpty
  }

  mutating func checkTask(_ index: Int) {
    let view = TaskDeclaration(unchecked: tree, tables.tasks[index].origin.node)
    checkSettings(ofTask: index, view.arguments)
    if body == .component, let part = view.parameters.first?.node ?? view.result {
      report(
        Finding(
          LanguageCode.taskInComponent, at: location(part),
          ["name": .text(text(tables.tasks[index].name))], label: Checker.taskOfScreen))
    }
    for parameter in view.parameters where parameter.isBinding {
      reportBinding(
        of: parameter, Message("a task takes values, no bindings", "任务只接受值，不接受绑定"),
        Message("a task hands a value back as its result: `-> Type`", "任务把值作为结果交回：`-> 类型`"))
    }
    tables.tasks[index].parameters = checkParameters(view.parameters)
    checkItem(ofTask: index, view.parameters)
  }

  // MARK: Settings

  private mutating func checkSettings(ofTask index: Int, _ arguments: [Argument]) {
    for argument in arguments {
      guard let value = argument.value else { continue }
      guard let label = argument.labelToken else {
        reportTaskArguments(arguments)
        return
      }
      if isSettingLikeParameter(argument) {
        reportArgument(
          location(ofToken: label),
          Message(
            "`{name}` says something of the task itself, and cannot be a parameter",
            "“{name}”说明任务本身，不能作为参数")(["name": .text(text(ofToken: label))]),
          label: Phrase(Message("give the parameter another name", "请给参数取别的名字")))
        continue
      }
      switch text(ofToken: label) {
      case "kind":
        let type = Type(.oneOf(.taskKind))
        let result = coerce(expression(value, type), to: type, .initialValue)
        if case .member(let name)? = constant(result) {
          tables.tasks[index].isNetwork = name == "network"
        }
      case "duration":
        let type = Type(.durationOr(.durationKnowledge))
        let result = coerce(expression(value, type), to: type, .initialValue)
        switch constant(result) {
        case .member("known"): tables.tasks[index].duration = .known
        case .member("unknown"): tables.tasks[index].duration = .unknown
        case .duration(let milliseconds): tables.tasks[index].duration = .milliseconds(milliseconds)
        default: break
        }
      case let name:
        let near = suggestion(label, name, SyntaxTree.taskSettings)
        reportArgument(
          location(ofToken: label),
          Message("a task has no `{name}`", "任务没有“{name}”")(["name": .text(name)]),
          label: near.label
            ?? Message(
              "it has `kind` and `duration`, and parameters with a type",
              "只有 `kind` 和 `duration`，以及写明类型的参数")(),
          fixes: near.fixes)
      }
    }
  }

  /// `task brew(duration: Duration)`: whether a type stands where a task says its kind or its duration.
  private mutating func isSettingLikeParameter(_ argument: Argument) -> Bool {
    guard let label = argument.labelToken, let value = argument.value,
      SyntaxTree.taskSettings.contains(text(ofToken: label)), kind(value) == .nameExpression
    else { return false }
    let name = name(ofToken: firstToken(value))
    return Checker.builtInTypes.contains { $0.name == text(name) }
      || [.enumeration, .record].contains(fileScope[name]?.kind)
  }

  /// Whether an argument of a call is for such a setting, which has been reported where the task is declared.
  mutating func isForSettingLikeParameter(_ label: String, of callee: Callee) -> Bool {
    guard callee.program == nil, SyntaxTree.taskSettings.contains(label),
      kind(callee.origin.node) == .taskDeclaration
    else { return false }
    let settings = TaskDeclaration(unchecked: tree, callee.origin.node).arguments
    guard let setting = settings.first(where: { $0.labelToken.map { text(ofToken: $0) } == label })
    else { return false }
    return isSettingLikeParameter(setting)
  }

  /// Arguments without their names are one mistake.
  private mutating func reportTaskArguments(_ arguments: [Argument]) {
    let unnamed = arguments.filter { $0.labelToken == nil }
    guard let first = unnamed.first else { return }
    let edits = unnamed.compactMap { argument in
      argument.value.map { value in
        let place = location(argument.node).range.lowerBound
        let name = kind(value) == .caseExpression ? "kind: " : "duration: "
        return Edit(Location(file, place..<place), name)
      }
    }
    reportArgument(
      location(first.node),
      Message("a task takes `kind:` and `duration:`", "任务只接受 `kind:` 和 `duration:`")(),
      fixes: [Fix(Phrase(Message("add the names", "加上名称")), .suggestion, edits)])
  }
}
