import CtlChecker

/// What a screen does when its variables have changed: `on month.changed -> …`.
extension EventWriter {
  private var handlers: [Handler] {
    guard let root = scope.root, !scope.isComponent else { return [] }
    return program.followers(in: root)
  }

  /// Whether the screen does anything when its variables change.
  var followsVariables: Bool { handlers.contains { !$0.steps.isEmpty } }

  /// Whether something follows when variables change: here, or in the screen that opened this one.
  var isFollowed: Bool {
    followsVariables || !scope.isComponent && scope.routes?.changing.isEmpty == false
  }

  private var places: (all: [(code: String, type: String)], indices: [ExpressionID: Int]) {
    guard let root = scope.root else { return ([], [:]) }
    let (places, indices) = program.followedPlaces(in: root)
    return (
      places.map { (scope.target($0), scope.types.name(program.expression($0).type)) }, indices
    )
  }

  /// `followed` and `performChanges(since:actions:)`; nothing for a screen that follows no variable.
  func followMethods(actions: String) -> [[Statement]] {
    guard followsVariables else { return [] }
    let all = places.all
    let type = all.count == 1 ? all[0].type : "(\(all.map(\.type).joined(separator: ", ")))"
    let values = all.map { CodeLayout.text($0.code) }
    let value: CodeLayout = all.count == 1 ? values[0] : .call("", values)
    let access = scope.options.access.modifier
    let former = scope.names?.local("former") ?? "former"
    return [
      [
        .line(.text("\(access)typealias Followed = \(type)")),
        .block(.text("\(access)var followed: \(type)"), [.line(value)], inline: true),
      ],
      [
        .block(
          .call(
            "\(access)mutating func performChanges",
            [
              .text(former == "former" ? "since former: \(type)" : "since \(former): \(type)"),
              .text("actions: \(actions)"),
            ], closes: true), changes(since: former), inline: false)
      ],
    ]
  }

  /// What the screen does with each variable that is not what it was.
  func changes(
    since former: String, writes: @escaping (Step) -> Bool = { _ in true }
  ) -> [Statement] {
    let (all, indices) = places
    let followers = handlers
    let bodies = followers.compactMap { handler -> (condition: String, steps: [Statement])? in
      guard
        let followed = handler.followed,
        let place = indices[followed]
      else { return nil }
      let (steps, _) = steps(of: [handler], values: 0, writes: writes)
      let before = all.count == 1 ? former : "\(former).\(place)"
      return steps.isEmpty ? nil : ("\(all[place].code) != \(before)", steps)
    }
    let answers = once(bodies)
    let needsSender =
      !answers.isEmpty
      && opensPopover(in: followers, writes: writes)
    return (needsSender ? [.line("let sender = Sender(\"\")")] : []) + answers
  }

  /// Each runs once at most, and also when one below it, or the app, changes what it asks for.
  private func once(_ bodies: [(condition: String, steps: [Statement])]) -> [Statement] {
    if bodies.count < 2 {
      return bodies.map { .block(.text("if \($0.condition)"), $0.steps, inline: false) }
    }
    let done = scope.names?.local("done") ?? "done"
    let count = scope.names?.local("count") ?? "count"
    let answers = bodies.enumerated().map { index, body in
      Statement.block(
        .text("if \(body.condition), \(done).insert(\(index)).inserted"), body.steps, inline: false)
    }
    return [
      .line(.text("var \(done): Set<Int> = []")), .line(.text("var \(count) = -1")),
      .block(
        .text("while \(done).count > \(count)"),
        [.line(.text("\(count) = \(done).count"))] + answers, inline: false),
    ]
  }

  /// Statements, and what follows from the changes that they make.
  func followed(_ statements: [Statement]) -> [Statement] {
    let statements = followedHere(statements)
    let routes = BoundRoutes(scope)
    return isFollowed ? routes.follow + statements + routes.update : statements
  }

  private func followedHere(_ statements: [Statement]) -> [Statement] {
    guard followsVariables else { return statements }
    let former = scope.names?.local("former") ?? "former"
    return [.line(.text("let \(former) = followed"))] + statements
      + [.line(.text("performChanges(since: \(former), actions: actions)"))]
  }
}
