import CtlCatalogue
import CtlChecker
import CtlRuntime
import CtlTerminal

/// What a person would read of a screen, a line an element: as the terminal shows it at a state, and
/// as a tree of controls has it.
enum TerminalView {
  static func lines(_ model: Interpretation, screen index: Int) -> [String] {
    let program = model.program
    var live = LiveScreen(program, screen: index, now: Driver.present)
    for variable in program.screens[index].scope.variables {
      let declared = program.variables[variable]
      live.state.variables[DeclarationKey(program.file, variable)] =
        value(model.variable(variable, model.screen), declared.type, program)
    }
    live.state.tasks = [:]
    for task in program.screens[index].scope.tasks {
      var progress = TaskProgress()
      let declared = program.tasks[task]
      let name = program.text(declared.name)
      func read(_ work: String, _ progress: inout TaskProgress) {
        progress.isRunning = model.running.contains(work)
        for (position, value) in (model.started[work] ?? []).enumerated() {
          let type = program.parameters[declared.parameters.lowerBound + position].type
          progress.arguments[position] = self.value(value, type, program)
        }
      }
      if let item = program.item(of: declared) {
        let type = program.identityType(ofItem: item.type)
        for key in model.items[name] ?? [] {
          read(model.work(of: name, for: key), &progress[value(key, type, program)])
        }
      } else {
        read(name, &progress)
      }
      live.state.tasks[DeclarationKey(program.file, task)] = progress
    }
    live.refresh()
    return lines(live)
  }

  static func lines(_ live: LiveScreen) -> [String] {
    live.ownTree.nodes.compactMap { node in
      if Kind.named(node.kind).role == .part { return nil }
      var line = node.kind.name
      switch node.kind {
      // A touch ends what the file highlights.
      case .button: line += " " + (node.states.contains(.highlighted) ? "?" : node.text ?? "")
      case .label, .row, .section, .annotation, .screen: line += " " + (node.text ?? "")
      // What people do to controls that no variable is bound to, only the runtime knows, and what
      // becomes of a range that is upside down.
      case .switch:
        line += isBound(node, .isOn) ? (node.value(.isOn) == .bool(true) ? " on" : " off") : " ?"
      case .slider, .stepper:
        let range = (node.value(.minimumValue)?.number ?? 0, node.value(.maximumValue)?.number ?? 0)
        line +=
          isBound(node, .value) && range.0 < range.1 ? " \(node.value(.value)?.number ?? 0)" : " ?"
      default: break
      }
      return line + (node.states.contains(.disabled) ? " disabled" : "")
    }
  }

  private static func isBound(_ node: RenderNode, _ property: PropertyName) -> Bool {
    node.properties.contains { $0.name == property && $0.origin == .binding }
  }

  /// The first lines that differ; `?` stands for anything.
  static func difference(_ drawn: [String], _ shown: [String]) -> (drawn: String, shown: String)? {
    if drawn.count != shown.count { return ("\(drawn.count) lines", "\(shown.count) lines") }
    return zip(drawn, shown).first { drawn, shown in
      let known = drawn.prefix { $0 != "?" }
      return known.count < drawn.count && known.hasSuffix(" ")
        ? !shown.hasPrefix(known) : drawn != shown
    }
  }

  static func lines(_ tree: ControlTree) -> [String] {
    var line = ""
    switch tree.content {
    case .container(let container):
      line = container.kind.rawValue
      if [.row, .section, .annotation, .screen].contains(container.kind) {
        line += " " + (container.title ?? "")
      }
    case .control(let control):
      line = control.kind.rawValue
      switch control.control {
      case let label as Label: line += " " + label.text
      case let button as Button: line += " " + (button.currentTitle ?? "")
      case let control as Switch: line += control.isOn ? " on" : " off"
      case let slider as Slider: line += " \(slider.value)"
      case let stepper as Stepper: line += " \(stepper.value)"
      default: break
      }
      if !control.isEnabled { line += " disabled" }
    }
    guard case .container(let bar) = tree.content, bar.kind == .tabBar else {
      return [line] + tree.children.flatMap { lines($0) }
    }
    // The contents of the chosen tab stand where its bar stands.
    let chosen = min(max(bar.selectedIndex, 0), tree.children.count - 1)
    let contents = tree.children.indices.contains(chosen) ? tree.children[chosen].children : []
    return [line] + tree.children.flatMap { lines($0).prefix(1) } + contents.flatMap { lines($0) }
  }

  private static func value(_ datum: Datum, _ type: Type, _ program: Program) -> Value {
    switch datum {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): type.unwrapped.base == .length ? .length(value) : .double(value)
    case .string(let value): .string(value)
    case .color(let color): .color(Color(color))
    case .image(let image):
      .image(
        ImageReference(
          image.name, role: image.role?.rawValue,
          renderingMode: image.renderingMode == .automatic ? nil : image.renderingMode.rawValue,
          isResizable: image.isResizable))
    case .date(let date):
      DateTime(date.dayNumber == 0 ? String(date.description.dropFirst(11)) : date.description)
        .map { .date($0) } ?? .none
    case .duration(let duration): .duration(duration.milliseconds)
    case .choice(_, _, let index):
      .enumCase(file: type.unwrapped.file, index: Int(type.unwrapped.index), case: index)
    case .list(let items): .list(items.map { value($0, type.unwrapped.element, program) })
    case .record(let fields): record(fields, type.unwrapped, program)
    case .font, .run, .member, .reference, .range, .entries, .none: .none
    }
  }
  private static func record(_ fields: [Datum], _ type: Type, _ program: Program) -> Value {
    guard let (home, record) = program.record(of: type) else { return .none }
    return .record(
      file: type.file, index: Int(type.index),
      zip(fields, home.fields[record.fields]).map { value($0, $1.type, home) })
  }
}
