import CtlChecker
import CtlGenerator

/// The program that drives the models of some typed programs at random and tells what happens. It
/// knows generated code as an app does: by what the code declares.
struct Driver {
  /// The screens, in the order in which they are driven.
  private(set) var screens: [(name: String, program: Program, index: Int)] = []
  private var models: [GeneratedSurface.Model] = []
  private var protocols: [String: GeneratedSurface.ActionsProtocol] = [:]
  /// Who asks for the actions of a protocol, and what they are called in the file.
  private var owners: [String: (model: String, actions: [String])] = [:]

  mutating func add(_ program: Program, _ file: GeneratedFile) {
    let surface = GeneratedSurface(file)
    protocols.merge(surface.protocols) { first, _ in first }
    func own(_ model: GeneratedSurface.Model, _ scope: CtlChecker.Scope) {
      guard let actions = model.actions else { return }
      owners[actions] = (
        model.name,
        scope.actions.map { program.actions[$0] }.filter { !$0.isEvent }.map {
          program.text($0.name)
        }
      )
    }
    for (model, component) in zip(surface.models.filter { !$0.isScreen }, program.components) {
      own(model, component.scope)
    }
    for (index, model) in surface.models.filter(\.isScreen).enumerated() {
      own(model, program.screens[index].scope)
      // Only an app can show what a screen opens.
      guard !model.others.contains(where: { $0.hasSuffix("Routes") }) else { continue }
      screens.append((model.name, program, index))
      models.append(model)
    }
  }

  /// What new date pickers show.
  static let present = "2026-11-21T09:41"

  func main(steps: Int) -> String {
    var text = "import CtlRuntime\n"
    var calls = ""
    for (number, model) in models.enumerated() {
      var argument = "()"
      let all = (model.actions.map { [$0] } ?? []) + model.others
      if !all.isEmpty {
        argument = "Stub\(number)()"
        let own = model.actions.map { self.methods(of: $0, model) } ?? ""
        let body = own + work(of: model.others)
        text += "final class Stub\(number): \(all.joined(separator: ", ")) {\n\(body)}\n"
      }
      calls += """
        DateTime.$simulatedNow.withValue(present) {
          drive(\(model.name)(), "\(number)", \(argument), steps: \(steps), seed: \(number + 1))
        }

        """
    }
    return text + "let present = DateTime(iso8601: \"\(Driver.present)\")\n" + calls
  }

  /// Methods of tasks; nobody runs them.
  private func work(of names: [String]) -> String {
    names.compactMap { protocols[$0] }.flatMap(\.work)
      .map { "\($0) { throw CancellationError() }\n" }.joined()
  }

  /// Methods that tell that they were called; those of the screen start or end its first task.
  private func methods(of actions: String, _ screen: GeneratedSurface.Model) -> String {
    var text = ""
    var all = [actions]
    var next = 0
    while next < all.count {
      let name = all[next]
      next += 1
      guard let declared = protocols[name] else { continue }
      all += declared.inherited.filter { !all.contains($0) }
      guard let owner = owners[name] else { continue }
      for (requirement, action) in zip(declared.requirements, owner.actions) {
        text += method(requirement, action, owner.model, name == actions ? screen.task : nil)
      }
    }
    return text
  }

  private func method(
    _ requirement: GeneratedSurface.Requirement, _ action: String, _ model: String, _ task: String?
  ) -> String {
    var parameters = ["_ model: inout \(model)"]
    var arguments: [String] = []
    for (number, parameter) in requirement.parameters.enumerated() {
      parameters.append("\(parameter.label) p\(number): \(parameter.type)")
      arguments.append("json(p\(number))")
    }
    var body = "called(\"\(action)\", [\(arguments.joined(separator: ", "))])"
    if let task {
      body +=
        "; if model.\(task).isRunning { model.\(task).finish() } else { model.\(task).start() }"
    }
    return "  func \(requirement.name)(\(parameters.joined(separator: ", "))) { \(body) }\n"
  }
}
