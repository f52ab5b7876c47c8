import CtlChecker

/// Screens that change what their openers have: the places of an opener, and the parameters of a screen.
struct BoundRoutes {
  let scope: CodeScope

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }

  init(_ scope: CodeScope) { self.scope = scope }

  // MARK: In the opener

  /// What the route of a screen says of its parameters.
  func sentences(_ item: RouteNames.Case) -> [String] {
    let names = scope.files.screenMembers(of: item.screen)
    return item.bound.compactMap { bound in
      guard let name = names?.variables[bound.parameter],
        let place = scope.written(bound.target.place)
      else {
        return nil
      }
      return bound.target.way == .replace
        ? "The item of `\(place)` with its `id` follows its `\(name)`."
        : "`\(place)` follows its `\(name)`."
    }
  }

  /// `follow(_:)`, a method of the screen, which does with `actions` what follows from the change; nil where no
  /// screen changes anything.
  /// - Parameters:
  ///   - label: The parameter with what callers write before it.
  ///   - type: The enum of the screens, whose cases have the screen first.
  func followMethod(
    _ parameter: String, label: String, _ type: String,
    _ cases: [(pattern: String, item: RouteNames.Case)],
    isWhole: Bool, _ events: EventWriter, actions: String
  ) -> [Statement] {
    let cases = cases.filter { !$0.item.bound.isEmpty }
    if cases.isEmpty { return [] }
    let places = cases.map { pattern, item -> Statement in
      .switchCase(.text(pattern), item.bound.flatMap { steps($0, of: item) })
    }
    let needsActions = events.isFollowed && actions != "Void"
    let parameters = ["\(label): \(type)"] + (needsActions ? ["actions: \(actions)"] : [])
    let nothing: [Statement] =
      events.isFollowed && !needsActions ? [.line("let actions: Void = ()")] : []
    let choice = Statement.cases(
      .text(parameter), isWhole ? places : places + [.line("default: break")])
    return [
      .documentation("Has what a screen that it has opened has changed."),
      .block(
        .call(
          "\(access)mutating func follow", parameters.map { CodeLayout.text($0) }, closes: true),
        nothing + events.followed([choice]), inline: false),
    ]
  }

  /// A parameter in its place. Of several only those that are changed go there.
  private func steps(_ bound: RouteNames.Bound, of item: RouteNames.Case) -> [Statement] {
    guard let home = program.program(of: item.screen.file),
      let names = scope.files.screenMembers(of: item.screen),
      let name = names.variables[bound.parameter], let kept = names.handed[bound.parameter]
    else { return [.line("break")] }
    let value = "screen.\(Identifier.memberName(name))"
    let steps = steps(bound.target, bound.items, value)
    let all = home.boundParameters(of: home.screens[Int(item.screen.index)])
    if all.count < 2 { return steps }
    return [
      .block(
        .text("if \(value) != screen.\(Identifier.memberName(kept))"), steps, inline: false)
    ]
  }

  /// A value in its place, in the items that wait for it.
  func steps(_ target: RouteNames.Target, _ items: [String], _ value: String) -> [Statement] {
    var pool = NamePool(["self", "value", "result", "screen", "route", "tab"])
    let (names, steps) = noted(target, items, &pool)
    guard let place = scope.path(to: target.place, { names[$0] }) else { return [.line("break")] }
    return steps + [.line(.text(target.way.code("self.\(place)", value)))]
  }

  /// Names for the `id`s of the items that a place is in, by their loops.
  private func noted(
    _ target: RouteNames.Target, _ items: [String], _ pool: inout NamePool
  ) -> (names: [Int: String], steps: [Statement]) {
    var names: [Int: String] = [:]
    var steps: [Statement] = []
    for (loop, property) in zip(target.loops, items) {
      let name = pool.unique(Identifier.lowerCamel(program.text(program.loops[loop].name)))
      names[loop] = Identifier.quoted(name)
      let value = "self.\(Identifier.memberName(scope.waiting(property)))"
      steps.append(.line(.text("let \(Identifier.quoted(name)) = \(value)")))
    }
    return (names, steps)
  }

  /// The parameters that follow the opener, each after its range.
  func members(_ item: RouteNames.Case) -> [String] {
    let names = scope.files.screenMembers(of: item.screen)
    return item.bound.flatMap { bound in
      [names?.ranges[bound.parameter], names?.variables[bound.parameter]].compactMap { $0 }
    }
  }

  /// `visit(_:)` of an enum of screens.
  /// - Parameter cases: Each with the members of the screen that follow the outer one.
  func visitMethod(_ cases: [(pattern: String, members: [String])]) -> Statement {
    let visits = cases.map { pattern, members -> Statement in
      let copies = members.map { name -> Statement in
        let member = Identifier.memberName(name)
        return .line(.text("$0.\(member) = screen.\(member)"))
      }
      return .switchCase(
        .text(pattern),
        [
          copies.isEmpty
            ? .line("visitor.visit(screen) { _ in }")
            : .block(.text("visitor.visit(screen)"), copies, inline: true)
        ])
    }
    return .block(
      .text("\(access)func visit(_ visitor: inout some ScreenTabVisitor)"),
      [.cases("self", visits)], inline: false)
  }

  /// The conformance with `give(to:)`; none where no opened screen changes anything.
  func conformance(
    of model: String, to route: String, _ all: [RouteNames.Case]
  ) -> [Statement] {
    let hidden = ["screen", "route", "element", "place"].filter { scope.hidden.insert($0).inserted }
    defer { for name in hidden { scope.hidden.remove(name) } }
    let cases = all.compactMap { item -> Statement? in
      var pool = NamePool(["self", "screen", "route", "element", "place"])
      let steps = item.bound.flatMap { given($0, of: item, &pool) }
      if steps.isEmpty { return nil }
      let name = Identifier.memberName(item.name)
      let isPopover = item.way == .popover
      return .switchCase(
        .text(".\(name)(var screen\(isPopover ? ", let element" : ""))"),
        steps + [.line(.text("route = .\(name)(screen\(isPopover ? ", from: element" : ""))"))])
    }
    if cases.isEmpty { return [] }
    return [
      .block(
        .text("\(Options.anyThread)extension \(model): OpeningScreen"),
        [
          .documentation("Gives a screen that it has opened what its places have now."),
          .block(
            .text("\(access)func give(to route: inout \(route))"),
            [.cases("route", cases.count == all.count ? cases : cases + [.line("default: break")])],
            inline: false),
        ], inline: false), .blank,
    ]
  }

  /// What a place has, in its parameter; a place that is gone leaves that as it is.
  private func given(
    _ bound: RouteNames.Bound, of item: RouteNames.Case, _ pool: inout NamePool
  ) -> [Statement] {
    let names = scope.files.screenMembers(of: item.screen)
    guard let name = names?.variables[bound.parameter] else { return [] }
    let (target, member) = (bound.target, "screen.\(Identifier.memberName(name))")
    let (loops, noted) = noted(target, bound.items, &pool)
    guard var path = scope.path(to: target.place, { loops[$0] }) else { return [] }
    if target.way == .replace { path += "[id: \(member).\(RecordField.identity)]?" }
    var steps: [Statement] = []
    if let label = names?.ranges[bound.parameter], let range = scope.boundRange(target.place) {
      steps.append(.line(.text("screen.\(Identifier.memberName(label)) = ") + range))
    }
    guard let mark = path.lastIndex(of: "?") else {
      return noted + steps + [.line(.text("\(member) = self.\(path)"))]
    }
    steps.append(.line(.text("\(member) = place\(path[path.index(after: mark)...])")))
    return noted + [.block(.text("if let place = self.\(path[..<mark])"), steps, inline: true)]
  }

  // MARK: In the screen that changes them

  /// The binding parameters, with the properties that keep them as the opener has them.
  private var changing: [(name: String, kept: String, index: Int)] {
    (scope.routes?.changing ?? []).compactMap { index in
      guard let name = scope.names?.variables[index], let kept = scope.names?.handed[index] else {
        return nil
      }
      return (name, kept, index)
    }
  }

  /// The names of the binding parameters, as documentation has them.
  var names: String {
    let all = changing.map { "`\($0.name)`" }
    guard let last = all.last, all.count > 1 else { return all.joined() }
    return all.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The properties that keep binding parameters as the opener has them.
  func properties() -> [Statement] {
    let modifier = changing.count < 2 ? "private " : "\(access)private(set) "
    return changing.flatMap { name, kept, index -> [Statement] in
      let type = scope.types.name(program.variables[index].type)
      return [
        .documentation("`\(name)` of the screen that opened this one."),
        .line(.text("\(modifier)var \(Identifier.quoted(kept)): \(type)")),
      ]
    }
  }

  /// What they begin with.
  func assignments() -> [Statement] {
    changing.map { name, kept, _ in
      let member = Identifier.memberName(name)
      return .line(.text("self.\(Identifier.memberName(kept)) = self.\(member)"))
    }
  }

  /// `followOpener()` and `updateOpener(actions:)`; none for a screen that changes nothing of its opener.
  func updateMethods(actions: String) -> [Statement] {
    let changing = changing
    if changing.isEmpty { return [] }
    let conditions = changing.map {
      "\(scope.member($0.name)) == \(scope.member($0.kept))"
    }
    let follows = changing.map {
      Statement.line(.text("\(scope.member($0.kept)) = \(scope.member($0.name))"))
    }
    let body: [Statement] =
      [
        .line(.text("if \(conditions.joined(separator: " && ")) { return }")),
        scope.options.asked(.call("actions.update", ["self"])),
      ] + follows
    return [
      .block(.text("\(access)mutating func followOpener()"), follows, inline: true), .blank,
      .block(
        .call(
          "\(access)mutating func updateOpener", [.text("actions: \(actions)")], closes: true),
        body, inline: false),
    ]
  }

  /// Before what a screen that it has opened changes.
  var follow: [Statement] { changing.isEmpty ? [] : [.line("followOpener()")] }

  /// Lets the opener have what is changed, before the screen goes.
  var update: [Statement] {
    changing.isEmpty ? [] : [.line("updateOpener(actions: actions)")]
  }
}

extension RouteNames.Case {
  /// The properties that note items, with the loops that name these.
  var waiting: [(name: String, loop: Int)] {
    let places = [(items, target)] + bound.map { ($0.items, Optional($0.target)) }
    return places.flatMap { names, target in
      zip(names, target?.loops ?? []).map { (name: $0, loop: $1) }
    }
  }
}
