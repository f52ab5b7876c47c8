import CtlDiagnostics
import CtlSyntax

extension Checker {
  // MARK: Declarations of the file

  /// Numbers every declaration of the file, so that their order does not matter.
  mutating func declareFile(_ members: [Int]) {
    for member in members {
      collectAttributes(member)
      isDeclaringPublic = tree.child(of: member, .access) != nil
      switch kind(member) {
      case .enumDeclaration: declareEnumeration(member)
      case .recordDeclaration: declareRecord(member)
      case .screenDeclaration:
        guard let token = nameToken(member) else { continue }
        let name = name(ofToken: token)
        declare(name, token, Symbol(.screen, file, tables.screens.count), inFile: true)
        tables.screens.append(
          Screen(
            name: name, origin: OriginID(node: member), root: ElementID(0),
            scope: Scope()))
      case .componentDeclaration:
        let token = nameToken(member)
        let name = token.map { self.name(ofToken: $0) }
        if let token, let name {
          declare(name, token, Symbol(.component, file, tables.components.count), inFile: true)
        }
        tables.components.append(
          Component(
            name: name, origin: OriginID(node: member), root: ElementID(0),
            scope: Scope(), parameters: 0..<0, expandedSize: 0))
      case .constantDeclaration: declareConstant(member, inFile: true)
      case .styleDeclaration: declareStyle(member, inFile: true)
      default: break
      }
    }
  }

  func nameToken(_ node: Int) -> Int? {
    tree.child(of: node, .name).map { firstToken($0) }
  }

  mutating func declareConstant(_ node: Int, inFile: Bool) {
    guard let token = nameToken(node) else { return }
    let name = name(ofToken: token)
    declare(name, token, Symbol(.constant, file, tables.constants.count), inFile: inFile)
    tables.constants.append(
      Constant(
        name: name, origin: OriginID(node: node), type: .poison,
        value: poison(node), isFlexible: false))
  }

  /// Adds a name to the file or the current scope; a second one is reported and ignored.
  mutating func declare(_ name: NameID, _ token: Int, _ symbol: Symbol, inFile: Bool = false) {
    let other = inFile ? fileScope[name] : scope[name]
    if let other {
      reportDuplicate(
        text(name), at: location(ofToken: token), first: declaration(of: other))
      return
    }
    if inFile { fileScope[name] = symbol } else { scope[name] = symbol }
    if inFile, isDeclaringPublic { tables.publicSymbols.insert(symbol) }
  }

  /// Adds an enum or a record to the file, unless the language has a type of its name.
  mutating func declareType(_ name: NameID, _ token: Int, _ symbol: Symbol) {
    let text = text(name)
    guard Checker.builtInTypes.contains(where: { $0.name == text }) else {
      return declare(name, token, symbol, inFile: true)
    }
    report(
      Finding(
        LanguageCode.duplicateName, at: location(ofToken: token),
        Message("the language has a type `{name}` already", "语言已有名为“{name}”的类型")(
          ["name": .text(text)]), label: Message("give yours another name", "请换一个名称")()))
    // What uses the name means this one.
    if fileScope[name] == nil { fileScope[name] = symbol }
  }

  mutating func reportDuplicate(
    _ name: String, at place: Location, first: Location?,
    first words: Message = Message("first declared here", "首次声明于此"), fixes: [Fix] = []
  ) {
    report(
      Finding(
        LanguageCode.duplicateName, at: place, ["name": .text(name)],
        related: first.map { [Finding.Related($0, words())] } ?? [], fixes: fixes))
  }

  // MARK: Constants and initial values

  /// Types constants and the initial values of variables in the order in which they need each other;
  /// a cycle is reported once.
  mutating func checkValues(
    variables: Range<Int> = 0..<0, constants: Range<Int>, records: Range<Int> = 0..<0,
    enumerations: Range<Int> = 0..<0
  ) {
    let file = file
    let symbols =
      variables.map { Symbol(.variable, file, $0) } + constants.map { Symbol(.constant, file, $0) }
      + records.map { Symbol(.record, file, $0) }
      + enumerations.map { Symbol(.enumeration, file, $0) }
    func position(of symbol: Symbol) -> Int? {
      let index = Int(symbol.index)
      guard symbol.file == file else { return nil }
      switch symbol.kind {
      case .variable where variables.contains(index): return index - variables.lowerBound
      case .constant where constants.contains(index):
        return variables.count + index - constants.lowerBound
      case .record where records.contains(index):
        return variables.count + constants.count + index - records.lowerBound
      case .enumeration where enumerations.contains(index):
        return variables.count + constants.count + records.count + index - enumerations.lowerBound
      default: return nil
      }
    }
    inOrder(
      symbols.count, needs: { $0.namedValues(in: symbols[$1]).compactMap(position) },
      check: { checker, place in
        let index = Int(symbols[place].index)
        switch symbols[place].kind {
        case .variable: checker.checkInitialValue(index)
        case .record: checker.checkFields(index)
        case .enumeration: checker.checkFieldsOfCases(index)
        default: checker.checkConstant(index)
        }
      }, cycle: { $0.reportCycle(symbols[$1], through: $2.lazy.map { symbols[$0] }) })
  }

  /// Checks each of some declarations after those that it needs; each that closes a circle is reported once,
  /// with those on its way.
  mutating func inOrder(
    _ count: Int, needs: (inout Checker, Int) -> [Int], check: (inout Checker, Int) -> Void,
    cycle: (inout Checker, Int, [Int]) -> Void
  ) {
    enum State { case new, open, reported, done }
    var states = [State](repeating: .new, count: count)
    var stack: [(place: Int, needs: [Int])] = []
    for start in 0..<count where states[start] == .new {
      states[start] = .open
      stack.append((start, needs(&self, start)))
      while let top = stack.last {
        guard let next = top.needs.last else {
          check(&self, top.place)
          states[top.place] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].needs.removeLast()
        switch states[next] {
        case .done, .reported: break
        case .open:
          states[next] = .reported
          let start = stack.firstIndex { $0.place == next } ?? 0
          cycle(&self, next, stack[start...].map(\.place))
        case .new:
          states[next] = .open
          stack.append((next, needs(&self, next)))
        }
      }
    }
  }

  mutating func reportCycle(_ symbol: Symbol, through circle: some Sequence<Symbol> = []) {
    let index = Int(symbol.index)
    let name =
      switch symbol.kind {
      case .variable: tables.variables[index].name
      case .record: tables.records[index].name
      case .enumeration: tables.enumerations[index].name
      case .field: tables.fields[index].name
      default: tables.constants[index].name
      }
    report(
      Finding(
        LanguageCode.cycle, at: location(tables.origin(of: symbol), .name),
        ["name": .text(text(name))],
        label: circle.first { $0.kind == .enumeration && $0 != symbol }
          .map { togetherWorkedOut(Int($0.index)) }))
  }

  /// What the value of a constant or variable names, the last first.
  private mutating func namedValues(in symbol: Symbol) -> [Symbol] {
    let index = Int(symbol.index)
    let value =
      switch symbol.kind {
      case .variable:
        VariableDeclaration(unchecked: tree, tables.variables[index].origin.node).initialValue
      case .record, .enumeration: tables.origin(of: symbol).node
      default: tables.constants[index].origin.node
      }
    guard let value else { return [] }
    var named: [Symbol] = []
    let own = fieldNames(in: symbol)
    var end = value
    for node in value..<value + Int(tree.nodes[value].size) {
      // A `let` of a record or an enum, in which names are first those of other fields.
      if kind(node) == .constantDeclaration { end = node + Int(tree.nodes[node].size) }
      guard kind(node) == .nameExpression || kind(node) == .namedType else { continue }
      let name = name(ofToken: firstToken(node))
      if node < end, own.contains(name) { continue }
      guard let other = scope[name] ?? fileScope[name] else { continue }
      // A type is needed for the fields of its cases; a case alone needs none.
      let isNeeded =
        switch other.kind {
        case .enumeration: other != symbol && isNeeded(node, by: symbol)
        default: kind(node) == .nameExpression
        }
      if isNeeded { named.append(other) }
    }
    if symbol.kind == .record { named += typesNeeded(by: index) }
    return named.reversed()
  }

  private mutating func checkConstant(_ index: Int) {
    muted(hasError(tables.constants[index].origin.node)) { $0.typeConstant(index) }
  }

  private mutating func typeConstant(_ index: Int) {
    let view = ConstantDeclaration(unchecked: tree, tables.constants[index].origin.node)
    let written = view.type.map { self.type($0) }
    guard let value = view.value else {
      // An editor knows what belongs there.
      tables.constants[index].type = written ?? .poison
      tables.constants[index].value = poison(view.node)
      return
    }
    declaring = tables.constants[index].name
    defer { declaring = nil }
    let first = tables.expressions.count
    var result = expression(value, written)
    result = written.map { coerce(result, to: $0, .initialValue) } ?? settled(result)
    // That of a file is computed once.
    if body != .file, constant(result) == nil {
      let length = length(of: first..<tables.expressions.count)
      if isShort(length, view.node) {
        tables.constants[index].length = length
      } else {
        result = poison(view.node)
      }
    }
    let kind = kind(value)
    tables.constants[index].isFlexible =
      written == nil
      && (kind == .stringLiteral || kind == .caseExpression || kind == .numberLiteral
        || kind == .conditionalExpression || kind == .listExpression || kind == .prefixExpression)
    tables.constants[index].type = written ?? tables.expressions[result.index].type
    tables.constants[index].value = result
  }

  // MARK: Signatures

  mutating func checkComponentSignatures() {
    for index in tables.components.indices {
      let view = ComponentDeclaration(unchecked: tree, tables.components[index].origin.node)
      tables.components[index].parameters = checkParameters(view.parameters)
    }
  }

  /// Types parameters; defaults can use only the file's names.
  mutating func checkParameters(_ views: [Parameter]) -> Range<Int> {
    let first = tables.parameters.count
    var seen: [Int: Int] = [:]
    for view in views {
      guard let token = view.nameToken else { continue }
      let name = name(ofToken: token)
      if let other = seen[name.index] {
        reportDuplicate(text(name), at: location(ofToken: token), first: location(ofToken: other))
        continue
      }
      seen[name.index] = token
      let type = view.type.map { self.type($0) } ?? Type.poison
      var defaultValue: ExpressionID?
      if let node = view.defaultValue {
        defaultValue = coerce(expression(node, type), to: type, .initialValue)
      }
      tables.parameters.append(
        ParameterDeclaration(
          name: name, origin: OriginID(node: view.node), type: type,
          isBinding: view.isBinding || isForeignBinding(view), defaultValue: defaultValue))
    }
    return first..<tables.parameters.count
  }

  /// `count: Binding<Int>`, which the parser has reported.
  func isForeignBinding(_ view: Parameter) -> Bool {
    view.type.map { kind($0) == .namedType && text(ofToken: firstToken($0)) == "Binding" } ?? false
  }

  // MARK: Types

  /// The names of the built-in types.
  static let builtInTypes: [(name: String, type: Type)] = [
    ("Bool", .bool), ("Int", .int), ("Double", .double), ("String", .string), ("Color", .color),
    ("Image", .image), ("Date", .date), ("Duration", .duration), ("Length", .length),
    ("Font", .font),
  ]

  mutating func type(_ node: Int) -> Type {
    switch kind(node) {
    case .namedType: return namedType(node)
    case .listType:
      guard let inner = tree.children(of: node).first(where: { kind($0).isType }) else {
        return .poison
      }
      return layered(self.type(inner), \.list, node)
    case .optionalType:
      guard let inner = tree.children(of: node).first(where: { kind($0).isType }) else {
        return .poison
      }
      return layered(self.type(inner), \.optional, node)
    default: return .poison
    }
  }

  func isIncomplete(_ node: Int) -> Bool {
    !tree.findings.isEmpty
      && (hasError(node)
        || tree.child(of: node, .block).map { tree.children(of: $0).contains(where: hasError) }
          ?? false)
  }

  private mutating func layered(_ inner: Type, _ layer: KeyPath<Type, Type?>, _ node: Int) -> Type {
    if inner.isPoison { return .poison }
    if let type = inner[keyPath: layer] { return type }
    report(Finding(SyntaxCode.nesting, at: location(node), ["limit": 4]))
    return .poison
  }

  private mutating func namedType(_ node: Int) -> Type {
    let token = firstToken(node)
    let name = text(ofToken: token)
    switch tree.tokenKinds[tree.significant(from: token + 1)] {
    // The parser has reported a type of another language.
    case .less, .bang, .leftBracket: return .poison
    default: break
    }
    let own = fileScope[self.name(ofToken: token)]?.kind
    let isOwn = own == .enumeration || own == .record
    if !isOwn, let type = Checker.builtInTypes.first(where: { $0.name == name })?.type {
      return type
    }
    // A name of two modules is reported, and may be either.
    let isUnclear = ambiguous[self.name(ofToken: token)] != nil
    if let symbol = fileScope[self.name(ofToken: token)], symbol.kind == .enumeration {
      refer(token, symbol)
      if isUnclear { return .poison }
      // An enum with a mistake may have other cases than those that were read.
      if symbol.file == file, isIncomplete(tables.enumerations[Int(symbol.index)].origin.node) {
        return .poison
      }
      return .enumeration(symbol.file, Int(symbol.index))
    }
    if let symbol = fileScope[self.name(ofToken: token)], symbol.kind == .record {
      refer(token, symbol)
      if isUnclear { return .poison }
      return .record(symbol.file, Int(symbol.index))
    }
    let isUnseen = reportUnseen(token, [.enumeration, .record]) {
      Finding(LanguageCode.unknownType, at: $0.location(node), ["name": .text(name)])
    }
    if isUnseen { return .poison }
    var near =
      meaning(ofDefault: token, name, node) ?? meaning(ofElements: token, name)
      ?? meaning(ofType: token, name)
    if near.label == nil { near.fixes = declaration(ofType: name, node) }
    if near.label == nil, mayBeDeclared(self.name(ofToken: token)) { return .poison }
    report(
      Finding(
        LanguageCode.unknownType, at: location(node), ["name": .text(name)], label: near.label,
        fixes: near.fixes))
    return .poison
  }
}

extension Program {
  /// The names that other files can see: screens, components, enums, records and constants of the file.
  public var exports: [(name: String, symbol: Symbol)] {
    func export(_ name: NameID, _ kind: Symbol.Kind, _ index: Int) -> (String, Symbol) {
      (tables.names.text(name), Symbol(kind, tables.file, index))
    }
    return tables.screens.indices.map { export(tables.screens[$0].name, .screen, $0) }
      + tables.components.indices.compactMap { index in
        tables.components[index].name.map { export($0, .component, index) }
      }
      + tables.enumerations.indices.map { export(tables.enumerations[$0].name, .enumeration, $0) }
      + tables.records.indices.map { export(tables.records[$0].name, .record, $0) }
      + fileConstants.map { export(tables.constants[$0].name, .constant, $0) }
      + fileStyles.map { export(tables.styles[$0].name, .style, $0) }
  }

  /// The constants at the top of the file; they come before those of screens.
  public var fileConstants: Range<Int> {
    let scopes = tables.screens.map(\.scope.constants) + tables.components.map(\.scope.constants)
    return 0..<(scopes.filter { !$0.isEmpty }.map(\.lowerBound).min() ?? tables.constants.count)
  }
}
