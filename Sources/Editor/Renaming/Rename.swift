import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlText

/// Why a request cannot be carried out.
public struct Refusal: Error, Sendable, Hashable {
  public let reason: Phrase
}

extension EditorSnapshot {
  /// The name under the cursor and its bytes, when it can be renamed.
  public func prepareRename(
    at offset: Int, in file: FileID
  ) -> (range: Range<Int>, name: String)? {
    guard let (subject, range) = subject(at: offset, in: file), case .symbol(let symbol) = subject,
      let name = name(of: symbol), isDeclared(symbol),
      symbol.kind != .field || name != RecordField.identity
    else { return nil }
    return (range, name)
  }

  /// The edits that give a declaration and all its uses another name.
  ///
  /// A keyword gets back-quotes where it would begin something else. A name that is not an identifier, that is taken where the
  /// declaration is visible, or that would mean something else at a use, is refused; so is one that
  /// a module declares, unless `mayEdit` says that its file is edited too.
  public func rename(
    at offset: Int, in file: FileID, to newName: String,
    mayEdit: (_ path: String) -> Bool = { _ in false }
  ) -> Result<[Edit], Refusal> {
    guard let (subject, _) = subject(at: offset, in: file), case .symbol(let symbol) = subject,
      let oldName = name(of: symbol), isDeclared(symbol)
    else { return .failure(refusal("there is no name to change here", "此处没有可重命名的名称")) }
    guard let name = EditorSnapshot.identifier(newName) else {
      return .failure(
        Refusal(
          reason: Message("`{name}` is not a name", "“{name}”不是有效的名称")(
            ["name": .text(newName.shortened(to: 40))])))
    }
    if let module = program(symbol.file)?.module, let path = workspace.source(symbol.file)?.path,
      !paths.contains(path), !mayEdit(path)
    {
      return .failure(
        Refusal(
          reason: Message(
            "`{name}` is declared in the module `{module}`, whose project is not open; open it too",
            "“{name}”在模块“{module}”中声明，其项目没有打开；请一并打开")(
              ["name": .text(oldName), "module": .text(module)])))
    }
    let places = occurrences(of: symbol)
    if name == oldName { return .success([]) }
    if symbol.kind == .field, [name, oldName].contains(RecordField.identity) {
      return .failure(
        Refusal(
          reason: Message(
            "the field `{name}` says which record is which, by its name alone; change it by hand",
            "字段“{name}”仅凭名称来区分各个记录；请手动修改")(["name": .text(RecordField.identity)])))
    }
    if let refusal = conflict(name, symbol, places.map(\.location)) { return .failure(refusal) }
    var edits = places.map { Edit($0.location, spelled(name, at: $0.location)) }
    if name.quotedIfKeyword != name { edits = unquoted(edits, name) }
    guard let refusal = change(by: edits) else { return .success(edits) }
    // Some words begin something only where they stand.
    let quoted = places.map { Edit($0.location, "`\(name)`") }
    return change(by: quoted) == nil ? .success(quoted) : .failure(refusal)
  }

  /// The edits without the back-quotes of a keyword, in the files that read the same without them; elsewhere
  /// without those that are not needed, one by one where they are few.
  private func unquoted(_ edits: [Edit], _ name: String) -> [Edit] {
    var result = edits
    for (file, indices) in Dictionary(grouping: edits.indices, by: { edits[$0].location.file }) {
      // Next to a mistake a keyword may begin anything.
      guard index(file)?.tree.findings.isEmpty == true, let bytes = workspace.source(file)?.bytes,
        let quoted = nodes(indices.map { edits[$0] }, bytes)
      else { continue }
      func reads(without plain: Set<Int>) -> Bool {
        nodes(
          indices.map { plain.contains($0) ? Edit(edits[$0].location, name) : edits[$0] }, bytes)
          == quoted
      }
      var plain = Set(indices)
      if !reads(without: plain) {
        plain = indices.count > 32 ? [] : plain.filter { reads(without: [$0]) }
        if !reads(without: plain) { continue }
      }
      for index in plain { result[index] = Edit(edits[index].location, name) }
    }
    return result
  }

  private func nodes(_ edits: [Edit], _ bytes: [UInt8]) -> [Node]? {
    Edit.apply(edits, to: bytes).map {
      SyntaxTree.parse(SourceText(path: "", bytes: $0)).nodes
    }
  }

  /// Whether a file declares it; the present is known without that.
  private func isDeclared(_ symbol: Symbol) -> Bool {
    symbol.kind != .variable || program(symbol.file)?.nameToken(of: symbol) != nil
  }

  /// A name for a place. One in back-quotes may stand directly beside another word, and keeps them
  /// there.
  private func spelled(_ name: String, at place: Location) -> String {
    let spelled = name.quotedIfKeyword
    guard spelled == name, let bytes = workspace.source(place.file)?.bytes else { return spelled }
    let (start, end) = (place.range.lowerBound, place.range.upperBound)
    guard start < bytes.count, bytes[start] == UInt8(ascii: "`") else { return spelled }
    let isBeside = [start - 1, end].contains { index in
      bytes.indices.contains(index) && CharacterClass.isIdentifier(bytes[index])
    }
    return isBeside ? "`\(name)`" : spelled
  }

  private func refusal(_ en: String, _ zh: String) -> Refusal {
    Refusal(reason: Phrase(Message(en, zh)))
  }

  /// A name without back-quotes, or nil when the text is not one name.
  static func identifier(_ text: String) -> String? {
    guard text.utf8.count <= 1024 else { return nil }
    let tree = SyntaxTree.parse(text)
    guard tree.tokenCount == 2, tree.isWord(0) else { return nil }
    // A name in back-quotes must be closed.
    if tree.tokenKinds[0] == .quotedIdentifier {
      guard text.utf8.count > 2, text.hasSuffix("`") else { return nil }
    }
    let name = tree.name(ofToken: 0)
    return name == "_" ? nil : name
  }

  // MARK: Conflicts

  private func conflict(_ name: String, _ symbol: Symbol, _ places: [Location]) -> Refusal? {
    if name.hasPrefix("$") {
      return refusal("names with `$` are for the items of lists", "带 `$` 的名称用于列表中的项目")
    }
    if [.task, .screen].contains(symbol.kind),
      EventName.allCases.contains(where: { $0.name == name })
    {
      return Refusal(
        reason: Message("`{name}` is an event of the system", "“{name}”是系统事件的名称")(
          ["name": .text(name)]))
    }
    if symbol.kind == .parameter, owner(ofParameter: symbol)?.kind == .task,
      SyntaxTree.taskSettings.contains(name)
    {
      return Refusal(
        reason: Message("`{name}:` is a setting of tasks", "“{name}:”是任务的设置")(
          ["name": .text(name)]))
    }
    if symbol.kind == .parameter, isReadOfTask(symbol), TaskState(rawValue: name) != nil {
      return Refusal(
        reason: Message("`.{name}` is a state of tasks", "“.{name}”是任务的状态")(
          ["name": .text(name)]))
    }
    if [.component, .slot].contains(symbol.kind), KindName(name: name) != nil {
      return Refusal(
        reason: Message("`{name}` is a kind of control", "“{name}”是控件种类的名称")(
          ["name": .text(name)]))
    }
    if symbol.kind == .enumCase, name == Expression.nameOfAllCases {
      return Refusal(
        reason: Message("`{name}` is the list of all cases", "“{name}”是所有 case 的列表")(
          ["name": .text(name)]))
    }
    if let other = meant(name, insteadOf: symbol) { return taken(name, other) }
    if symbol.kind == .enumeration || symbol.kind == .record, BuiltInNames.types.contains(name) {
      return Refusal(
        reason: Message("`{name}` is a type of the language", "“{name}”是语言的内建类型")(
          ["name": .text(name)]))
    }
    if let other = sibling(named: name, of: symbol) { return taken(name, other) }
    if symbol.kind == .enumCase || symbol.kind == .field || isLabel(symbol) { return nil }
    for place in places {
      guard let index = index(place.file) else { continue }
      let tree = index.tree
      let token = tree.token(at: place.range.lowerBound)
      let path = tree.path(toToken: token)
      guard let node = path.last, resolvesByScope(node, token, tree),
        !isEvent(node, of: path.dropLast().last, tree)
      else { continue }
      let member = path.last { tree.nodes[$0].kind == .handler }.map {
        Int(tree.nodes[$0].firstToken)..<Int(tree.nodes[$0].endToken)
      }
      let isNoValue = isNoValue(symbol)
      let other = visibleNames(in: isNoValue ? [0] : path, index, member: member)
        .first { $0.name == name }
      if let other, other.symbol != symbol, symbol.kind != .loopVariable,
        isNoValue || isTopLevel(symbol) || !self.isNoValue(other.symbol)
      {
        return taken(name, other.symbol)
      }
      if !Function.named(name).isEmpty, calls(name, tree) {
        return Refusal(
          reason: Message(
            "`{name}` is a function that this file calls", "“{name}”是此文件调用的函数")(
              ["name": .text(name)]))
      }
    }
    return nil
  }

  /// A component with the name that a slot is to have, or a slot with that of a component, where both are
  /// known: the name of a component means an element.
  private func meant(_ name: String, insteadOf symbol: Symbol) -> Symbol? {
    for id in [.component, .slot].contains(symbol.kind) ? filesSeeing(symbol) : [] {
      guard let program = program(id) else { continue }
      if symbol.kind == .slot {
        let other = program.visibleExports.first { $0.symbol.kind == .component && $0.name == name }
        if let other { return other.symbol }
      } else if let slot = program.slots.firstIndex(where: {
        $0.name.map { program.text($0) } == name
      }) {
        return Symbol(.slot, id, slot)
      }
    }
    return nil
  }

  private func taken(_ name: String, _ other: Symbol) -> Refusal {
    let path = workspace.source(other.file)?.path ?? ""
    let word = word(for: other.kind)
    return Refusal(
      reason: Message("{path} has the {kind} `{name}` already", "{path} 中已有{kind}“{name}”")(
        ["kind": .words(word.en, word.zh), "name": .text(name), "path": .text(path)]))
  }

  /// Whether it is named only where no value can be, so that it never meets the names within a body.
  private func isNoValue(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .component: true
    case .screen, .enumeration: occurrences(of: symbol).count == 1
    default: false
    }
  }

  private func isTopLevel(_ symbol: Symbol) -> Bool {
    program(symbol.file)?.exports.contains { $0.symbol == symbol } ?? false
  }

  /// Whether a file reads what a task was started with by the name of a parameter.
  private func isReadOfTask(_ symbol: Symbol) -> Bool {
    guard let owner = owner(ofParameter: symbol), owner.kind == .task,
      let task = program(owner.file)?.task(of: owner)?.task
    else { return false }
    return task.keptArguments.contains(Int(symbol.index) - task.parameters.lowerBound)
  }

  /// Whether it is the parameter of an action or a task, which is only a label of arguments.
  private func isLabel(_ symbol: Symbol) -> Bool {
    guard symbol.kind == .parameter, let owner = owner(ofParameter: symbol) else { return false }
    return owner.kind == .action || owner.kind == .task
  }

  /// Another case of the enum or field of the record, or another parameter of the same list.
  private func sibling(named name: String, of symbol: Symbol) -> Symbol? {
    switch symbol.kind {
    case .enumCase:
      return enumeration(ofCase: symbol).map { members(of: $0) }?
        .first { $0 != symbol && self.name(of: $0) == name }
    case .field:
      return holder(ofField: symbol).map { members(of: $0) }?
        .first { $0 != symbol && self.name(of: $0) == name }
    case .parameter:
      return owner(ofParameter: symbol).flatMap { owner in
        parameters(of: owner).first { $0 != symbol && self.name(of: $0) == name }
      }
    default: return nil
    }
  }

  /// The fields of a record; the cases and the fields of an enum.
  private func members(of holder: Symbol) -> [Symbol] {
    guard let program = program(holder.file) else { return [] }
    let index = Int(holder.index)
    if holder.kind == .record {
      return program.records[index].members.map { Symbol(.field, holder.file, $0) }
    }
    return program.enumerations[index].cases.map { Symbol(.enumCase, holder.file, $0) }
      + program.enumerations[index].fields.map { Symbol(.field, holder.file, $0) }
  }

  /// Whether the name at a node is looked up among the visible names: labels and members are not.
  private func resolvesByScope(_ node: Int, _ token: Int, _ tree: SyntaxTree) -> Bool {
    switch tree.nodes[node].kind {
    case .nameExpression, .name, .namedType: true
    case .element: token == wordToken(tree, node)
    default: false
    }
  }

  /// Whether a name is that of the event of a handler: it is one of the element around it, whatever
  /// else is called so.
  private func isEvent(_ node: Int, of handler: Int?, _ tree: SyntaxTree) -> Bool {
    tree.nodes[node].kind == .name && handler.map { tree.nodes[$0].kind == .handler } == true
  }

  private func calls(_ name: String, _ tree: SyntaxTree) -> Bool {
    tree.nodes.indices.contains { node in
      guard tree.nodes[node].kind == .postfixExpression,
        tree.child(of: node, .arguments) != nil, let base = tree.child(of: node, .nameExpression)
      else { return false }
      return tree.name(ofToken: Int(tree.nodes[base].firstToken)) == name
    }
  }
}
