import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// Replaces a use of a component by its body. Not offered when the component declares state of
  /// its own, when its names are taken here, or when they mean something else here.
  static let inlineComponent = CodeActionProvider { context in
    guard let use = context.head, let edit = Inliner(use, context)?.edit else { return [] }
    return [
      CodeAction(
        title: Phrase(Message("inline the component", "内联组件")), kind: .inline, edits: [edit])
    ]
  }
}

private struct Inliner {
  let context: ActionContext
  let use: Int
  let element: Element
  let program: Program
  let component: Component
  /// The members of the body.
  let members: [Int]
  /// The text for each parameter.
  let values: [Int: String]

  init?(_ use: Int, _ context: ActionContext) {
    guard let id = context.index.element(ofNode: use) else { return nil }
    let element = context.program.element(id)
    guard element.form == .componentUse, element.payload >= 0, element.name == nil,
      context.path.count >= 2, context.path.last(where: { $0 != use }) != nil,
      let position = context.path.firstIndex(of: use), position > 0,
      context.tree.nodes[context.path[position - 1]].kind == .block
    else { return nil }
    let symbol = context.program.componentUses[Int(element.payload)]
    guard let program = context.snapshot.program(symbol.file) else { return nil }
    let component = program.components[Int(symbol.index)]
    guard component.slots.isEmpty,
      let block = program.tree.child(of: component.origin.node, .block)
    else { return nil }
    let members = Array(program.tree.children(of: block))
    guard !members.isEmpty,
      members.allSatisfy({ SelectedMembers.isElement(program.tree.nodes[$0].kind) }),
      !program.tree.nodes[component.origin.node].flags.contains(.hasError)
    else { return nil }
    self.context = context
    self.use = use
    self.element = element
    self.program = program
    self.component = component
    self.members = members
    guard let values = Inliner.values(element, component, program, context) else { return nil }
    self.values = values
    guard namesAreFree else { return nil }
  }

  /// The text of each parameter; nil when one is missing.
  private static func values(
    _ element: Element, _ component: Component, _ program: Program, _ context: ActionContext
  ) -> [Int: String]? {
    var values: [Int: String] = [:]
    for entry in context.program.properties[element.properties] where entry.parameter >= 0 {
      let node = context.program.expression(entry.expression).origin.node
      values[Int(entry.parameter)] = text(node, context.tree)
    }
    for parameter in component.parameters where values[parameter] == nil {
      let declared = program.parameters[parameter]
      guard let value = declared.defaultValue else {
        if declared.isNilByItself {
          values[parameter] = "nil"
          continue
        }
        return nil
      }
      values[parameter] = text(program.expression(value).origin.node, program.tree)
    }
    return values
  }

  /// In parentheses when it is more than one operand.
  private static func text(_ node: Int, _ tree: SyntaxTree) -> String {
    switch tree.nodes[node].kind {
    case .binaryExpression, .conditionalExpression, .prefixExpression: "(\(tree.text(of: node)))"
    default: tree.text(of: node)
    }
  }

  /// No name of the body is taken at the use, and everything that it names is visible there.
  private var namesAreFree: Bool {
    let visible = context.snapshot.visibleNames(in: context.path, context.index)
    let taken = Set(visible.map(\.name))
    let root = component.root.index
    for index in root..<root + Int(program.element(component.root).size) {
      if let name = program.name(of: program.elements[index]), taken.contains(name) {
        return false
      }
    }
    let symbols = Set(visible.map(\.symbol))
    let extent = program.tree.range(of: component.origin.node)
    guard let index = context.snapshot.index(program.file) else { return false }
    for occurrence in index.occurrences where occurrence.role != .declaration {
      guard extent.contains(program.tree.tokenRange(Int(occurrence.token)).lowerBound) else {
        continue
      }
      switch occurrence.symbol.kind {
      case .screen, .component, .enumeration, .constant:
        if !symbols.contains(occurrence.symbol) { return false }
      default: break
      }
    }
    return true
  }

  var edit: Edit? {
    let tree = program.tree
    guard let first = members.first, let last = members.last,
      let index = context.snapshot.index(program.file)
    else { return nil }
    let range = tree.range(of: first).lowerBound..<tree.range(of: last).upperBound
    let useRange = context.tree.range(of: use)
    let isOneLine = !context.isAloneOnLines(useRange)
    let bytes = tree.source.bytes
    if isOneLine, bytes[range].contains(0x0A) { return nil }
    var result: [UInt8] = []
    var position = range.lowerBound
    for occurrence in index.occurrences where occurrence.symbol.kind == .parameter {
      var place = tree.tokenRange(Int(occurrence.token))
      guard range.contains(place.lowerBound), occurrence.symbol.file == program.file,
        var value = values[Int(occurrence.symbol.index)], place.lowerBound >= position
      else { continue }
      // A text in a text is a part of it.
      if value.hasPrefix("\""), value.hasSuffix("\""),
        let whole = interpolation(Int(occurrence.token)), whole.lowerBound >= position
      {
        place = whole
        value = String(value.dropFirst().dropLast())
      }
      result += bytes[position..<place.lowerBound]
      result += value.utf8
      position = place.upperBound
    }
    result += bytes[position..<range.upperBound]
    let old = indentation(range.lowerBound)
    let new = context.indentation(at: useRange.lowerBound)
    let text = String(decoding: result, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.enumerated().map { number, line -> String in
      guard number > 0, !line.isEmpty, line != "\r" else { return String(line) }
      return line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
    }
    return context.edit(useRange, moved.joined(separator: "\n"))
  }

  /// The bytes of `\(name)` in a text, when nothing else is in the parentheses.
  private func interpolation(_ token: Int) -> Range<Int>? {
    let tree = program.tree
    let next = tree.significant(from: token + 1)
    guard let before = tree.significant(before: token),
      [.stringHead, .stringMiddle].contains(tree.tokenKinds[before]),
      [.stringMiddle, .stringTail].contains(tree.tokenKinds[next])
    else { return nil }
    return tree.tokenRange(before).upperBound - 2..<tree.tokenRange(next).lowerBound + 1
  }

  private func indentation(_ offset: Int) -> String {
    let bytes = program.tree.source.bytes
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return program.tree.source.string(start..<offset)
  }
}
