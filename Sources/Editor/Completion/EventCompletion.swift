import CtlChecker
import CtlSyntax

/// The events of the component of a use.
extension Completer {
  /// The events of the component of a use, with the names of their values.
  func events(of owner: Int) -> [(symbol: Symbol, name: String, values: [String])] {
    guard tree.nodes[owner].kind == .element, let id = index.element(ofNode: owner) else {
      return []
    }
    let element = program.element(id)
    guard element.form == .componentUse, element.payload >= 0 else { return [] }
    let component = program.componentUses[Int(element.payload)]
    guard let source = program.program(of: component.file) else { return [] }
    return source.events(of: source.components[Int(component.index)]).map { index in
      let event = source.actions[index]
      return (
        Symbol(.action, component.file, index), source.text(event.name),
        event.parameters.map { source.text(source.parameters[$0].name) }
      )
    }
  }

  /// After `on` in a screen: its tasks, and the screens whose results come back.
  mutating func taskEvents() {
    guard let owner, tree.nodes[owner].kind == .screenDeclaration else { return }
    for name in visibleNames where name.symbol.kind == .task {
      let task = program.tasks[Int(name.symbol.index)]
      guard name.symbol.file == program.file else { continue }
      add((name.symbol, name.name, task.result == nil ? [] : ["value"]), "", rank: 20)
      failure(of: name.symbol, task: name.name.quotedIfKeyword + ".", rank: 21)
    }
    for result in results(of: owner) {
      add((result.symbol, result.name, ["value"]), "", rank: 22)
    }
    for name in visibleNames where canChange(name.symbol) {
      change(of: name.name.quotedIfKeyword + ".", rank: 23)
    }
  }

  /// The screens that it opens and that hand something back.
  func results(of owner: Int) -> [(symbol: Symbol, name: String, value: Type)] {
    guard let screen = program.screens.first(where: { $0.origin.node == owner }) else { return [] }
    var seen: Set<Symbol> = []
    return program.openings(of: screen).compactMap { opening in
      guard seen.insert(opening.screen).inserted,
        let home = program.program(of: opening.screen.file),
        let opened = home.screen(Int(opening.screen.index)), let value = opened.result
      else { return nil }
      return (opening.screen, home.text(opened.name), value)
    }
  }

  /// Whether the parentheses of a frame follow the event of a handler.
  func isEventHead(_ frame: Int) -> Bool {
    frame == context.frames.count - 2 && callee(frame) != nil
      && context.member.first.map { context.kind($0) == .onKeyword } == true
      && !context.member.contains { context.kind($0) == .arrow }
  }

  /// After `on`.
  mutating func componentEvents(of owner: Int) {
    for event in events(of: owner) { add(event, "", rank: 10) }
  }

  /// Where a member of a use begins.
  mutating func componentHandlers(of owner: Int) {
    if isFollowed(by: .colon, .bind, .leftParen, .assign) { return }
    for event in events(of: owner) { add(event, "on ", rank: 14) }
  }

  private mutating func add(
    _ event: (symbol: Symbol, name: String, values: [String]), _ word: String, rank: Int
  ) {
    let head = event.values.isEmpty ? "" : "(\(event.values.joined(separator: ", ")))"
    let name = word + event.name.quotedIfKeyword
    let isWhole = !isFollowed(by: .arrow, .leftParen)
    add(
      word + event.name, .event, snapshot.completionID(event.symbol),
      detail: snapshot.signature(of: event.symbol), text: name,
      snippet: isWhole ? Snippet("\(name)\(head) -> ") + .field("action") : Snippet(name),
      rank: rank)
  }

  /// In the parentheses after an event.
  mutating func componentEventValue(_ name: String, _ position: Int) {
    guard let event = owner.flatMap({ owner in events(of: owner).first { $0.name == name } }),
      position < event.values.count
    else { return }
    add(
      event.values[position], .parameter, snapshot.completionID(event.symbol),
      detail: snapshot.signature(of: event.symbol), rank: 10)
  }
}
