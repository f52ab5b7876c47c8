import CtlDiagnostics
import CtlSyntax

/// The samples of a screen, after its variables.
extension Checker {
  mutating func checkSamples(of screen: Int) -> Range<Int> {
    let first = tables.samples.count
    guard let block = tree.child(of: tables.screens[screen].origin.node, .block) else {
      return 0..<0
    }
    for member in tree.children(of: block) where kind(member) == .sampleDeclaration {
      collectAttributes(member)
      muted(hasError(member)) { checker in
        checker.checkSample(
          SampleDeclaration(unchecked: checker.tree, member), screen, after: first)
      }
    }
    return first == tables.samples.count ? 0..<0 : first..<tables.samples.count
  }

  private mutating func checkSample(_ view: SampleDeclaration, _ screen: Int, after first: Int) {
    guard let title = view.title else { return }
    let text = expression(title, .string)
    guard case .string(let name)? = constant(text) else { return }
    if let other = tables.samples[first...].first(where: { $0.name == name }) {
      reportDuplicate(name, at: location(title), first: location(other.origin.node))
    }
    let variables = tables.screens[screen].scope.variables
    let (start, firstTask) = (tables.sampleValues.count, tables.sampleTasks.count)
    for value in view.values {
      muted(hasError(value)) { checker in
        if let task = checker.task(named: wordToken(checker.tree, value)) {
          checker.checkSampleTask(value, task, after: firstTask)
        } else {
          checker.checkSampleValue(value, variables, after: start)
        }
      }
    }
    tables.samples.append(
      Sample(
        name: name, origin: OriginID(node: view.node), values: start..<tables.sampleValues.count,
        tasks: firstTask..<tables.sampleTasks.count))
  }

  private mutating func checkSampleValue(_ node: Int, _ variables: Range<Int>, after start: Int) {
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
    if let other = tables.sampleValues[start...].first(where: { $0.variable == index }) {
      report(
        Finding(
          LanguageCode.duplicateProperty, at: location(ofToken: token),
          ["name": .text(text(name))],
          related: [
            Finding.Related(
              location(ofToken: other.origin.token), Message("first set here", "首次设置于此")())
          ]))
    }
    guard let valueNode = tree.expression(in: node) else { return }
    let type = tables.variables[index].type
    let value = coerce(expression(valueNode, type), to: type, .initialValue)
    checkBounds(ofVariable: index, value)
    tables.sampleValues.append(
      SampleValue(variable: index, expression: value, origin: OriginID(token: token)))
  }
}
