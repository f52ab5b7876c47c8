import CtlChecker

/// The routes of a screen: an enum of what it opens, an enum of the results that come back, and the
/// protocol of what shows screens.
struct RouteWriter {
  let scope: CodeScope
  let screen: Int
  let routes: RouteNames

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }
  private var names: FileNames? { scope.files.names(of: program.file) }
  private var types: FileNames.Routes? { names?.screenRoutes[screen] }
  /// The Swift name of the screen, of which the others are made.
  private var model: String { names?.screens[screen] ?? "Screen" }

  init(_ scope: CodeScope, screen: Int) {
    self.scope = scope
    self.screen = screen
    routes = RouteNames(scope.program, scope.program.screens[screen])
  }

  /// The protocol; nil for a screen that opens nothing, changes nothing of its opener and does not take itself
  /// away.
  var name: String? { routes.isEmpty ? nil : types?.coordinator }

  func declarations() -> [Statement] {
    guard let name else { return [] }
    return (routes.cases.isEmpty ? [] : route()) + (results.isEmpty ? [] : result())
      + coordinator(name)
  }

  // MARK: Routes

  private func type(_ item: RouteNames.Case) -> String {
    scope.files.names(of: item.screen.file)?.screens[Int(item.screen.index)] ?? "Never"
  }

  private func route() -> [Statement] {
    var body: [Statement] = []
    for item in routes.cases {
      let values = item.way == .popover ? "\(type(item)), from: Reference" : type(item)
      body.append(.documentation(documentation(item)))
      body.append(.line(.text("case \(Identifier.quoted(item.name))(\(values))")))
    }
    let cases = routes.cases.map { item in
      let name = Identifier.memberName(item.name)
      return Statement.switchCase(
        .text(item.way == .popover ? ".\(name)(_, let element)" : ".\(name)"),
        [
          .line(
            .text(item.way == .popover ? "return .popover(from: element)" : "return .\(item.way)"))
        ])
    }
    body += [
      .blank,
      .block(
        .text("\(access)var presentation: ScreenPresentation"), [.cases("self", cases)],
        inline: false),
    ]
    if routes.cases.contains(where: { !$0.bound.isEmpty }) {
      let visits = routes.cases.map { (pattern(of: $0), BoundRoutes(scope).members($0)) }
      body += [.blank, BoundRoutes(scope).visitMethod(visits)]
    }
    return [
      .documentation("The screens that `\(model)` opens."),
      .block(scope.options.type("enum \(types?.route ?? ""): ScreenRoute"), body, inline: false),
      .blank,
    ]
  }

  private func documentation(_ item: RouteNames.Case) -> String {
    let way =
      switch item.way {
      case .push: "Pushed over `\(model)`."
      case .sheet: "A sheet over `\(model)`."
      case .popover: "A popover beside an element of `\(model)`."
      }
    return ([way] + result(item) + BoundRoutes(scope).sentences(item)).joined(separator: " ")
  }

  private func result(_ item: RouteNames.Case) -> [String] {
    guard let target = item.target, let place = scope.written(target.place) else { return [] }
    return switch target.way {
    case .set: ["Its result becomes `\(place)`."]
    case .add, .addAll: ["Its result is added to `\(place)`."]
    case .replace: ["Its result replaces the item of `\(place)` with its `id`."]
    }
  }

  /// The properties that keep which items wait for results.
  func properties() -> [Statement] {
    routes.cases.flatMap { item -> [Statement] in
      item.waiting.compactMap { name, loop in
        scope.idType(ofLoop: loop).map {
          .line(.text("private var \(Identifier.quoted(scope.waiting(name))): \($0)?"))
        }
      }
    } + BoundRoutes(scope).properties()
  }

  // MARK: Results

  private var results: [(item: RouteNames.Case, type: String)] {
    routes.cases.compactMap { item in
      guard item.target != nil || item.isAnswered, let home = program.program(of: item.screen.file),
        let type = home.screens[Int(item.screen.index)].result
      else { return nil }
      return (item, scope.types.name(type))
    }
  }

  private func result() -> [Statement] {
    [
      .documentation("What the screens that `\(model)` opened hand back to it."),
      .block(
        scope.options.type("enum \(types?.result ?? ""): Sendable, Equatable"),
        results.map { .line(.text("case \(Identifier.quoted($0.item.name))(\($0.type))")) },
        inline: false), .blank,
    ]
  }

  /// `take(_:)`, a method of the screen, which does with `actions` what follows from a result; nil when
  /// nothing comes back.
  func takeMethod(_ events: EventWriter, actions: String) -> Statement? {
    let all = results
    if all.isEmpty { return nil }
    let places = all.compactMap { result in
      result.item.target.map { target in
        Statement.switchCase(
          .text(".\(Identifier.memberName(result.item.name))(let value)"),
          BoundRoutes(scope).steps(target, result.item.items, "value"))
      }
    }
    let answers = answers(all.map(\.item), events)
    let needsActions = !answers.isEmpty || events.isFollowed
    let parameters =
      ["_ result: \(types?.result ?? "")"] + (needsActions ? ["actions: \(actions)"] : [])
    return .block(
      .call(
        "\(access)mutating func take", parameters.map { CodeLayout.text($0) }, closes: true),
      events.followed(choice(places, isWhole: places.count == all.count) + answers), inline: false)
  }

  /// - Parameter isWhole: Whether the cases are for all results.
  private func choice(_ cases: [Statement], isWhole: Bool) -> [Statement] {
    if cases.isEmpty { return [] }
    return [.cases("result", isWhole ? cases : cases + [.line("default: break")])]
  }

  /// What the screen does with the results of other screens, when they are in their places.
  private func answers(_ items: [RouteNames.Case], _ events: EventWriter) -> [Statement] {
    scope.hidden.insert("result")
    defer { scope.hidden.remove("result") }
    var screens: [Symbol] = []
    var own: [Symbol: [RouteNames.Case]] = [:]
    for item in items {
      if item.isAnswered, own[item.screen] == nil { screens.append(item.screen) }
      own[item.screen, default: []].append(item)
    }
    let handlers = Dictionary(
      grouping: program.receivers(in: program.screens[screen].root)
    ) { $0.received }
    var count = 0
    let cases = screens.compactMap { opened -> Statement? in
      let (steps, value) = events.answer(by: handlers[opened] ?? [])
      if steps.isEmpty { return nil }
      let own = own[opened] ?? []
      count += own.count
      let patterns = own.map {
        ".\(Identifier.memberName($0.name))" + (value.map { "(\($0))" } ?? "")
      }
      return .switchCase(.text(patterns.joined(separator: ", ")), steps)
    }
    let sender: [Statement] =
      events.opensPopover(in: screens.flatMap { handlers[$0] ?? [] })
      ? [.line("let sender = Sender(\"\")")] : []
    return cases.isEmpty ? [] : sender + choice(cases, isWhole: count == items.count)
  }

  /// `follow(_:)` for the screens that it opens.
  func followMethod(_ events: EventWriter, actions: String) -> [Statement] {
    BoundRoutes(scope).followMethod(
      "route", label: "_ route", types?.route ?? "",
      routes.cases.map { (pattern(of: $0), $0) },
      isWhole: routes.cases.allSatisfy { !$0.bound.isEmpty }, events, actions: actions)
  }

  private func pattern(of item: RouteNames.Case) -> String {
    let name = Identifier.memberName(item.name)
    return item.way == .popover ? ".\(name)(let screen, _)" : ".\(name)(let screen)"
  }

  /// What gives the screens that it has opened its values.
  func conformance() -> [Statement] {
    BoundRoutes(scope).conformance(of: model, to: types?.route ?? "", routes.cases)
  }

  // MARK: The coordinator

  private func coordinator(_ name: String) -> [Statement] {
    var body: [Statement] = []
    func add(_ documentation: String, _ requirement: String) {
      if !body.isEmpty { body.append(.blank) }
      body.append(.documentation(documentation))
      body.append(.line(.text(requirement)))
    }
    if !routes.cases.isEmpty {
      add(
        results.isEmpty
          ? "Shows a screen."
          : "Shows a screen. What it finishes with goes to `take(_:)` of the one that opened it.",
        "func open(_ route: \(types?.route ?? ""), from screen: inout \(model))")
    }
    if let type = program.screens[screen].result, routes.leaves {
      add(
        "Takes the screen away, and hands its result to the one that opened it.",
        "func finish(_ screen: inout \(model), with result: \(scope.types.name(type)))")
    }
    if routes.leaves {
      add("Takes the screen away.", "func close(_ screen: inout \(model))")
    }
    if !routes.changing.isEmpty {
      add(
        "Gives its changed \(BoundRoutes(scope).names) to the screen that opened it: call that screen's `follow(_:)`.",
        "func update(_ screen: \(model))")
    }
    return [
      .documentation("What shows screens over `\(model)`, and takes it away.")
    ] + scope.options.appProtocol(name, [], body)
  }
}
