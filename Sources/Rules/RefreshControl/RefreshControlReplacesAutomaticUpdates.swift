import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let refreshControlReplacesAutomaticUpdates = Rule(
    about, visits: .kinds([.refreshControl])
  ) { control in
    guard let table = control.nearest(.table), let updates = table.written(.automaticUpdates) else {
      guard let handler = control.onlyStart else { return }
      return control.report(
        about, at: .handler(handler),
        label: Message(
          "nothing else fills the list, which is empty until then", "没有其他步骤填充列表，此前它一直是空的")())
    }
    let step = table.initial(.automaticUpdates) == .bool(false) ? nil : updates.lastStep
    guard step != nil || table.initial(.automaticUpdates) == .bool(false) else { return }
    table.report(
      about, at: .value(updates),
      label: step == nil
        ? nil : Message("once a step has switched them off, they stay off", "有一步关闭它之后，就一直关闭")(),
      related: step.map {
        [Finding.Related(table.program.location(of: $0.origin), Message("the step", "该步骤")())]
      } ?? [
        Finding.Related(
          control.location(.kind), Message("people have to pull for every update", "每次更新都要用户自己刷新")()
        )
      ],
      fixes: updates.isConstant ? [table.replaceValue(updates, with: "true", .suggestion)] : [])
  }
}

extension Written {
  /// The step after which it is false for good: nothing makes the variable anything else again.
  fileprivate var lastStep: Step? {
    guard !isBinding, control.frame < 0 else { return nil }
    let isNot = expression.operation == .not
    let id = isNot ? program.operand(0, of: expression) : expressionID
    guard let part = program.variablePart(id) else { return nil }
    let changes = control.walk.memo.changes(in: program)
    let steps = changes.steps(changing: part)
    guard changes.bindings(to: part).isEmpty, !changes.areInTab(part),
      steps.allSatisfy({
        if case .assign(_, let value) = $0.form {
          program.constant(value) == .bool(isNot)
        } else {
          false
        }
      })
    else { return nil }
    return steps.first
  }
}

extension PlacedElement {
  /// The handler that starts a task whose value fills an empty list, which nothing else fills.
  fileprivate var onlyStart: Handler? {
    handlers.first { handler in
      runningSteps(of: handler).contains { step in
        guard case .start(let start) = step.form else { return false }
        return fills(start, step.program)
      }
    }
  }

  /// Whether nothing is in a list before a task is started by this step.
  private func fills(_ start: Step.Start, _ program: Program) -> Bool {
    let changes = walk.memo.changes(in: program)
    func isEmpty(_ place: ExpressionID?) -> Bool {
      guard let place, let list = program.variablePart(place),
        !program.variables[Int(list.root.index)].isParameter,
        program.begins(list, as: .list([]))
      else { return false }
      return changes.steps(changing: list).count == 1 && changes.bindings(to: list).isEmpty
        && !changes.areInTab(list)
    }
    if let target = start.target { return isEmpty(target.whole) }
    guard changes.starts[start.task] == 1 else { return false }
    let receives = changes.receivers[start.task, default: []].contains { handler in
      program.steps[handler.steps].contains { step in
        program.changed(by: step.form).contains { isEmpty($0) }
      }
    }
    return receives || isShown(start.task, program)
  }

  /// Whether the table has a row for each item that a task brought, and for nothing else.
  private func isShown(_ task: Symbol, _ program: Program) -> Bool {
    guard let table = nearest(.table) else { return false }
    return table.descendants.contains { loop in
      guard loop.form == .loop, loop.program.file == program.file else { return false }
      let list = program.expression(program.loops[Int(loop.element.payload)].sequence)
      guard list.operation.replacesMissing,
        program.constant(program.operand(1, of: list)) == .list([]),
        let (symbol, state) = program.taskState(
          program.expression(program.operand(0, of: list)))
      else { return false }
      return symbol == task && state == .value
    }
  }
}

private let about = Code(
  "refresh-control/replaces-automatic-updates", .warning,
  title: Message("keep updating automatically as well", "有了刷新控件，仍应保留自动刷新"),
  why: Message(
    "A refresh control is for people who do not want to wait for the next update. People who do "
      + "not know it would look at stale content and wonder why nothing ever changes.",
    "刷新控件是为不想等待下一次更新的用户准备的。不知道它的用户只会看到过时的内容，不明白为什么一直没有变化。"),
  citation: .guidelines("Refresh Control > Guidelines"),
  bad: .inTable(
    having: "action load()",
    """
    automaticUpdates: false
    //                ^^^^^
    refreshControl { on valueChanged -> load() }
    row "Today"
    """) + [
      """
      screen Board {
        var isPaused: Bool = true
        action load()
        table {
          automaticUpdates: isPaused ? false : true
          //                ^^^^^^^^^^^^^^^^^^^^^^^
          refreshControl { on valueChanged -> load() }
          row "Pause" { switch { isOn <-> isPaused } }
        }
      }
      """,
      """
      screen Board {
        var matches: [String] = []
        task load(kind: .network, duration: .unknown) -> [String]
        table {
          refreshControl {
            isRefreshing: load.isRunning
            on valueChanged -> matches = load()
            //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
          for match in matches { row "\\(match)" }
        }
      }
      """,
      """
      screen Board {
        var matches: [String] = []
        task load(kind: .network, duration: .unknown) -> [String]
        on load(found) -> matches = found
        table {
          refreshControl {
            isRefreshing: load.isRunning
            on valueChanged -> load()
            //<^^^^^^^^^^^^^^^^^^^^^^^^^
          }
          for match in matches { row "\\(match)" }
        }
      }
      """,
      """
      screen Board {
        task load(kind: .network, duration: .unknown) -> [String]
        table {
          refreshControl {
            isRefreshing: load.isRunning
            on valueChanged -> load()
            //<^^^^^^^^^^^^^^^^^^^^^^^^^
          }
          for match in load.value ?? [] { row "\\(match)" }
        }
      }
      """,
      """
      screen Board {
        var isLive: Bool = true
        action load()
        table {
          automaticUpdates: isLive
          //                ^^^^^^
          refreshControl { on valueChanged { isLive = false; load() } }
          row "Today"
        }
      }
      """,
    ],
  good: .inScreen(
    """
    var matches: [String] = []
    task load(kind: .network, duration: .unknown) -> [String]
    on appear -> matches = load()
    table {
      refreshControl { isRefreshing: load.isRunning; on valueChanged -> matches = load() }
      for match in matches { row "\\(match)" }
    }
    """,
    """
    action load()
    table {
      automaticUpdates: true
      refreshControl { on valueChanged -> load() }
      row "Today"
    }
    """,
    """
    var isLive: Bool = true
    action load()
    table {
      automaticUpdates: isLive
      refreshControl { on valueChanged -> load() }
      row "Live" { switch { isOn <-> isLive } }
    }
    """), fix: .suggestion)
