import CtlDiagnostics
import CtlSyntax

/// The samples of a screen, after its variables.
extension Checker {
  mutating func checkSamples(of screen: Int) -> Range<Int> {
    let first = tables.samples.count
    var declared: [String: Int] = [:]
    guard let block = tree.child(of: tables.screens[screen].origin.node, .block) else {
      return 0..<0
    }
    for member in tree.children(of: block) where kind(member) == .sampleDeclaration {
      collectAttributes(member)
      muted(hasError(member)) { checker in
        checker.checkSample(
          SampleDeclaration(unchecked: checker.tree, member), screen, &declared)
      }
    }
    return first == tables.samples.count ? 0..<0 : first..<tables.samples.count
  }

  private mutating func checkSample(
    _ view: SampleDeclaration, _ screen: Int, _ declared: inout [String: Int]
  ) {
    guard let title = view.title else { return }
    let text = expression(title, .string)
    guard case .string(let name)? = constant(text) else { return }
    if let other = declared[name].map({ tables.samples[$0] }) {
      reportDuplicate(name, at: location(title), first: location(other.origin.node))
    } else {
      declared[name] = tables.samples.count
    }
    let variables = tables.screens[screen].scope.variables
    let (start, firstTask) = (tables.sampleValues.count, tables.sampleTasks.count)
    var (set, tasks): ([Int: Int], [Int: Int]) = ([:], [:])
    for value in view.values {
      muted(hasError(value)) { checker in
        if let task = checker.task(named: wordToken(checker.tree, value)) {
          checker.checkSampleTask(value, task, &tasks)
        } else {
          checker.checkSampleValue(value, variables, &set)
        }
      }
    }
    tables.samples.append(
      Sample(
        name: name, origin: OriginID(node: view.node), values: start..<tables.sampleValues.count,
        tasks: firstTask..<tables.sampleTasks.count))
  }

  private mutating func checkSampleValue(
    _ node: Int, _ variables: Range<Int>, _ set: inout [Int: Int]
  ) {
    let token = wordToken(tree, node)
    let name = name(ofToken: token)
    guard let symbol = scope[name], symbol.kind == .variable,
      variables.contains(Int(symbol.index))
    else {
      let near = suggestion(token, text(name), names(of: .variable, in: scope))
      report(
        Finding(
          ControlCode.unresolvedReference, at: location(ofToken: token),
          Message("the screen has no variable `{name}`", "界面没有变量“{name}”")(
            ["name": .text(text(name))]), label: near.label,
          related: scope[name].map { place($0) } ?? [], fixes: near.fixes))
      if let value = tree.expression(in: node) { muted { _ = $0.expression(value, .anything) } }
      return
    }
    refer(token, symbol)
    let index = Int(symbol.index)
    if let keys = tree.child(of: node, .stateKeys) {
      reportArgument(
        location(keys), Phrase(Message("a variable has one value", "变量只有一个值")),
        fixes: [
          Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(location(keys), "")])
        ])
      return
    }
    if let other = set[index] { reportSetTwice(token, tables.sampleValues[other].origin.token) }
    guard let valueNode = tree.expression(in: node) else { return }
    let type = tables.variables[index].type
    let value = coerce(expression(valueNode, type), to: type, .initialValue)
    checkBounds(ofVariable: index, value)
    if set[index] == nil { set[index] = tables.sampleValues.count }
    tables.sampleValues.append(
      SampleValue(variable: index, expression: value, origin: OriginID(token: token)))
  }

  /// A sample says twice what a variable is, or how far a task is.
  mutating func reportSetTwice(_ token: Int, _ first: Int) {
    report(
      Finding(
        LanguageCode.duplicateProperty, at: location(ofToken: token),
        ["name": .text(text(ofToken: token))],
        related: [
          Finding.Related(location(ofToken: first), Message("first set here", "首次设置于此")())
        ]))
  }
}
