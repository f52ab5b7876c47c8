import CtlDiagnostics
import CtlSyntax

/// Uses of components: arguments, recursion, size.
extension Checker {
  /// The parameters of the component of a use.
  func component(of element: Element) -> (program: Program?, parameters: Range<Int>)? {
    guard element.payload >= 0 else { return nil }
    let symbol = tables.componentUses[Int(element.payload)]
    let index = Int(symbol.index)
    if symbol.file == file { return (nil, tables.components[index].parameters) }
    guard let program = tables.imported[symbol.file] else { return nil }
    return (program, program.components[index].parameters)
  }

  /// A parameter of this file, or of another program.
  func parameter(_ index: Int, _ program: Program?) -> ParameterDeclaration {
    program?.parameters[index] ?? tables.parameters[index]
  }

  func parameterName(_ index: Int, _ program: Program?) -> String {
    let name = parameter(index, program).name
    return program?.text(name) ?? text(name)
  }

  func parameterPlace(_ index: Int, _ program: Program?) -> [Finding.Related] {
    let origin = parameter(index, program).origin
    let place = program?.location(of: origin, .name) ?? location(origin, .name)
    return [Finding.Related(place, Message("declared here", "声明于此")())]
  }

  /// `name: value` or `name <-> variable` inside a use.
  mutating func checkArgument(
    _ node: Int, _ token: Int, _ name: NameID, _ id: ElementID, _ element: Element,
    isBinding: Bool
  ) {
    guard let (source, range) = component(of: element) else {
      if let value = tree.expression(in: node) { _ = expression(value, nil) }
      return
    }
    let spelled = text(name)
    guard let index = member(name, of: range, .parameter, in: source) else {
      let candidates = suggestionsLeft < 0 ? [] : range.map { parameterName($0, source) }
      var near = suggestion(token, spelled, candidates)
      let variable = source == nil ? variable(name, ofComponent: element) : nil
      if let variable {
        guard isFirstGiven(variable, element, node) else {
          if let value = tree.expression(in: node) { _ = expression(value, .anything) }
          return
        }
        near = (Checker.parametersForm, parametersFix(element))
      }
      if near.label == nil { near = meaning(ofEvent: spelled, node, element) }
      if let fill = meaning(ofFilling: spelled, node, element) { near = fill }
      reportArgument(
        location(ofToken: token),
        Message("{component} has no parameter `{name}`", "{component}没有参数“{name}”")(
          ["component": .phrase(describe(element)), "name": .text(spelled)]), label: near.label,
        related: place(tables.componentUses[Int(element.payload)]),
        fixes: near.fixes.isEmpty && variable == nil
          ? [Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(location(node), "")])]
          : near.fixes)
      if let value = tree.expression(in: node) { _ = expression(value, .anything) }
      return
    }
    if tree.child(of: node, .stateKeys) != nil {
      report(
        Finding(
          LanguageCode.keying, at: location(ofToken: token),
          Phrase(Message("arguments have no states", "参数没有状态"))))
    }
    let parameter = parameter(index, source)
    guard let value = tree.expression(in: node) else { return }
    if parameter.type.isPoison {
      muted { _ = $0.expression(value, .anything) }
      return
    }
    var entry = PropertyEntry(
      name: .value, group: .own, form: isBinding ? .binding : .property,
      expression: ExpressionID(0), origin: OriginID(node: node), element: id)
    entry.parameter = Int32(index)
    let callee = ArgumentParameter(
      name: spelled, type: parameter.type, isBinding: parameter.isBinding,
      place: parameterPlace(index, source))
    guard let given = argument(node, token, value, for: callee, isBinding: isBinding) else {
      return
    }
    entry.expression = given
    // Different from the keys of properties with states.
    let key = id.index << 32 | 1 << 31 | index
    if let first = keyedSetters[key] {
      report(
        Finding(
          LanguageCode.duplicateProperty, at: location(ofToken: token),
          ["name": .text(spelled)],
          related: [
            Finding.Related(
              location(tables.properties[first].origin.node),
              Message("first set here", "首次设置于此")())
          ]))
      return
    }
    keyedSetters[key] = tables.properties.count
    append(entry)
  }

  /// Every parameter without a default needs an argument.
  mutating func checkArgumentsOfUse(_ id: ElementID, _ element: Element) {
    guard let (source, range) = component(of: element) else { return }
    let given = Set(tables.properties[tables.elements[id.index].properties].map(\.parameter))
    let missing = range.filter { index in
      !given.contains(Int32(index)) && parameter(index, source).isNeeded
        && !parameter(index, source).type.isPoison
    }
    guard let first = missing.first, !hasError(element.origin.node) else { return }
    // Of two components of one name either may be meant.
    let word = ElementSyntax(unchecked: tree, element.origin.node).kindToken
    if ambiguous[name(ofToken: word)] != nil { return }
    if ElementSyntax(unchecked: tree, element.origin.node).primaryText != nil { return }
    if let block = tree.child(of: element.origin.node, .block),
      tree.child(of: block, .unexpected) != nil
    {
      return
    }
    // An argument that is wrong has been reported; so has a misspelled one.
    let written = writtenArguments(element)
    let known = Set(range.map { parameterName($0, source) })
    guard written.isSubset(of: known) else { return }
    let names = missing.map { parameterName($0, source) }.filter { !written.contains($0) }
    guard !names.isEmpty else { return }
    reportArgument(
      location(ofToken: ElementSyntax(unchecked: tree, element.origin.node).kindToken),
      Message("missing argument: {names}", "缺少参数：{names}")(
        ["names": .list(names.map { "`\($0)`" })]),
      related: parameterPlace(first, source), fixes: argumentsFix(missing, source, element))
  }

  /// Adds the missing arguments: variables of the same name, or of the type, else values of the type.
  private func argumentsFix(_ missing: [Int], _ source: Program?, _ element: Element) -> [Fix] {
    var members: [(name: String, sign: String, value: String)] = []
    for index in missing {
      let parameter = parameter(index, source)
      let name = parameterName(index, source)
      let variable = variable(named: name, parameter.type, anyName: parameter.isBinding)
      guard
        let value = variable ?? (parameter.isBinding ? nil : Checker.plainValue(parameter.type))
      else { return [] }
      members.append((name, parameter.isBinding ? " <-> " : ": ", value))
    }
    let node = element.origin.node
    let block = tree.child(of: node, .block)
    let start =
      block.map { tree.tokenRange(firstToken($0)).upperBound } ?? location(node).range.upperBound
    let bytes = tree.source.bytes
    let end = block == nil ? start : bytes[start...].firstIndex { $0 != 0x20 } ?? start
    let isEmpty = block != nil && end < bytes.count && bytes[end] == 0x7D
    let (list, edit) = filled(
      members, separator: "; ", after: block == nil ? " { " : " ",
      before: block == nil ? " }" : isEmpty ? " " : ";",
      at: Location(file, start..<(isEmpty ? end : start)))
    return [
      Fix(
        Message("add `{text}`", "加上 `{text}`")(["text": .text(list)]), .suggestion, [edit])
    ]
  }

  /// A variable of the screen or component here: of a name and a type, else the only one of the type.
  func variable(named name: String, _ type: Type, anyName: Bool) -> String? {
    if anyName, let id = tables.names.find(name), let symbol = resolve(id),
      symbol.kind == .loopVariable, symbol.file == file,
      isItemOfVariable(Int(symbol.index), type)
    {
      return name
    }
    var fitting: [String] = []
    for id in scope.keys {
      guard let symbol = scope[id], symbol.file == file else { continue }
      switch symbol.kind {
      case .variable where tables.variables[Int(symbol.index)].type == type:
        if anyName, isInput(symbol) { continue }
      case .parameter where tables.parameters[Int(symbol.index)].type == type:
        if anyName, !tables.parameters[Int(symbol.index)].isBinding { continue }
      default: continue
      }
      if text(id) == name { return name }
      fitting.append(text(id))
    }
    return anyName && fitting.count == 1 ? fitting[0] : nil
  }

  /// Whether a loop names the items of a variable, which are of a type.
  private func isItemOfVariable(_ loop: Int, _ type: Type) -> Bool {
    guard tables.loops[loop].type == type else { return false }
    let list = tables.source(ofLoop: loop)
    let expression = tables.expressions[list.index]
    guard expression.type.isList else { return false }
    if isPartOfVariable(list) { return true }
    guard expression.operation == .symbol else { return false }
    let symbol = tables.symbols[Int(expression.payload)]
    return symbol.kind == .variable && symbol.file == file && !isInput(symbol)
  }

  private func writtenArguments(_ element: Element) -> Set<String> {
    guard let block = tree.child(of: element.origin.node, .block) else { return [] }
    return Set(
      tree.children(of: block).compactMap { member in
        let kind = tree.nodes[member].kind
        return kind == .property || kind == .binding
          ? tree.name(ofToken: wordToken(tree, member)) : nil
      })
  }

  // MARK: Recursion and size

  /// Reports components that contain themselves and sizes the others; iterative, so that a long
  /// chain of components costs no stack.
  mutating func checkRecursion() {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: tables.components.count)
    var stack: [(index: Int, uses: [Int], next: Int)] = []
    for start in tables.components.indices where states[start] == .new {
      states[start] = .open
      stack.append((start, ownUses(tables.components[start].root), 0))
      while let top = stack.last {
        guard top.next < top.uses.count else {
          tables.components[top.index].expandedSize = expandedSize(
            tables.components[top.index].root)
          states[top.index] = .done
          stack.removeLast()
          continue
        }
        let next = top.uses[top.next]
        stack[stack.count - 1].next += 1
        switch states[next] {
        case .done: break
        case .open: reportRecursion(next, in: top.index)
        case .new:
          states[next] = .open
          stack.append((next, ownUses(tables.components[next].root), 0))
        }
      }
    }
    for screen in tables.screens where addsTooMuch(screen.root, expandedSize(screen.root)) {
      reportExpansion(screen.origin)
    }
    for component in tables.components
    where component.name != nil && addsTooMuch(component.root, component.expandedSize) {
      reportExpansion(component.origin)
    }
  }

  private func uses(_ root: ElementID) -> [Symbol] {
    let end = root.index + Int(tables.elements[root.index].size)
    return (root.index..<end).compactMap { index in
      tables.elements[index].form == .componentUse
        ? tables.componentUses[Int(tables.elements[index].payload)] : nil
    }
  }

  private func ownUses(_ root: ElementID) -> [Int] {
    Set(uses(root).filter { $0.file == file }.map { Int($0.index) }).sorted(by: >)
  }

  /// Elements written in the file do not count as expansion, however many there are.
  private func addsTooMuch(_ root: ElementID, _ size: Int) -> Bool {
    size - Int(tables.elements[root.index].size) > Program.expansionLimit
  }

  /// The number of elements with all components expanded; they add at most one more than the limit.
  private func expandedSize(_ root: ElementID) -> Int {
    var size = Int(tables.elements[root.index].size)
    let limit = size + Program.expansionLimit + 1
    for use in uses(root) {
      let inner =
        use.file == file
        ? tables.components[Int(use.index)].expandedSize
        : tables.imported[use.file]?.components[Int(use.index)].expandedSize ?? 0
      size = min(size + inner, limit)
    }
    return size
  }

  /// `user` is the component whose use of the other closes the circle.
  private mutating func reportRecursion(_ index: Int, in user: Int) {
    guard let name = tables.components[index].name else { return }
    let root = tables.components[user].root.index
    let use = tables.elements[root..<root + Int(tables.elements[root].size)].first { element in
      element.form == .componentUse
        && tables.componentUses[Int(element.payload)] == Symbol(.component, file, index)
    }
    report(
      Finding(
        LanguageCode.recursion, at: location(tables.components[index].origin, .name),
        ["name": .text(text(name))],
        related: use.map { element in
          let token = ElementSyntax(unchecked: tree, element.origin.node).kindToken
          return [Finding.Related(location(ofToken: token), Message("used here", "在此使用")())]
        } ?? []))
  }

  private mutating func reportExpansion(_ origin: OriginID) {
    report(
      Finding(
        LanguageCode.expansion, at: location(origin, .name),
        ["limit": .number(Program.expansionLimit)]))
  }
}

extension Program {
  /// The most elements that components add to a screen or to another component.
  public static let expansionLimit = 100_000

  /// The number of elements that components add below a root; at most one more than the limit.
  public func expansion(of root: ElementID) -> Int {
    var size = 0
    for index in root.index..<root.index + Int(tables.elements[root.index].size)
    where tables.elements[index].form == .componentUse && tables.elements[index].payload >= 0 {
      let symbol = tables.componentUses[Int(tables.elements[index].payload)]
      size += program(of: symbol.file)?.components[Int(symbol.index)].expandedSize ?? 0
      if size > Program.expansionLimit { return Program.expansionLimit + 1 }
    }
    return size
  }
}
