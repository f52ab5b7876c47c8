import CtlCatalogue
import CtlChecker

/// A screen or component as a type.
struct ModelWriter {
  let scope: CodeScope
  private let tree: TreeWriter
  private let members: MemberWriter
  private let constraints: Statement?

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }

  init(_ files: FileTable, screen index: Int) {
    self.init(CodeScope(files, screen: index), files.program.screens[index].scope)
  }

  init(_ files: FileTable, component index: Int) {
    self.init(CodeScope(files, component: index), files.program.components[index].scope)
  }

  private init(_ scope: CodeScope, _ declared: CtlChecker.Scope) {
    self.scope = scope
    tree = TreeWriter(scope: scope, styles: StyleTable(scope))
    members = MemberWriter(scope, declared)
    constraints = ConstraintWriter(scope: scope, constraints: declared.constraints)
      .property(access: scope.options.access.modifier)
  }

  // MARK: Screens

  func screen(_ index: Int) -> [Statement] {
    guard let names = scope.files.names(of: program.file) else { return [] }
    let screen = program.screens[index]
    let name = names.screens[index]
    let actions = ActionWriter(scope: scope, name: names.screenActions[index], model: name)
    let routes = RouteWriter(scope, screen: index)
    let tabs = TabWriter(scope, screen: index)
    let tasks = TaskWriter(
      scope: scope, name: names.screenTasks[index], model: name, screen: screen)
    let receivers = [actions.hasActions ? actions.name : nil, tasks.name, routes.name]
      .compactMap { $0 }
    let receiver = receivers.isEmpty ? "Void" : "any " + receivers.joined(separator: " & ")
    let sections: [[Statement]] = [
      members.declarations(),
      [.line(.text("\(access)var interface = \(scope.options.interface)"))] + routes.properties()
        + [.blank]
        + ScreenInitializer(scope: scope, screen: screen, members: members).statements(),
      receivers.isEmpty ? [] : [.line(.text("\(access)typealias Actions = \(receiver)"))],
      accessors(),
      TargetWriter(scope: scope).declaration(),
      [FieldWriter(scope).property(screen)],
      tasks.property().map { [$0] } ?? [],
      members.nowPath().map { [$0] } ?? [],
      AppearanceWriter(scope).property() ?? [],
      readsControls
        ? [.line(.text("\(access)static var readsControls: Bool { true }"))] : [],
      constraints.map { [$0] } ?? [],
      members.settleMethod().map { [$0] } ?? [],
      FirstTexts(scope: scope, members: members).statements(),
      [
        .block(
          .text("\(access)func describe() -> ControlTree"), tree.statements(for: screen.root),
          inline: false)
      ],
    ]
    let beginnings =
      members.following.isEmpty
      ? []
      : Array(program.tables.parameters(of: screen)) + members.present(setBy: screen.scope.samples)
    let samples = SampleWriter(
      scope: scope, events: EventWriter(scope, tree), model: name, beginnings: beginnings)
    let documentation = Documentation(
      program, screen.origin, or: "The screen `\(program.text(screen.name))`.")
    return tabs.declaration() + routes.declarations() + tasks.declaration() + actions.declaration()
      + documentation.statements + [
        .block(
          scope.options.type("struct \(name): ScreenModel"),
          joined(
            sections
              + [
                routes.takeMethod(EventWriter(scope, tree), actions: receiver).map { [$0] } ?? [],
                routes.followMethod(EventWriter(scope, tree), actions: receiver),
                tabs.followMethod(EventWriter(scope, tree), actions: receiver),
                BoundRoutes(scope).updateMethods(actions: receiver),
              ] + events(receiver)
              + [samples.members(screen.scope.samples)]),
          inline: false), .blank,
      ] + tabs.conformance() + routes.conformance()
  }

  /// Whether the description reads state that only controls have, here or in a component inside.
  private var readsControls: Bool {
    guard let root = scope.root else { return false }
    return scope.dependencies?.readsControls == true
      || scope.files.facts.uses(below: root, of: program).contains {
        scope.files.facts.readsControls($0)
      }
  }

  // MARK: Components

  func component(_ index: Int) -> [Statement] {
    guard let names = scope.files.names(of: program.file) else { return [] }
    let component = program.components[index]
    let name = names.components[index]
    let actions = ActionWriter(scope: scope, name: names.componentActions[index], model: name)
    let events = ComponentEventWriter(
      scope: scope, component: component, name: names.componentEvents[index], model: name)
    let sections: [[Statement]] = [
      [
        .line(.text("\(access)var path: Reference"))
      ]
        + (keeps(index)
          ? [
            .documentation("The name of its variables, which stay with the item of a loop."),
            .line(.text("\(access)var statePath: Reference")),
          ] : []) + [
          .line(.text("\(access)var interface: Interface"))
        ] + parameters(component, index) + slots(component) + events.property
        + followed(component, index, name),
      members.declarations(),
      [initializer(component, index)],
      actions.hasActions ? [.line(.text("\(access)typealias Actions = any \(actions.name)"))] : [],
      accessors(),
      TargetWriter(scope: scope).declaration(),
      constraints.map { [$0] } ?? [],
      [
        .block(
          .text("\(access)func describe() -> [ControlTree]"), described(component.root),
          inline: false)
      ],
    ]
    let documentation = Documentation(
      program, component.origin, or: "The component `\(program.text(component.name))`.")
    return actions.declaration() + events.declaration() + documentation.statements + [
      .block(
        scope.options.type("struct \(name): ComponentModel"),
        joined(sections + self.events(actions.hasActions ? "any \(actions.name)" : "Void")),
        inline: false), .blank,
    ]
  }

  private func described(_ root: ElementID) -> [Statement] {
    let children = tree.children(of: root)
    return children.isEmpty ? [.line("return []")] : children
  }

  private func keeps(_ component: Int) -> Bool {
    scope.files.component(component).map { scope.files.facts.keeps($0) } ?? false
  }

  private func givesRange(_ parameter: Int, _ component: Int) -> Bool {
    scope.files.component(component).map { scope.files.facts.givesRange(parameter, of: $0) }
      ?? false
  }

  /// The name of a parameter as people read it, where the component needs both.
  private func shownName(_ parameter: Int, _ component: Int) -> String? {
    scope.files.component(component).flatMap {
      scope.files.shownParameterName(parameter, of: $0)
    }
  }

  private func parameters(_ component: CtlChecker.Component, _ index: Int) -> [Statement] {
    component.parameters.flatMap { parameter -> [Statement] in
      let declaration = program.parameters[parameter]
      guard let name = scope.names?.parameters[parameter] else { return [] }
      let type = scope.types.name(declaration.type)
      var result: [Statement] = []
      if declaration.isBinding {
        result.append(.documentation("Two-way: what people change here comes back to the caller."))
      }
      result.append(.line(.text("\(access)var \(Identifier.quoted(name)): \(type)")))
      if let shown = shownName(parameter, index) {
        result.append(.documentation("`\(name)` as people read it."))
        result.append(.line(.text("private var \(Identifier.quoted(shown)): \(type)")))
      }
      if givesRange(parameter, index) {
        result.append(.documentation("The range of the variable bound to `\(name)`."))
        result.append(.line(.text("\(access)var \(name)Range: ClosedRange<\(type)>?")))
      }
      return result
    }
  }

  /// What says how the parameters follow from each other.
  private func followed(
    _ component: CtlChecker.Component, _ index: Int, _ type: String
  ) -> [Statement] {
    guard follows(index), let names = scope.names, let caller = names.caller,
      let follow = names.follow
    else { return [] }
    let part = names.local("part")
    let parameters = component.parameters.flatMap { parameter -> [String] in
      guard let name = names.parameters[parameter] else { return [] }
      return [name] + (shownName(parameter, index).map { [$0] } ?? [])
        + (givesRange(parameter, index) ? ["\(name)Range"] : [])
    }
    return [
      .documentation("Where it is used: nil when no parameter follows from another one."),
      .line(.text("\(access)var \(caller): Caller<\(type)>?")), .blank,
      .documentation("Has the parameters that follow from a change of one."),
      .block(
        .text("private mutating func \(follow)()"),
        [.guarded(.text("let \(part) = \(caller)?.followed(self)"))]
          + (parameters + [caller]).map { name in
            .line(.text("\(scope.member(name)) = \(part).\(Identifier.memberName(name))"))
          }, inline: false),
    ]
  }

  private func follows(_ component: Int) -> Bool {
    scope.files.component(component).map { scope.files.facts.follows($0) } ?? false
  }

  private func slots(_ component: CtlChecker.Component) -> [Statement] {
    component.slots.flatMap { slot -> [Statement] in
      guard let name = scope.names?.slots[slot] else { return [] }
      let documentation = Documentation(
        program, program.slots[slot].origin, or: "What fills the slot; nil where a use leaves it.")
      return documentation.statements + [
        .line(.text("\(access)var \(Identifier.quoted(name)): [ControlTree]?"))
      ]
    }
  }

  private func initializer(_ component: CtlChecker.Component, _ index: Int) -> Statement {
    var parameters: [CodeLayout] = ["_ path: Reference", "in interface: Interface"]
    var body: [Statement] = [
      .line("self.path = path"), .line("self.interface = interface"),
    ]
    if keeps(index) {
      parameters.insert("statePath: Reference? = nil", at: 1)
      body.insert(.line("self.statePath = statePath ?? path"), at: 1)
    }
    let file = CodeScope(scope.files)
    for parameter in component.parameters {
      let declaration = program.parameters[parameter]
      guard let name = scope.names?.parameters[parameter] else { continue }
      var whole = CodeLayout.text(
        "\(Identifier.label(name)): \(scope.types.name(declaration.type))")
      let isLocalized =
        scope.files.component(index).map {
          scope.files.hasLocalizedDefault(parameter, of: $0)
        } ?? false
      if let value = declaration.defaultValue, !isLocalized {
        whole = whole + .text(" = ") + file.code(value).layout()
      } else if declaration.isNilByItself {
        whole = whole + .text(" = nil")
      }
      parameters.append(whole)
      body.append(.line(.text("self.\(name) = \(Identifier.quoted(name))")))
      if let shown = shownName(parameter, index) {
        let type = scope.types.name(declaration.type)
        parameters.append(.text("\(Identifier.label(shown)): \(type)? = nil"))
        body.append(
          .line(.text("self.\(shown) = \(Identifier.quoted(shown)) ?? \(Identifier.quoted(name))")))
      }
      if givesRange(parameter, index) {
        let type = scope.types.name(declaration.type)
        parameters.append(.text("\(name)Range: ClosedRange<\(type)>? = nil"))
        body.append(.line(.text("self.\(name)Range = \(name)Range")))
      }
    }
    if follows(index), let name = scope.names?.caller {
      let type = scope.files.names(of: program.file)?.components[index] ?? "Self"
      parameters.append(.text("\(name): Caller<\(type)>? = nil"))
      body.append(.line(.text("self.\(name) = \(name)")))
    }
    return .block(.call("\(access)init", parameters, closes: true), body, inline: false)
  }

  // MARK: Shared

  /// Typed access to the named controls, and to the components inside.
  private func accessors() -> [Statement] {
    guard let names = scope.names, let root = scope.root else { return [] }
    var result: [Statement] = []
    var components: [Statement] = []
    for index in root.index..<root.index + Int(program.element(root).size) {
      guard let name = names.accessors[index] else { continue }
      let element = program.elements[index]
      if element.form == .componentUse, element.payload >= 0 {
        let use = ComponentUse(scope, ElementID(index))
        for declaration in [use.declaration(access: access), use.followingMethod()] {
          if let declaration { components += [.blank, declaration] }
        }
      } else if let type = KindSpelling.type(of: element) {
        result += control(index, name, type, names)
      }
    }
    return result.isEmpty ? Array(components.dropFirst()) : result + components
  }

  /// A control in a condition or a loop may be absent.
  private func control(
    _ index: Int, _ name: String, _ type: String, _ names: MemberNames
  ) -> [Statement] {
    let loops = scope.loops(around: index)
    let counters = loops.compactMap { names.loopCounters[$0] }
    let quoted = Identifier.quoted(name)
    let reference = loops.reduce({ scope.reference(index) }) { body, loop in
      { scope.inside(loop: loop, body) }
    }()
    guard loops.isEmpty else {
      let parameters = counters.map { CodeLayout.text("_ \($0): Int") }
      return [
        .block(
          .call("\(access)func \(quoted)", parameters, closes: true) + .text(" -> \(type)?"),
          [.line(optional(reference, type))], inline: true)
      ]
    }
    let isConditional = isConditional(index)
    return [
      .block(
        .text("\(access)var \(quoted): \(type)\(isConditional ? "?" : "")"),
        [
          .line(
            isConditional
              ? optional(reference, type) : .text("interface[\(type).self, \(reference)]"))
        ], inline: true)
    ]
  }

  private func optional(_ reference: String, _ type: String) -> CodeLayout {
    Code.subscripted("interface.tree[\(reference)]?", [.text("as: \(type).self")]).layout()
  }

  private func isConditional(_ index: Int) -> Bool {
    var parent = program.elements[index].parent
    while parent >= 0 {
      let holder = program.elements[Int(parent)]
      // A component may leave out what fills its slots.
      if holder.form == .conditional || holder.form == .componentUse { return true }
      parent = program.elements[Int(parent)].parent
    }
    return false
  }

  /// - Parameter receiver: The type of what actions and screens are asked of.
  private func events(_ receiver: String) -> [[Statement]] {
    let writer = EventWriter(scope, tree)
    return [
      writer.takeMethod().map { [$0] } ?? [],
      writer.performMethod(actions: receiver).map { [$0] } ?? [],
    ] + writer.endMethods(actions: receiver).map { [$0] } + writer.followMethods(actions: receiver)
  }

  private func joined(_ sections: [[Statement]]) -> [Statement] {
    var result: [Statement] = []
    for section in sections where !section.isEmpty {
      if !result.isEmpty { result.append(.blank) }
      result += section
    }
    return result
  }
}
