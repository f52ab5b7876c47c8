import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlWorkspace

/// The meaning of a word in a file.
public enum Subject: Sendable, Hashable {
  /// A declaration or a use of it.
  case symbol(Symbol)
  case kind(KindName)
  case property(PropertyName, KindName)
  /// The kind that sends it, if known.
  case event(EventName, KindName?)
  case state(String)
  /// A member of a case set of the catalogue.
  case member(String, CaseSet)
  case color(Color)
  case layoutKind(String)
  case anchor(String)
  /// The file that an import leads to; nil when there is none.
  case importPath(FileID?)
  /// The module that an import names.
  case module(String)
  case code(String)
  case builtIn(String)
  /// What is read of a task: `load.isRunning`.
  case taskState(TaskState)
  /// The state of a task in a sample: `load: .failed("No connection")`.
  case sampledTask(SampledTask)
  /// All cases of an enum: `Kind.allCases`.
  case allCases(Symbol)
  /// A member that changes a variable: `names.append`.
  case change(String)
  /// A function that looks at each item of a list: `accounts.filter($0.isShared)`.
  case each(ItemFunction)
  /// A form of `formatted`: `.currency("EUR")`.
  case form(String)
  case builtInType(String)
  case keyword(String)
  /// A literal.
  case value(ExpressionID)
}

extension EditorSnapshot {
  /// The subject of the word at an offset, or of the one that ends there.
  public func subject(at offset: Int, in file: FileID) -> (subject: Subject, range: Range<Int>)? {
    guard let index = index(file), offset >= 0, offset <= index.tree.source.bytes.count else {
      return nil
    }
    let tree = index.tree
    if let token = tree.wordToken(at: offset) {
      let path = tree.path(toToken: token)
      if let node = path.last, tree.nodes[node].kind == .ruleCode {
        return (.code(tree.text(of: node)), tree.range(of: node))
      }
      guard let subject = subject(ofToken: token, path, index) else { return nil }
      return (subject, tree.tokenRange(token))
    }
    return literal(at: offset, index)
  }

  private func literal(
    at offset: Int, _ index: FileIndex
  ) -> (subject: Subject, range: Range<Int>)? {
    let tree = index.tree
    var token = tree.token(at: offset)
    if tree.tokenKinds[token].isTrivia || tree.tokenKinds[token] == .endOfFile,
      tree.tokenRange(token).lowerBound == offset, token > 0
    {
      token -= 1
    }
    guard !tree.tokenKinds[token].isTrivia else { return nil }
    let path = tree.path(toToken: token)
    guard let node = path.last else { return nil }
    let range = tree.range(of: node)
    switch tree.nodes[node].kind {
    case .ruleCode: return (.code(tree.spelling(of: node)), range)
    case .stringLiteral where path.count >= 2:
      if tree.nodes[path[path.count - 2]].kind == .importDeclaration {
        return (.importPath(target(ofImport: path[path.count - 2], index.program)), range)
      }
    case .colorLiteral, .quantityLiteral, .numberLiteral: break
    default: return nil
    }
    guard let expression = index.expression(ofNode: node) else { return nil }
    if case .color(let color)? = index.program.constant(expression) {
      return (.color(color), range)
    }
    return (.value(expression), range)
  }

  /// The file that an import of a program leads to.
  func target(ofImport node: Int, _ program: Program) -> FileID? {
    guard let text = ImportDeclaration(unchecked: program.tree, node).primaryText else {
      return nil
    }
    let path = program.tree.source.string(program.tree.contents(ofString: text))
    guard
      let resolved = FilePath.resolve(
        path, from: program.tree.source.path, root: workspace.root(of: program.file))
    else { return nil }
    return program.imports.first { workspace.source($0)?.path == resolved }
      ?? file(at: resolved)?.id
  }

  private func subject(ofToken token: Int, _ path: [Int], _ index: FileIndex) -> Subject? {
    let tree = index.tree
    if let occurrence = index.occurrence(at: token) {
      // `now` is a variable without a declaration.
      let isInput = occurrence.symbol.kind == .variable && self.name(of: occurrence.symbol) == nil
      return isInput ? .builtIn(tree.name(ofToken: token)) : .symbol(occurrence.symbol)
    }
    guard let node = path.last else { return nil }
    let parent = path.count >= 2 ? path[path.count - 2] : 0
    let name = tree.name(ofToken: token)
    let keyword = tree.tokenKinds[token].isKeyword ? Subject.keyword(name) : nil
    switch tree.nodes[node].kind {
    case .name: return subject(ofName: name, parent, path, index) ?? keyword
    case .element:
      guard token == wordToken(tree, node) else { return keyword }
      return KindName(name: name).map { .kind($0) }
    case .property, .binding:
      guard token == wordToken(tree, node) else { return keyword }
      return property(name, tree.owner(ofBlockIn: path.dropLast()), tree)
        ?? (name == "style" ? .keyword(name) : nil)
    case .nameExpression:
      if path.contains(where: { tree.nodes[$0].kind == .stateKeys }) {
        return ControlState.names.contains { $0.name == name } ? .state(name) : nil
      }
      if name == "superview" { return .anchor(name) }
      return Function.all.contains { $0.name == name } ? .builtIn(name) : nil
    case .caseExpression:
      return member(name, node, path, index) ?? form(name, node, tree)
        ?? sampledTask(name, path, index) ?? keyword
    case .argument: return label(node, path, index) ?? keyword
    case .forStatement: return keyword ?? (name == "where" ? .keyword(name) : nil)
    case .memberSuffix:
      if path.contains(where: { tree.nodes[$0].kind == .change }),
        name == "toggle" || ListChange(rawValue: name) != nil
      {
        return .change(name)
      }
      return suffix(name, node, parent, index) ?? (name == "with" ? .keyword(name) : keyword)
    case .namedType: return BuiltInNames.types.contains(name) ? .builtInType(name) : nil
    case .accessibility: return .kind(.accessibility)
    case .opening, .cancellation, .access: return .keyword(name)
    case .parameter where tree.tokenKinds[token] == .forKeyword: return .keyword("task")
    case .screenDeclaration where token == wordToken(tree, node): return .kind(.screen)
    default: return keyword
    }
  }

  private func subject(
    ofName name: String, _ parent: Int, _ path: [Int], _ index: FileIndex
  ) -> Subject? {
    let tree = index.tree
    switch tree.nodes[parent].kind {
    case .constraint: return LayoutKind.named(name) == nil ? nil : .layoutKind(name)
    case .handler:
      let token = Int(tree.nodes[path.last ?? parent].firstToken)
      if tree.significant(before: token).map({ tree.tokenKinds[$0] }) == .dot {
        return .keyword(name)
      }
      let owner = tree.owner(ofBlockIn: path[...]).flatMap { tree.kind(ofOwner: $0) }
      return EventName(name: name).map { .event($0, owner) }
    case .appearanceDeclaration, .styleDeclaration: return KindName(name: name).map { .kind($0) }
    case .importDeclaration: return .module(name)
    case .attribute: return .keyword("@allow")
    case .actionCall: return name == "close" || name == "finish" ? .keyword(name) : nil
    default: return nil
    }
  }

  func property(_ name: String, _ owner: Int?, _ tree: SyntaxTree) -> Subject? {
    guard let owner, let kind = tree.kind(ofOwner: owner), let name = PropertyName(name: name),
      Kind.named(kind).property(named: name) != nil
    else { return nil }
    return .property(name, kind)
  }

  private func member(
    _ name: String, _ node: Int, _ path: [Int], _ index: FileIndex
  ) -> Subject? {
    if path.contains(where: { index.tree.nodes[$0].kind == .stateKeys }) { return .state(name) }
    guard let id = index.expression(ofNode: node) else { return nil }
    if case .color(let color)? = index.program.constant(id) { return .color(color) }
    let type = index.program.expression(id).type
    if type == .font { return .member(name, .textStyle) }
    return type.unwrapped.caseSet.map { .member(name, $0) }
  }

  private func sampledTask(_ name: String, _ path: [Int], _ index: FileIndex) -> Subject? {
    let tree = index.tree
    guard let sample = path.lastIndex(where: { tree.nodes[$0].kind == .sampleDeclaration }),
      let value = path[sample...].first(where: { tree.nodes[$0].kind == .property }),
      index.occurrence(at: wordToken(tree, value))?.symbol.kind == .task
    else { return nil }
    return SampledTask(rawValue: name).map { .sampledTask($0) }
  }

  private func suffix(
    _ name: String, _ node: Int, _ parent: Int, _ index: FileIndex
  ) -> Subject? {
    let tree = index.tree
    if name == Expression.nameOfAllCases, let list = index.expression(ofNode: node),
      index.program.expression(list).isAllCases
    {
      let type = index.program.expression(list).type.element
      return .allCases(Symbol(.enumeration, type.file, Int(type.index)))
    }
    if let id = index.expression(ofNode: parent) {
      let expression = index.program.expression(id)
      if expression.operation == .elementProperty,
        let property = PropertyName(rawValue: Int(expression.payload)),
        let base = index.occurrence(at: Int(tree.nodes[parent].firstToken)),
        let kind = kind(of: base.symbol)
      {
        return .property(property, kind)
      }
      if let function = itemFunction(name, parent, index) { return .each(function) }
      if expression.operation == .taskState, let state = TaskState(rawValue: name) {
        return .taskState(state)
      }
      if Function.named(name).contains(where: \.isMember) { return .builtIn(name) }
    }
    return LayoutKind.anchors.contains(name) ? .anchor(name) : nil
  }
}

extension LayoutKind {
  static func named(_ name: String) -> LayoutKind? { all.first { $0.name == name } }
}
