import CtlChecker

/// The labels of an action's parameters.
struct ActionNames {
  let labels: [String]

  init(_ program: Program, _ action: Action) { self.init(program, action.parameters) }

  init(_ program: Program, _ parameters: Range<Int>) {
    var pool = NamePool(["_"])
    labels = pool.unique(
      parameters.map { index in
        let name = program.text(program.parameters[index].name)
        return (name, Identifier.lowerCamel(name))
      })
  }
}

/// The protocol of the actions that a screen or component needs from the app.
struct ActionWriter {
  let scope: CodeScope
  /// The name of the protocol.
  let name: String
  /// The model that actions get first.
  let model: String

  private var program: Program { scope.program }
  /// What the app is asked for; a component hands its events to its use.
  private var actions: [Int] {
    let all =
      switch scope.owner {
      case .screen(let index): program.screens[index].scope.actions
      case .component(let index): program.components[index].scope.actions
      case .file: 0..<0
      }
    return all.filter { !program.actions[$0].isEvent }
  }

  /// The protocols of the components inside that have actions.
  private var inherited: [String] {
    guard let root = scope.root else { return [] }
    return scope.files.facts.uses(below: root, of: program).compactMap { symbol in
      scope.files.facts.hasActions(symbol)
        ? scope.files.names(of: symbol.file)?.componentActions[Int(symbol.index)] : nil
    }
  }

  var hasActions: Bool { !actions.isEmpty || !inherited.isEmpty }

  func declaration() -> [Statement] {
    guard hasActions else { return [] }
    let inherited = inherited
    var body: [Statement] = []
    for index in actions {
      let action = program.actions[index]
      if let documentation = Documentation(program, action.origin).text {
        if !body.isEmpty { body.append(.blank) }
        body.append(.documentation(documentation))
      }
      body.append(.line(requirement(index, action)))
    }
    return [
      .documentation(
        "What `\(model)` asks of the app. Each action gets the model that asks, to change it.")
    ] + scope.options.appProtocol(name, inherited, body)
  }

  private func requirement(_ index: Int, _ action: Action) -> CodeLayout {
    let labels = ActionNames(program, action).labels
    var pool = NamePool(labels)
    let sender = pool.unique(scope.isComponent ? "component" : "screen")
    let parameters = zip(labels, action.parameters).map { label, index in
      CodeLayout.text(
        "\(Identifier.label(label)): \(scope.types.name(program.parameters[index].type))")
    }
    let name = Identifier.quoted(scope.names?.actions[index] ?? "action")
    return .call("func \(name)", [.text("_ \(sender): inout \(model)")] + parameters, closes: true)
  }
}

/// The `///` comment of a declaration.
struct Documentation {
  let text: String?

  init(_ program: Program, _ origin: OriginID) {
    let written = program.origins.documentation(of: origin)
    text = written.map(Literal.comment).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  init(_ program: Program, _ origin: OriginID, or fallback: String) {
    text = Documentation(program, origin).text ?? fallback
  }

  var statements: [Statement] { text.map { [.documentation($0)] } ?? [] }
}
