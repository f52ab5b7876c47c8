import CtlChecker

/// The heads of conditions: `let chosen = accounts.first, chosen.isShared`.
extension CodeScope {
  /// The head and the contents of a branch. A name that nothing uses is left out.
  /// - Parameter name: What a name is called in Swift, by its place in `Program.loops`.
  func branch<Result>(
    _ condition: ExpressionID, named name: (Int) -> String?, _ body: () -> Result
  ) -> (head: CodeLayout, contents: Result) {
    let conditions = program.tables.conditions(of: condition)
    // What always holds is left out beside the others.
    let asked = conditions.filter { knownCondition($0) != true }
    let (parts, contents) = parts((asked.isEmpty ? conditions : asked)[...], name, body)
    guard parts.count > 1 else { return (parts[0], contents) }
    // Each has a line of its own where they do not fit on one.
    let others = parts.dropFirst().flatMap { [.text(","), CodeLayout.line, $0] }
    return (.group(.sequence([parts[0], .indented(.sequence(others))])), contents)
  }

  private func parts<Result>(
    _ conditions: ArraySlice<ExpressionID>, _ name: (Int) -> String?, _ body: () -> Result
  ) -> (parts: [CodeLayout], contents: Result) {
    guard let condition = conditions.first else { return ([], body()) }
    let rest = conditions.dropFirst()
    guard let place = program.tables.unwrapping(by: condition), let own = name(place) else {
      let part = code(condition).layout()
      let (others, contents) = parts(rest, name, body)
      return ([part] + others, contents)
    }
    let ((others, contents), isUsed, isChanged) = unwrapping(place, as: own) {
      parts(rest, name, body)
    }
    let head = isUsed ? head(ofUnwrapping: place, as: own, isChanged: isChanged) : nil
    return ([head ?? code(condition).layout()] + others, contents)
  }
}
