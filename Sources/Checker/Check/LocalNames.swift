import CtlDiagnostics
import CtlSyntax

/// `let` among the elements of a condition or a loop: a name for a value, known to what is inside.
extension Checker {
  mutating func checkLocalNames(_ id: ElementID) {
    guard !localNames.isEmpty, let nodes = localNames[id.index] else { return }
    let end = id.index + Int(tables.elements[id.index].size)
    var declared: [NameID: Int] = [:]
    for token in nodes.reversed().compactMap({ ConstantDeclaration(unchecked: tree, $0).nameToken })
    {
      laterNames[name(ofToken: token)] = token
    }
    defer { laterNames = [:] }
    for node in nodes {
      muted(hasError(node)) { $0.checkLocalName(node, id, end, &declared) }
    }
  }

  /// The names that the block of a loop declares, which its `where` does not know.
  mutating func askingBefore<Result>(
    _ node: Int, _ body: (inout Checker) -> Result
  ) -> Result {
    let before = namesOfBlock
    defer { namesOfBlock = before }
    namesOfBlock = [:]
    if !localNames.isEmpty, let block = tree.child(of: node, .block) {
      for member in tree.children(of: block) where kind(member) == .constantDeclaration {
        if let token = ConstantDeclaration(unchecked: tree, member).nameToken {
          namesOfBlock[name(ofToken: token)] = token
        }
      }
    }
    return body(&self)
  }

  private mutating func checkLocalName(
    _ node: Int, _ id: ElementID, _ end: Int, _ declared: inout [NameID: Int]
  ) {
    let view = ConstantDeclaration(unchecked: tree, node)
    if let token = view.nameToken { laterNames[name(ofToken: token)] = nil }
    let wanted = view.type.map { type($0) }
    let first = tables.expressions.count
    var value = view.value.map { expression($0, wanted) } ?? poison(node)
    value = wanted.map { coerce(value, to: $0, .initialValue) } ?? settled(value)
    guard let token = view.nameToken else { return }
    let name = name(ofToken: token)
    if let other = declared[name] {
      report(
        Finding(
          LanguageCode.duplicateName, at: location(ofToken: token), ["name": .text(text(name))],
          related: [
            Finding.Related(location(ofToken: other), Message("first declared here", "首次声明于此")())
          ]))
      return
    }
    declared[name] = token
    let length = length(of: first..<tables.expressions.count)
    if isShort(length, node) {
      localLengths[tables.loops.count] = length
    } else {
      value = poison(node)
    }
    let loop = tables.loops.count
    tables.loops.append(
      Loop(
        name: name, origin: OriginID(node: node), type: wanted ?? type(of: value), sequence: value,
        form: .name))
    tables.localNames.append(LocalName(element: id, loop: loop))
    activeLoops.append(name, (loop, end))
  }
}
