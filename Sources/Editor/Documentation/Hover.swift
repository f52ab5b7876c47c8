import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The description of the word under the cursor.
public struct Hover: Sendable, Hashable {
  /// The bytes of the word.
  public let range: Range<Int>
  public let contents: Documentation
}

extension EditorSnapshot {
  /// - Parameter showsImages: Whether the editor shows images in Markdown.
  public func hover(at offset: Int, in file: FileID, showsImages: Bool = false) -> Hover? {
    if let found = designHover(at: offset, in: file) { return found }
    guard let (subject, range) = subject(at: offset, in: file) else {
      return unknownWord(at: offset, in: file)
    }
    var contents = documentation(of: subject, seenFrom: file)
    if let index = index(file) { addValues(of: subject, range, index, to: &contents) }
    if let (element, home) = drawn(subject, range, in: file) {
      contents.picture(
        drawing(of: element, in: home), image: showsImages ? image(of: element, in: home) : nil)
    }
    for guideline in guidelines(at: range, in: file) { contents.append(guideline) }
    return contents.isEmpty ? nil : Hover(range: range, contents: contents)
  }

  /// What the property under the cursor is worth; for an element, what others say of it.
  private func addValues(
    of subject: Subject, _ range: Range<Int>, _ index: FileIndex, to contents: inout Documentation
  ) {
    let path = index.tree.path(toToken: index.tree.token(at: range.lowerBound))
    let node = path.last { index.tree.nodes[$0].kind == .element }
    let element = node.flatMap { index.element(ofNode: $0) }
    switch subject {
    case .property(let name, let kind):
      contents.text(writtenValue(of: name, kind, range, index))
      if let element { contents.text(replacedValue(of: name, in: element, of: index.program)) }
    case .kind, .symbol:
      guard let element, let node, index.tree.nodes[path[path.count - 1]].kind != .nameExpression,
        path.last == node || index.tree.nodes[path[path.count - 1]].kind == .name
      else { return }
      contents.text(valuesFromElsewhere(of: element, in: index.program))
    default: break
    }
  }

  /// What is known of a word that means nothing: the finding about it.
  private func unknownWord(at offset: Int, in file: FileID) -> Hover? {
    guard let checked = self.file(file), let tree = index(file)?.tree,
      let token = tree.wordToken(at: offset)
    else { return nil }
    let range = tree.tokenRange(token)
    guard let finding = checked.findings.first(where: { $0.location.range == range }) else {
      return nil
    }
    var contents = Documentation()
    contents.text(text(finding.message))
    if let label = finding.label { contents.text(text(label)) }
    for guideline in guidelines(at: range, in: file) { contents.append(guideline) }
    return Hover(range: range, contents: contents)
  }

  /// The element whose kind or name it is.
  private func drawn(
    _ subject: Subject, _ range: Range<Int>, in file: FileID
  ) -> (ElementID, FileID)? {
    switch subject {
    case .symbol(let symbol) where symbol.kind == .element:
      return (ElementID(Int(symbol.index)), symbol.file)
    case .kind, .symbol:
      guard let index = index(file) else { return nil }
      let tree = index.tree
      let token = tree.token(at: range.lowerBound)
      guard let node = tree.path(toToken: token).last, tree.nodes[node].kind == .element,
        wordToken(tree, node) == token
      else { return nil }
      return index.element(ofNode: node).map { ($0, file) }
    default: return nil
    }
  }

  /// Why the findings here matter, each code once.
  private func guidelines(at range: Range<Int>, in file: FileID) -> [Documentation] {
    var seen: Set<String> = []
    return (self.file(file)?.findings ?? []).filter {
      $0.location.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.location.range.upperBound
        && !($0.location.range.lowerBound < range.lowerBound && $0.location.range.count > 200)
        && seen.insert($0.code.id).inserted
    }.prefix(3).map { documentation(ofCode: $0.code.id) }
  }

  /// The documentation of a subject.
  func documentation(of subject: Subject, seenFrom file: FileID) -> Documentation {
    var result = Documentation()
    switch subject {
    case .symbol(let symbol): return documentation(symbol: symbol)
    case .kind(let name): return documentation(of: name)
    case .property(let name, let kind): return documentation(of: name, in: kind)
    case .event(let event, let kind): return documentation(of: event, in: kind)
    case .code(let id): return documentation(ofCode: id)
    case .layoutKind(let name):
      if let kind = LayoutKind.named(name) { return documentation(of: kind) }
    case .builtIn(let name):
      let functions = Function.named(name)
      if !functions.isEmpty { return documentation(of: functions) }
    case .taskState(let state):
      result.code("task.\(state.rawValue)")
      result.text(text(state.documentation))
    case .sampledTask(let state):
      result.code(".\(state.rawValue)")
      result.text(text(state.documentation))
    case .allCases(let symbol):
      let name = name(of: symbol) ?? ""
      result.code("\(name).\(Expression.nameOfAllCases): [\(name)]")
      result.text(
        text(Localized("All cases, in the order of the enum.", "全部 case，按枚举中的顺序。")))
    case .change(let name):
      let change = ListChange(rawValue: name)
      result.code(change?.form ?? "\(name)()")
      result.text(
        text(
          change?.documentation
            ?? Localized("Turns `true` into `false`, and back.", "在 `true` 与 `false` 之间切换。")))
    case .each(let function):
      result.code(function.form)
      result.text(text(function.documentation))
    case .form(let style):
      return documentation(of: Function.all.filter { $0.style == style })
    case .state(let name):
      result.code(name)
      result.text(text(Localized("A control state.", "控件状态。")))
    case .member(let name, let set):
      result.code("\(set.name).\(name)")
      let others = set.members.map { "`.\($0)`" }.joined(separator: ", ")
      result.text("\(text(Localized("One of", "可选值"))): \(others)")
    case .color(let color):
      result.code(color.hex)
      result.text("RGBA \(color.red), \(color.green), \(color.blue), \(color.alpha)")
    case .anchor(let name):
      result.code(name)
      result.text(
        text(
          name == "superview"
            ? Localized("The element around, for layout.", "布局中的父视图。")
            : Localized("An anchor of an element, for layout.", "元素的布局锚点。")))
    case .importPath(let target):
      guard let target, let program = program(target) else { break }
      result.text("`\(program.tree.source.path)`")
      let names = program.exports.map { "`\($0.name)`" }.joined(separator: ", ")
      if !names.isEmpty { result.text("\(text(Localized("Declares", "声明"))): \(names)") }
    case .module(let name):
      guard let module = workspace.modules[name] else { break }
      result.text("`\(module.root)`")
      let names = (module.files ?? []).compactMap { self.file(at: $0)?.program }
        .flatMap(\.publicExports).map { "`\($0.name)`" }.joined(separator: ", ")
      if !names.isEmpty { result.text("\(text(Localized("Declares", "声明"))): \(names)") }
    case .builtInType(let name): result.code(name)
    case .keyword(let word):
      if let words = Keyword.named(word) {
        result.code(words.form)
        result.text(text(words.documentation))
      }
    case .value(let id):
      guard let program = program(file), let value = program.constant(id)?.text else { break }
      result.code("\(value): \(program.spelled(program.expression(id).type))")
    }
    return result
  }

  private func documentation(symbol: Symbol) -> Documentation {
    var result = Documentation()
    guard let signature = signature(of: symbol), let program = program(symbol.file) else {
      return result
    }
    result.code(signature)
    result.text(documentation(of: symbol))
    let index = Int(symbol.index)
    switch symbol.kind {
    case .constant:
      if let value = program.constant(program.constants[index].value) {
        result.text(valueText(value))
      }
    case .variable:
      if let range = program.range(of: program.variables[index])?.text {
        result.text("\(text(Localized("Range", "范围"))): `\(range)`")
      }
    case .enumCase:
      let item = program.enumCases[index]
      result.text("\(text(Localized("Label", "标签文字"))): “\(item.label)”")
      let values = values(ofCase: symbol)
      if !values.isEmpty { result.text(values.map { "`\($0)`" }.joined(separator: ", ")) }
    case .field:
      if let owner = holder(ofField: symbol), let name = name(of: owner) {
        result.text("\(text(Localized("Field of", "字段属于"))) `\(name)`")
      }
    case .loopVariable:
      if let type = type(of: symbol) {
        result.text("\(text(Localized("Type", "类型"))): `\(program.spelled(type))`")
      }
    case .element:
      if let kind = kind(of: symbol) { result.append(documentation(of: kind)) }
    case .parameter:
      if let owner = owner(ofParameter: symbol), let head = self.signature(of: owner) {
        result.text("\(text(Localized("Parameter of", "参数属于"))) `\(head)`")
      }
    default: break
    }
    return result
  }

  private func valueText(_ value: Value) -> String? {
    shown(value).map { "\(text(Localized("Value", "值"))): `\($0)`" }
  }

  func shown(_ value: Value) -> String? {
    switch value {
    case .color(let color): color.hex
    case .string(let text): "\"\(text.shortened(to: 60))\""
    case .member(let name): ".\(name)"
    case .none: nil
    default: value.text
    }
  }

  /// The folded value of the property that is written at a place, when it is not a literal.
  private func writtenValue(
    of name: PropertyName, _ kind: KindName, _ range: Range<Int>, _ index: FileIndex
  ) -> String? {
    let tree = index.tree
    let token = tree.token(at: range.lowerBound)
    guard let node = tree.path(toToken: token).last, tree.nodes[node].kind == .property,
      let value = tree.expression(in: node), let id = index.expression(ofNode: value),
      tree.nodes[value].size > 1 || tree.nodes[value].kind == .nameExpression,
      let constant = index.program.constant(id)
    else { return nil }
    return valueText(constant)
  }
}
