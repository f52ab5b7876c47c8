import CtlChecker

@testable import CtlGenerator

/// The program that drives the models of some typed programs at random and tells what happens.
struct Driver {
  private(set) var text = "import CtlRuntime\n"
  private var calls: [String] = []
  private var protocols: Set<String> = []
  /// The screens, in the order in which they are driven.
  private(set) var screens: [(name: String, program: Program, index: Int)] = []

  mutating func add(_ program: Program, _ options: Options, steps: Int) {
    let files = FileTable(program, options)
    guard let names = files.names(of: program.file) else { return }
    for (index, screen) in program.screens.enumerated() {
      let model = names.screens[index]
      let scope = Scope(files, screen: index)
      let actions = ActionWriter(
        scope: scope, name: names.screenActions[index], model: model)
      var argument = "()"
      if actions.hasActions {
        let stub = "Stub\(screens.count)"
        argument = "\(stub)()"
        text += "final class \(stub): \(names.screenActions[index]) {\n"
        text += methods(scope, screen.scope.actions, model, toggling: scope.names)
        for symbol in files.facts.allUses(below: screen.root, of: program) {
          guard files.facts.hasActions(symbol), let source = program.program(of: symbol.file)
          else { continue }
          let inner = FileTable(source, options)
          text += methods(
            Scope(inner, component: Int(symbol.index)),
            source.components[Int(symbol.index)].scope.actions,
            files.names(of: symbol.file)?.components[Int(symbol.index)] ?? "", toggling: nil)
        }
        text += "}\n"
      }
      let number = screens.count
      calls.append(
        "drive(\(model)(), \"\(number)\", \(argument), steps: \(steps), seed: \(number + 1))")
      screens.append((model, program, index))
    }
  }

  /// What new date pickers show.
  static let present = "2026-11-21T09:41"

  var main: String {
    text + "let present = DateTime(iso8601: \(Literal.string(Driver.present)))\n"
      + calls.map { "DateTime.$simulatedNow.withValue(present) { \($0) }\n" }.joined()
  }

  /// Methods that tell that they were called; those of a screen start or end its first task.
  private func methods(
    _ scope: CtlGenerator.Scope, _ actions: Range<Int>, _ model: String,
    toggling names: MemberNames?
  ) -> String {
    let program = scope.program
    let task = names.flatMap { names in
      names.tasks.keys.min().flatMap { names.tasks[$0] }.map { Identifier.quoted($0) }
    }
    return actions.map { index in
      let action = program.actions[index]
      let labels = ActionNames(program, action).labels
      var parameters = ["_ model: inout \(model)"]
      var arguments: [String] = []
      for (number, parameter) in action.parameters.enumerated() {
        let type = scope.types.name(program.parameters[parameter].type)
        parameters.append("\(Identifier.label(labels[number])) p\(number): \(type)")
        arguments.append("json(p\(number))")
      }
      let name = Identifier.quoted(scope.names?.actions[index] ?? "")
      var body = "called(\(Literal.string(program.text(action.name))), ["
      body += arguments.joined(separator: ", ") + "])"
      if let task {
        body +=
          "; if model.\(task).isRunning { model.\(task).finish() } else { model.\(task).start() }"
      }
      return "  func \(name)(\(parameters.joined(separator: ", "))) { \(body) }\n"
    }.joined()
  }
}

extension ComponentFacts {
  /// The components below an element and inside of them, each once.
  func allUses(below root: ElementID, of program: Program) -> [Symbol] {
    var result: [Symbol] = []
    var pending = uses(below: root, of: program)
    while let symbol = pending.popLast() {
      if result.contains(symbol) { continue }
      result.append(symbol)
      guard let source = program.program(of: symbol.file) else { continue }
      pending += uses(below: source.components[Int(symbol.index)].root, of: source)
    }
    return result
  }
}
