import CtlChecker

/// What a handler or a binding knows of the loops and the names around its element.
extension EventWriter {
  /// A body with the counters and variables of the loops around an element that it uses.
  func inLoops(_ id: ElementID, _ body: () -> [Statement]) -> [Statement] {
    guard let names = scope.names else { return body() }
    return inLoops(scope.rounds(around: id.index)[...], 0, names, body)
  }

  private func inLoops(
    _ rounds: ArraySlice<CodeScope.Round>, _ depth: Int, _ names: MemberNames,
    _ body: () -> [Statement]
  ) -> [Statement] {
    let loop: Int
    switch rounds.first {
    case .loop(let element): loop = element
    case .name(let place) where program.loops[place].form == .name:
      let places = rounds.prefix { program.isLocal($0) }.compactMap(\.name)
      return scope.named(places) {
        inLoops(rounds.dropFirst(places.count), depth, names, body)
      }
    case .name(let place):
      guard let name = names.unwrapped[place] else { return body() }
      let (statements, isUsed, isChanged) = scope.unwrapping(place, as: name) {
        inLoops(rounds.dropFirst(), depth, names, body)
      }
      guard isUsed, !statements.isEmpty,
        let head = scope.head(ofUnwrapping: place, as: name, isChanged: isChanged)
      else { return statements }
      return [.guarded(head)] + statements
    case nil: return body()
    }
    guard let variable = names.loopVariables[loop],
      let counter = names.loopCounters[loop]
    else { return body() }
    let inList = scope.place(inListOf: counter)
    let (((((statements, usesVariable), usesCounter), isChecked), isChanged), usesPlace) =
      scope.uses(inList) {
        scope.uses(counter + CodeScope.changed) {
          scope.uses(counter + CodeScope.checked) {
            scope.uses(counter) {
              scope.uses(variable) {
                scope.inside(loop: loop) { inLoops(rounds.dropFirst(), depth + 1, names, body) }
              }
            }
          }
        }
      }
    guard !statements.isEmpty else { return [] }
    var result: [Statement] = []
    let sequence = program.loops[Int(program.elements[loop].payload)].sequence
    if usesPlace || (usesVariable || usesCounter) && scope.viewsVariable(sequence),
      let (list, places) = scope.places(of: sequence)
    {
      // The loop shows the items in another order, which may change before the event is handled.
      let found = places.method("element", [.text("at: sender.index(\(depth))")])
      result.append(
        .guarded(
          Code("interface").method(
            "place", [.text("of: sender"), "\(depth)", found.layout(), .text("in: \(list).count")]
          )
          .assigned(to: "let \(inList)")))
      if usesCounter {
        let round = places.method("firstIndex", [.text("of: \(inList)")]).coalescing("-1")
        result.append(.line(round.assigned(to: "let \(counter)")))
      }
      if usesVariable {
        let word = isChanged ? "var" : "let"
        result.append(
          .line(.text("\(word) \(Identifier.quoted(variable)) = \(list)[\(inList)]")))
      }
      return result + statements
    }
    if usesCounter { result.append(.line(.text("let \(counter) = sender.index(\(depth))"))) }
    if usesVariable {
      let place = usesCounter ? counter : "sender.index(\(depth))"
      guard let code = scope.sequence(sequence) else { return [] }
      let element = code.method("element", [.text("at: \(place)")])
      let word = isChanged ? "var" : "let"
      result.append(.guarded(element.assigned(to: "\(word) \(Identifier.quoted(variable))")))
    } else if isChecked {
      guard let code = scope.sequence(sequence) else { return [] }
      let contains = code.member("indices").method("contains", [.text(counter)])
      result.append(.guarded(contains.layout()))
    }
    return result + statements
  }
}

extension CodeScope.Round {
  fileprivate var name: Int? {
    if case .name(let place) = self { place } else { nil }
  }
}

extension Program {
  /// Whether it is a `let` among elements.
  fileprivate func isLocal(_ round: CodeScope.Round) -> Bool {
    round.name.map { self.loops[$0].form == .name } ?? false
  }
}
