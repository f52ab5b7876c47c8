import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlWorkspace

/// Imports, attributes, types, layout: places for one kind of word.
extension Completer {
  // MARK: Imports

  mutating func importPaths(_ token: Int) {
    let path = tree.path(toToken: token)
    guard path.contains(where: { tree.nodes[$0].kind == .importDeclaration }) else { return }
    let range = tree.tokenRange(token)
    let isClosed =
      range.count >= 2 && tree.source.bytes[range.upperBound - 1] == 0x22
    let contents = range.lowerBound + 1..<(isClosed ? range.upperBound - 1 : range.upperBound)
    guard contents.lowerBound <= context.offset, context.offset <= contents.upperBound else {
      return
    }
    for path in importablePaths() {
      add(
        path, .file, "file \(path)", text: isClosed ? path : path + "\"", rank: 10,
        range: contents)
    }
  }

  mutating func importStatement() {
    for path in importablePaths() {
      add("\"\(path)\"", .file, "file \(path)", rank: 10)
    }
    let known = Set(program.moduleImports.map(\.name) + [program.module].compactMap { $0 })
    for module in snapshot.workspace.modules.all where !known.contains(module.name) {
      add(module.name, .module, "module \(module.name)", detail: module.root, rank: 5)
    }
  }

  private func importablePaths() -> [String] {
    let own = FilePath.normalized(tree.source.path)
    let modules = snapshot.workspace.modules
    let imported = Set(program.imports.compactMap { snapshot.workspace.source($0)?.path })
    return snapshot.paths.filter { path in
      path != own && !imported.contains(path)
        && (modules.all.isEmpty || [nil, program.module].contains(modules.module(of: path)?.name))
    }.compactMap { FilePath.relative($0, from: own) }
  }

  // MARK: Attributes

  mutating func attribute() {
    add(
      "allow", .keyword, "keyword @allow", detail: Keyword.named("@allow")?.form,
      snippet: Snippet("allow(") + .field("rule-code") + ", because: \"" + .field("reason")
        + "\")", rank: 10)
  }

  /// Whether the cursor is inside `@allow(`.
  func isInAllow() -> Bool {
    guard let opener = context.opener, context.kind(opener) == .leftParen,
      let name = tree.significant(before: opener), context.text(name) == "allow",
      let at = tree.significant(before: name)
    else { return false }
    return context.kind(at) == .at
  }

  mutating func ruleCodes() {
    guard context.position() == 0 else {
      if context.item().isEmpty {
        let isLabelled = isFollowed(by: .colon)
        add(
          "because", .keyword, "keyword @allow", text: isLabelled ? "because" : "because: ",
          snippet: isLabelled ? "because" : Snippet("because: \"") + .field("reason") + "\"",
          rank: 10)
      }
      return
    }
    // A code is several tokens: the whole of it is replaced.
    let start =
      context.tokens.first.map { tree.tokenRange($0).lowerBound } ?? context.word.lowerBound
    var end = max(context.word.upperBound, context.offset)
    let bytes = tree.source.bytes
    while end < bytes.count, bytes[end].isPartOfCode { end += 1 }
    let range = min(start, context.offset)..<end
    var isReasonGiven = false
    var next = end
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    if next < bytes.count, bytes[next] == 0x2C { isReasonGiven = true }
    let found = Set(snapshot.file(program.file)?.findings.map(\.code.id) ?? [])
    for code in Codes.all where Codes.isAllowable(code) {
      let reason = Snippet(", because: \"") + .field("reason") + "\""
      add(
        code.id, .rule, "code \(code.id)", detail: snapshot.text(code.title),
        snippet: isReasonGiven ? Snippet(code.id) : Snippet(code.id) + reason,
        rank: found.contains(code.id) ? 10 : 40, range: range)
    }
  }

  // MARK: Types

  mutating func types(allowsBinding: Bool = false) {
    for name in BuiltInNames.types {
      add(name, .type, "type \(name)", rank: 10)
      items[items.count - 1].order = Usual.values.firstIndex(of: name) ?? 50
    }
    let name = declaredName
    if let type = name.flatMap(NameWords.type),
      let place = items.firstIndex(where: { $0.label == type })
    {
      items[place].rank = 3
    }
    let same = name.flatMap { name in visibleNames.first { $0.name == name } }
    let known = same.flatMap { snapshot.type(of: $0.symbol) }.map { program.spelled($0.unwrapped) }
    for visible in visibleNames where [.enumeration, .record].contains(visible.symbol.kind) {
      // `state: RecorderState`, `accounts: [Account]`.
      let isNamed =
        name.map { name in
          visible.name.lowercased().hasSuffix(name.lowercased())
            || name.lowercased() == visible.name.lowercased() + "s"
        } ?? false
      add(visible, rank: isNamed ? 2 : 10, order: 4 + min(distance(of: visible.name), 40))
    }
    // An action takes what a variable of that name has.
    if context.isInBrackets, let known, let index = items.firstIndex(where: { $0.label == known }) {
      items[index].rank = 1
    }
    importable([.enumeration, .record], rank: 40)
    if allowsBinding { keyword("binding", rank: 30) }
  }

  // MARK: Layout

  mutating func layoutKinds(_ group: LayoutKind.Group) {
    for kind in LayoutKind.all where kind.group == group {
      let operands = (0..<kind.minimumElements).map { _ in Snippet.field("element") }.joined(", ")
      let constant = kind.takesConstant ? Snippet(" == ") + .field("8") : Snippet("")
      let call = Snippet(kind.name) + "(" + operands + ")" + constant
      add(
        kind.name, .constraint, "layout \(kind.name)", detail: snapshot.text(kind.documentation),
        snippet: isFollowed(by: .leftParen) ? Snippet(kind.name) : call, rank: 10)
    }
  }

  mutating func layoutMember() {
    if !isFollowed(by: .dot, .leftParen) {
      keyword("pin", Snippet("pin "), rank: 10)
      keyword("align", Snippet("align "), rank: 10)
    }
    elements(rank: 20)
    add("superview", .anchor, "anchor superview", rank: 30)
  }

  mutating func elements(rank: Int) {
    let used = Set(context.isInBrackets ? context.tokens.map { context.text($0) } : [])
    let order = elementOrder(used)
    for visible in visibleNames where visible.symbol.kind == .element {
      guard !used.contains(visible.name) else { continue }
      add(
        visible, detail: snapshot.signature(of: visible.symbol), rank: rank,
        order: order(Int(visible.symbol.index)))
    }
  }

  /// Constraints go from element to element: the one that was named last comes first, or the next one
  /// where that stands already.
  private func elementOrder(_ used: Set<String>) -> (Int) -> Int {
    var indices: [String: Int] = [:]
    for visible in visibleNames where visible.symbol.kind == .element {
      indices[visible.name] = Int(visible.symbol.index)
    }
    var token = tree.token(at: min(context.word.lowerBound, max(context.offset, 1) - 1))
    for _ in 0..<200 where token >= 0 {
      defer { token -= 1 }
      guard tree.tokenKinds[token] == .identifier, tree.tokenRange(token) != context.word,
        let last = indices[tree.text(ofToken: token)]
      else { continue }
      return { $0 >= last ? $0 - last : 1_000 + last - $0 }
    }
    return { $0 }
  }

  mutating func anchors() {
    for name in LayoutKind.anchors { add(name, .anchor, "anchor \(name)", rank: 10) }
  }

  /// Whether the cursor is in a `layout` block.
  var isInLayout: Bool {
    tree.owner(ofBlockIn: context.blockPath[...]).map { tree.nodes[$0].kind == .layout } ?? false
  }
}

extension UInt8 {
  fileprivate var isPartOfCode: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x2F, 0x5F: true
    default: false
    }
  }
}
