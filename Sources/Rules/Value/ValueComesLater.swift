import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valueComesLater = Rule(
    about,
    file: { file in
      let program = file.program
      for handler in program.handlers {
        var known: Set<Int> = []
        for (index, waiting) in program.receivers(in: handler.steps)
        where known.insert(index).inserted {
          guard let read = program.read(of: index, in: waiting.after) else { continue }
          file.report(
            Finding(
              about, at: program.location(of: program.expression(read).origin, .whole),
              ["name": .text(program.text(program.variables[index].name))],
              related: [
                Finding.Related(
                  program.location(of: waiting.origin, .whole),
                  Message("this brings the new one", "这一步带来新值")())
              ],
              notes: waiting.task.map { task in
                [
                  Message(
                    "In the screen, `on {task}(value) -> …` says what follows.",
                    "界面中的 `on {task}(值) -> …` 说明之后做什么。")(["task": .text(task)])
                ]
              } ?? []))
        }
      }
    })
}

/// What a variable waits for, and the steps that do not wait.
private struct Waiting {
  var origin: OriginID
  var after: Range<Int>
  /// The name of the task; nil for a screen.
  var task: String?
}

extension Program {
  /// The variables that get something later, with the steps after that in the same block, until one gives
  /// the variable another value.
  fileprivate func receivers(in steps: Range<Int>) -> [(variable: Int, waiting: Waiting)] {
    var result: [(variable: Int, waiting: Waiting)] = []
    let outer = outerSteps(in: steps)
    for (place, index) in outer.enumerated() {
      let step = self.steps[index]
      let target: Step.Receiver?
      var task: String?
      switch step.form {
      case .start(let start):
        target = start.target
        if let (home, declared) = self.task(of: start.task) { task = home.text(declared.name) }
      case .open(let opening): target = opening.target
      case .choice:
        let (then, otherwise) = branches(of: index)
        result += receivers(in: then) + receivers(in: otherwise)
        continue
      default: continue
      }
      guard let variable = target.flatMap({ ownVariable($0.place) }) else { continue }
      let next = outer.dropFirst(place + 1).first {
        if case .assign(let place, _) = self.steps[$0].form {
          ownVariable(place) == variable
        } else {
          false
        }
      }
      let last = next.map { $0 + 1 } ?? steps.upperBound
      let first = index + Int(step.size)
      if first < last {
        result.append((variable, Waiting(origin: step.origin, after: first..<last, task: task)))
      }
    }
    return result
  }

  /// Where some steps read a variable.
  fileprivate func read(of variable: Int, in steps: Range<Int>) -> ExpressionID? {
    for step in self.steps[steps] {
      var pending = Array(valuesRead(by: step.form).reversed())
      while let id = pending.popLast() {
        if ownVariable(id) == variable { return id }
        pending += operandIDs(of: expression(id)).reversed()
      }
    }
    return nil
  }
}

private let about = Code(
  "value/comes-later", .warning,
  title: Message("`{name}` still has its old value here", "“{name}”在这里仍是旧值"),
  why: Message(
    "What a task brings and what a screen hands back come later. The steps after it do not wait: they run "
      + "at once, with the value from before.",
    "任务带来的值和界面交回的值都稍后才到。之后的步骤并不等待：它们立即执行，用的是之前的值。"),
  bad: [
    """
    screen Tea "Tea" {
      var price: Double = 0
      task ask() -> Double
      table {
        row "Order" {
          on select {
            price = ask()
            push Order(price: price)
            //                ^^^^^
          }
        }
        if ask.isFailed { row { label "\\(ask.message)" } }
      }
    }
    screen Order(price: Double) "Order" { content { label "\\(price)" } }
    """
  ],
  good: [
    """
    screen Tea "Tea" {
      task ask() -> Double
      on ask(price) -> push Order(price: price)
      table {
        row "Order" { on select -> ask() }
        if ask.isFailed { row { label "\\(ask.message)" } }
      }
    }
    screen Order(price: Double) "Order" { content { label "\\(price)" } }
    """,
    """
    screen Tea "Tea" {
      var price: Double = 0
      task ask() -> Double
      table {
        row "Order" {
          on select {
            price = ask()
            price = 3
            push Order(price: price)
          }
        }
        if ask.isFailed { row { label "\\(ask.message)" } }
      }
    }
    screen Order(price: Double) "Order" { content { label "\\(price)" } }
    """,
  ])
