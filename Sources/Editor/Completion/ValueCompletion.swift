import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// Values: names in scope ranked by type, members of enums and case sets, functions, literals.
extension Completer {
  /// All beginnings of a value; those that fit the type come first.
  mutating func values(_ expected: Type?) {
    if let word = context.member.first, context.kind(word) == .styleKeyword {
      for visible in visibleNames where visible.symbol.kind == .style {
        let fits = ownerKind.map { snapshot.styledKind(visible.symbol) == $0.name } ?? false
        add(visible, detail: snapshot.signature(of: visible.symbol), rank: fits ? 5 : 70)
      }
      let (types, kind) = (snapshot, ownerKind?.name)
      importable([.style], rank: 65) { kind != nil && types.styledKind($0) == kind }
      if ownerKind?.property(named: .style) == nil { return }
    }
    if expected?.referenceTarget == .screen { return screens() }
    eachItem(expected)
    cases(expected, dot: ".")
    let expectedPlain = expected?.unwrapped
    let declared = isDeclaration || isInSample ? declaredName : nil
    let words = nearWords
    let takes = expected == nil ? takesTypes : []
    // A call of a task stands there already where a variable takes what it brings.
    let calls = Set(items.lazy.filter { $0.kind == .task }.map(\.id))
    for visible in visibleNames where visible.name != declared {
      if visible.symbol.kind == .task,
        calls.contains(snapshot.completionID(visible.symbol, name: visible.name))
      {
        continue
      }
      name(visible, expected, words, takes)
    }
    let types = snapshot
    importable([.constant, .record], rank: 65) { symbol in
      expected == nil || types.type(of: symbol).map { types.rank($0, expected) <= 11 } == true
    }
    if expected?.referenceTarget == .destination { importable([.screen], rank: 30) }
    var seen: Set<String> = []
    // A text or a truth may begin with a value of any type.
    let isPartOfValue =
      expectedPlain.map { $0 == .string || $0 == .bool || $0.isMeasured || $0.base == .anything }
      ?? true
    for function in Function.all where function.isCall && seen.insert(function.name).inserted {
      let fits =
        expectedPlain.map { type in
          Function.named(function.name).contains { $0.result == program.spelled(type) }
        } ?? false
      add(
        function.name, .function, "function \(function.name)", detail: function.signature,
        text: isFollowed(by: .leftParen) ? function.name : function.name + "()",
        snippet: isFollowed(by: .leftParen) ? Snippet(function.name) : function.call,
        rank: fits ? 25 : isPartOfValue ? 50 : 90)
    }
    if expectedPlain == nil || expectedPlain == .date, isInScreen {
      for input in Function.inputs where !visibleNames.contains(where: { $0.name == input.name }) {
        add(
          input.name, .variable, "function \(input.name)", detail: input.result,
          rank: expected == nil ? 55 : 15)
      }
    }
    if expectedPlain == .bool || expected == nil {
      for word in ["true", "false"] { keyword(word, rank: expected == nil ? 55 : 12) }
    }
    if expected?.isOptional == true { keyword("nil", rank: 20) }
    if expectedPlain == .view {
      for kind in Kind.all where kind.role == .control { addElement(kind, rank: 15) }
      for name in ["clearButton", "bookmarksButton"] {
        add(name, .element, "view \(name)", rank: 20)
      }
    }
  }

  private var isInSample: Bool { owner.map { tree.nodes[$0].kind == .sampleDeclaration } ?? false }

  private var isDeclaration: Bool {
    context.member.first.map { [.varKeyword, .letKeyword].contains(context.kind($0)) } ?? false
  }

  /// The words of names and texts before the cursor in its member, in small letters.
  private var nearWords: Set<String> {
    guard let first = context.member.first else { return [] }
    var words: Set<String> = []
    let start = max(first, tree.token(at: context.word.lowerBound) - 40)
    for token in start..<max(start, tree.token(at: context.word.lowerBound)) {
      switch tree.tokenKinds[token] {
      case .identifier: words.formUnion(context.text(token).words)
      case .string, .stringHead, .stringMiddle, .stringTail:
        let parts = context.tree.text(ofToken: token).split { !$0.isLetter }
        words.formUnion(parts.map { $0.lowercased() })
      default: break
      }
    }
    return words
  }

  /// Names that share a word with what stands before them come first, then the nearest.
  private func order(of name: String, _ words: Set<String>) -> Int {
    let isRelated = name.words.contains { $0.count > 2 && words.contains($0) }
    let distance = distance(of: name)
    return isRelated && distance > 4 ? min(distance, 400) / 10 : 50 + distance
  }

  private var isInScreen: Bool {
    context.blockPath.contains { tree.nodes[$0].kind == .screenDeclaration }
  }

  /// What the function around the cursor does with its first value, as members of types.
  private var takesTypes: [BuiltIn] {
    guard let callee = callee(0), context.position() == 0 else { return [] }
    let name = context.text(callee)
    return BuiltIn.all.filter { $0.name == name && $0.function.isMember }
  }

  private mutating func name(
    _ visible: VisibleName, _ expected: Type?, _ words: Set<String>, _ takes: [BuiltIn]
  ) {
    let symbol = visible.symbol
    switch symbol.kind {
    // Only what a record or an enum works out reads its fields.
    case .field where context.member.first.map({ context.kind($0) }) != .letKeyword: break
    case .variable, .constant, .parameter, .loopVariable, .eventParameter, .field:
      let type = snapshot.type(of: symbol)
      var rank = snapshot.rank(type ?? .poison, expected)
      // The argument of the same name, and what is nearest.
      if visible.name == argumentLabel, rank <= 30 { rank = 1 }
      let isNear = symbol.kind == .loopVariable || symbol.kind == .eventParameter
      if isNear, rank <= 35 { rank -= 5 }
      if let type, takes.contains(where: { $0.isMember(of: type) }) { rank = 10 }
      if isLoopList, let type { rank = type.isList || type.isRange ? 5 : rank + 20 }
      add(
        visible, detail: type.map { program.spelled($0) }, rank: rank,
        order: order(of: visible.name, words))
    case .element, .task, .screen:
      let target = expected?.referenceTarget
      add(
        visible, detail: snapshot.signature(of: symbol),
        rank: target.map { snapshot.fits(symbol, $0) ? 10 : 70 }
          ?? (symbol.kind == .element ? 40 : symbol.kind == .task && expected == .bool ? 35 : 70),
        order: order(of: visible.name, words))
    case .enumeration:
      let isExpected =
        expected.map {
          $0.base == .enumeration && $0.file == symbol.file && $0.index == symbol.index
        } ?? false
      add(visible, rank: isExpected ? 20 : 60)
    case .record:
      let isExpected =
        expected?.unwrapped == Type.record(symbol.file, Int(symbol.index))
      add(visible, detail: snapshot.signature(of: symbol), rank: isExpected ? 6 : 60)
      if !isFollowed(by: .leftParen) {
        items[items.count - 1].snippet = snapshot.call(of: symbol, named: visible.name) {
          argument(for: $0)
        }
      }
    case .action, .component, .slot, .style, .enumCase: break
    }
  }

  /// The members of a type, as after `.`, or with the dot before them.
  mutating func cases(_ expected: Type?, dot: String = "") {
    styles(dot: dot)
    guard let type = expected?.unwrapped else { return }
    if dot == ".", type.isList { listedCases(type.element) }
    guard type.isPlain else { return }
    var order = 100
    func member(_ name: String, _ kind: CompletionItem.Kind, _ id: String, _ detail: String?) {
      add(dot + name, kind, id, detail: detail, rank: 10)
      order += 1
      items[items.count - 1].order = Usual.values.firstIndex(of: name) ?? order
    }
    switch type.base {
    case .enumeration:
      guard let owner = snapshot.program(type.file), Int(type.index) < owner.enumerations.count
      else { return }
      for item in owner.enumerations[Int(type.index)].cases {
        let symbol = Symbol(.enumCase, type.file, item)
        member(
          owner.text(owner.enumCases[item].name), .enumCase,
          snapshot.completionID(symbol),
          "“\(owner.enumCases[item].label)”")
      }
    case .member, .durationOrMember:
      guard let set = type.caseSet else { return }
      for name in set.members { member(name, .member, "member \(name)", set.name) }
    case .color:
      for (name, color) in Color.named { member(name, .color, "color \(name)", color.hex) }
    case .font:
      for name in CaseSet.textStyle.members { member(name, .member, "member \(name)", "TextStyle") }
    default: break
    }
  }

  /// `[.button]` where a list of cases is meant.
  private mutating func listedCases(_ type: Type) {
    let first = items.count
    cases(type, dot: "[.")
    for index in first..<items.count {
      items[index].snippet = Snippet(items[index].label) + .stop + "]"
      items[index].label += "]"
      items[index].text = items[index].label
    }
  }

  /// The names that fit after a typed dot, without the dot.
  mutating func references(_ expected: Type?, dot: Int) {
    guard let target = expected?.referenceTarget else { return }
    let range = tree.tokenRange(dot).lowerBound..<context.word.upperBound
    for visible in visibleNames where snapshot.fits(visible.symbol, target) {
      add(
        ".\(visible.name)", visible.symbol.kind.completionKind,
        snapshot.completionID(visible.symbol, name: visible.name),
        detail: snapshot.signature(of: visible.symbol), text: visible.name.quotedIfKeyword,
        rank: 10,
        range: range)
    }
  }

  /// The targets of `<->`.
  mutating func bindingTargets() { bindingTargets(bindingType()) }

  mutating func bindingTargets(_ expected: Type?) {
    let bound = names(after: .bind)
    for visible in visibleNames {
      let symbol = visible.symbol
      guard snapshot.isChangeable(symbol) else { continue }
      let type = snapshot.type(of: symbol)
      let parts = type.map { fields(of: $0) } ?? []
      for (name, field) in parts {
        let found = snapshot.type(of: field)
        if snapshot.rank(found ?? .poison, expected) > 30 { continue }
        add(
          "\(visible.name).\(name)", .field, snapshot.completionID(field, name: name),
          detail: found.map { program.spelled($0) }, rank: symbol.kind == .loopVariable ? 8 : 12)
      }
      let rank = snapshot.rank(type ?? .poison, expected)
      // What has another type cannot be bound; a field of a variable may.
      if rank > 30, parts.isEmpty || symbol.kind == .loopVariable { continue }
      add(
        visible, detail: type.map { program.spelled($0) },
        rank: rank + (bound.contains(visible.name) ? 5 : 0),
        order: min(distance(of: visible.name), 60))
      items[items.count - 1].order += Int(symbol.index)
    }
  }

  /// The label of the argument at the cursor.
  private var argumentLabel: String? {
    context.label(of: context.item())
  }

  /// Whether the cursor is at the list of a loop.
  private var isLoopList: Bool {
    context.member.first.map { context.kind($0) == .forKeyword } ?? false
  }

  /// The type that the property or parameter before `<->` binds.
  private func bindingType() -> Type? {
    guard let word = context.member.first else { return nil }
    if context.text(word) == PropertyName.selection.name { return nil }
    return propertyType(word)
  }
}

extension EditorSnapshot {
  /// How well a value of a type suits a place: 10 exactly, 40 when it is unknown.
  func rank(_ type: Type, _ expected: Type?) -> Int {
    guard let expected, !expected.isPoison, expected.base != .anything else { return 30 }
    if type == expected || type == expected.unwrapped { return 10 }
    if expected.unwrapped == .double, type == .int { return 11 }
    if expected.base == .durationOrMember, type == .duration { return 10 }
    // A list has a count, an enum can be compared: it may be a part of a truth.
    return expected == .bool ? 35 : 45
  }

  /// Whether a reference may name a symbol.
  func fits(_ symbol: Symbol, _ target: ReferenceTarget) -> Bool {
    switch target {
    case .element: symbol.kind == .element
    case .label: kind(of: symbol) == .label
    case .task: symbol.kind == .task
    case .destination:
      symbol.kind == .screen || kind(of: symbol).map { Kind.named($0).role == .container } ?? false
    case .screen: symbol.kind == .screen
    }
  }
}
