import CtlCatalogue
import CtlChecker

/// The Swift names of the declarations and elements of one screen or component.
struct MemberNames {
  private(set) var variables: [Int: String] = [:]
  private(set) var constants: [Int: String] = [:]
  /// The properties with constants as people read them, where these are not their values looked up.
  private(set) var shownConstants: [Int: String] = [:]
  /// The properties with the first values of variables that may begin in the language of the person.
  private(set) var firstTexts: [Int: String] = [:]
  private(set) var parameters: [Int: String] = [:]
  /// Those with the texts of parameters as people read them, where both are needed.
  private(set) var shownParameters: [Int: String] = [:]
  private(set) var slots: [Int: String] = [:]
  private(set) var tasks: [Int: String] = [:]
  /// The properties with what the latest start of a task gave its parameters, by their places, where that is read.
  private(set) var startedWith: [Int: [Int: String]] = [:]
  private(set) var actions: [Int: String] = [:]
  /// The properties that keep binding parameters of a screen as its opener has them.
  private(set) var handed: [Int: String] = [:]
  /// The properties with the ranges that the opener keeps them in.
  private(set) var ranges: [Int: String] = [:]
  /// The property with the events that a component has sent; nil when it sends none.
  private(set) var sent: String?
  /// The property of a component that knows where it is used, and the method that asks it.
  private(set) var caller: String?
  private(set) var follow: String?
  /// The methods that do the work of tasks.
  private(set) var taskMethods: [Int: String] = [:]
  /// The names of elements in references: those of the file, and invented ones for controls without
  /// a name, so that every control can be addressed.
  private(set) var references: [Int: String] = [:]
  /// The properties (in loops: methods) that give typed access to elements.
  private(set) var accessors: [Int: String] = [:]
  /// The loop variables, and the counters of the loops, by element.
  private(set) var loopVariables: [Int: String] = [:]
  private(set) var loopCounters: [Int: String] = [:]
  /// The names that `if let` gives around elements, by their place in `Program.loops`.
  private(set) var unwrapped: [Int: String] = [:]
  /// Every name of a loop.
  private(set) var loopNames: Set<String> = []
  /// Every member of the type.
  private(set) var members: NamePool

  init(_ program: Program, _ component: CtlChecker.Component) {
    self.init(
      program, root: component.root, scope: component.scope, parameters: component.parameters,
      slots: component.slots)
    caller = members.unique(local("caller"))
    follow = members.unique(local("follow"))
  }

  init(
    _ program: Program, root: ElementID, scope: CtlChecker.Scope,
    parameters range: Range<Int> = 0..<0, slots: Range<Int> = 0..<0
  ) {
    members = NamePool(ReservedNames.members)
    func name(_ name: NameID) -> (written: String, wanted: String) {
      FileNames.member(program.text(name), ReservedNames.members)
    }
    let declared =
      range.map { name(program.parameters[$0].name) }
      + scope.variables.map { name(program.variables[$0].name) }
      + scope.constants.map { name(program.constants[$0].name) }
      + scope.tasks.map { name(program.tasks[$0].name) }
      + slots.map { slot in
        program.slots[slot].name.map { name($0) } ?? (written: "content", wanted: "content")
      }
    var names = members.unique(declared)[...]
    for index in range { parameters[index] = names.removeFirst() }
    for index in scope.variables { variables[index] = names.removeFirst() }
    for index in scope.constants { constants[index] = names.removeFirst() }
    for index in scope.tasks { tasks[index] = names.removeFirst() }
    for index in slots { self.slots[index] = names.removeFirst() }

    let reserved: Set<String> = ["init", "self", "Type", "Protocol", "_"]
    var (actionPool, taskPool) = (NamePool(reserved), NamePool(reserved))
    let actionNames = actionPool.unique(
      scope.actions.map { FileNames.member(program.text(program.actions[$0].name), ["init", "_"]) })
    for (index, name) in zip(scope.actions, actionNames) { actions[index] = name }
    if scope.actions.contains(where: { program.actions[$0].isEvent }) {
      sent = members.unique("sent")
    }
    let taskNames = taskPool.unique(
      scope.tasks.map { FileNames.member(program.text(program.tasks[$0].name), ["init", "_"]) })
    for (index, name) in zip(scope.tasks, taskNames) { taskMethods[index] = name }

    nameElements(program, root)
    nameLoops(program, root)
    for index in scope.constants where program.isComposed(program.constants[index].value) {
      let name = Identifier.upperCamel(program.text(program.constants[index].name))
      shownConstants[index] = members.unique(local("shown" + name))
    }
    for index in scope.variables {
      guard let value = program.variables[index].initialValue else { continue }
      // Only a text that is looked up is another one in another language.
      if program.expression(value).operation == .literal {
        guard case .localized? = program.constant(value) else { continue }
      }
      let name = Identifier.upperCamel(program.text(program.variables[index].name))
      firstTexts[index] = members.unique(local("first" + name))
    }
    for index in scope.variables where program.variables[index].isBinding {
      let name = Identifier.upperCamel(program.text(program.variables[index].name))
      handed[index] = members.unique(local("opener" + name))
      if program.variables[index].type.unwrapped.hasRanges, let own = variables[index] {
        ranges[index] = members.unique(local(own + "Range"))
      }
    }
    for index in scope.tasks {
      let task = program.tasks[index]
      for position in task.keptArguments.sorted() {
        let parameter = program.parameters[task.parameters.lowerBound + position]
        let name = program.text(task.name) + Identifier.upperCamel(program.text(parameter.name))
        let wanted = FileNames.member(name, ReservedNames.members).wanted
        startedWith[index, default: [:]][position] = members.unique(local(wanted))
      }
    }
    for index in range where program.parameters[index].hasText {
      let name = Identifier.upperCamel(program.text(program.parameters[index].name))
      shownParameters[index] = members.unique(local("shown" + name))
    }
  }

  // MARK: Elements

  private mutating func nameElements(_ program: Program, _ root: ElementID) {
    references = ElementNames.all(program, root)
    let size = Int(program.elements[root.index].size)
    for index in root.index + 1..<root.index + size {
      let element = program.elements[index]
      guard let reference = references[index],
        element.form == .componentUse || element.name != nil
      else { continue }
      guard element.form == .componentUse || KindSpelling.type(of: element) != nil else { continue }
      let name = FileNames.member(reference, ReservedNames.members)
      accessors[index] = members.unique(name.wanted)
    }
  }

  // MARK: Loops

  private mutating func nameLoops(_ program: Program, _ root: ElementID) {
    let all = root.index..<root.index + Int(program.elements[root.index].size)
    var open: [(end: Int, names: [String])] = []
    for index in all where [.loop, .branch].contains(program.elements[index].form) {
      let element = program.elements[index]
      let places =
        (element.form == .loop ? [Int(element.payload)] : [])
        + program.valueNames(in: ElementID(index))
      if places.isEmpty { continue }
      while let last = open.last, last.end <= index { open.removeLast() }
      var others = Set(open.flatMap(\.names))
      var own: [String] = []
      func free(_ name: String) -> String {
        members.free(name) { ReservedNames.locals.contains($0) || others.contains($0) }
      }
      for place in places {
        let wanted = Identifier.lowerCamel(program.text(program.loops[place].name))
        let isReserved = ReservedNames.members.contains(wanted)
        let variable = free(isReserved ? wanted + "Value" : wanted)
        others.insert(variable)
        own.append(variable)
        if program.loops[place].form != .loop {
          unwrapped[place] = variable
        } else {
          let counter = free("index")
          others.insert(counter)
          own.append(counter)
          loopVariables[index] = variable
          loopCounters[index] = counter
        }
      }
      loopNames.formUnion(own)
      open.append((index + Int(element.size), own))
    }
  }

  /// A name for a local value, different from every member and every name of a loop.
  func local(_ name: String, besides others: [String] = []) -> String {
    members.free(name) {
      ReservedNames.locals.contains($0) || loopNames.contains($0) || others.contains($0)
    }
  }
}

extension ParameterDeclaration {
  /// Whether it is a text or has texts.
  fileprivate var hasText: Bool {
    var type = type
    while type.isList || type.isOptional { type = type.element }
    return !isBinding && (type == .string || type == .run)
  }
}
