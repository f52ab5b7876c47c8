import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The steps of handlers: after an arrow, and in their blocks.
extension Completer {
  /// The tokens of the step before the cursor; nil elsewhere.
  var stepTokens: ArraySlice<Int>? {
    let member = context.member
    if let head = member.first, context.kind(head) == .onKeyword {
      guard let arrow = member.firstIndex(where: { context.kind($0) == .arrow }) else { return nil }
      return member[(arrow + 1)...]
    }
    return isInSteps && member.first.map({ context.kind($0) == .ifKeyword }) != true ? member : nil
  }

  /// Whether the block around the cursor has steps.
  var isInSteps: Bool { owner.map { tree.nodes[$0].kind == .handler } ?? false }

  /// What may stand at the cursor in a step.
  mutating func step(_ tokens: ArraySlice<Int>) {
    guard let last = tokens.last else {
      let isChanged = isFollowed(by: .dot, .leftBracket, .assign, .plusAssign, .minusAssign)
      let isCalled = isFollowed(by: .leftParen)
      if !isChanged { actions() }
      if !isCalled { changes() }
      openings()
      if isInSteps, !isChanged, !isCalled {
        keyword("if", Snippet("if ") + .field("condition") + " { " + .end + " }", rank: 30)
      }
      return
    }
    if isOpeningWord(last) {
      screens()
    } else if tokens.contains(where: { context.kind($0).isAssignment }) {
      if context.kind(last) == .assign { openingWords() }
      // A screen that follows needs a word before it, no value.
      if !endsOperand(last), !isFollowed(by: .identifier) { values(expectedType()) }
    } else if tokens.count == 1 {
      let type = visibleNames.first { $0.name == context.text(last) }
        .flatMap { snapshot.type(of: $0.symbol) }
      for sign in [TokenKind.assign, .plusAssign, .minusAssign] {
        guard let spelling = sign.spelling, sign == .assign || type?.isNumber != false else {
          continue
        }
        add(spelling, .keyword, "keyword \(spelling)", rank: 10)
      }
    }
  }

  /// The type of the variable before an assignment.
  func assignedType() -> Type? {
    guard let tokens = stepTokens,
      let sign = tokens.firstIndex(where: { context.kind($0).isAssignment }),
      sign > tokens.startIndex
    else { return nil }
    let name = context.text(tokens[sign - 1])
    return visibleNames.first { $0.name == name }.flatMap { snapshot.type(of: $0.symbol) }
  }

  /// Variables, with what usually changes one of their type.
  private mutating func changes() {
    for visible in visibleNames where snapshot.isChangeable(visible.symbol) {
      let type = snapshot.type(of: visible.symbol)
      let name = visible.name.quotedIfKeyword
      add(
        visible, detail: type.map { program.spelled($0) }, rank: 15,
        order: Int(visible.symbol.index)
      )
      let isBare = isFollowed(by: .dot, .assign, .plusAssign, .minusAssign)
      if !isBare {
        items[items.count - 1].snippet =
          type == .bool
          ? Snippet("\(name).toggle()")
          : type?.isList == true
            ? Snippet("\(name).") + .stop : Snippet("\(name) = ") + .field("value")
      }
    }
  }

  /// The variables to which a sample gives no value yet.
  mutating func sampleValues(_ sample: Int) {
    let given = Set(
      SampleDeclaration(unchecked: tree, sample).values.map {
        tree.name(ofToken: wordToken(tree, $0))
      })
    for visible in visibleNames
    where visible.symbol.kind == .variable && !given.contains(visible.name) {
      let name = visible.name.quotedIfKeyword
      add(
        visible, detail: snapshot.type(of: visible.symbol).map { program.spelled($0) }, rank: 10,
        order: Int(visible.symbol.index))
      if !isFollowed(by: .colon) {
        items[items.count - 1].text = "\(name): "
        items[items.count - 1].snippet = Snippet("\(name): ") + .stop
      }
    }
  }

  /// The members that change a variable, after its dot.
  mutating func changes(of type: Type?) {
    if type == nil || type == .bool {
      add("toggle", .function, "change toggle", detail: "Bool", text: "toggle()", rank: 5)
    }
    guard type?.isList != false else { return }
    for change in ListChange.allCases {
      let fields = change.parameters.map { parameter in
        let label = parameter.label.map { "\($0): " } ?? ""
        return Snippet(label) + .field(parameter.isItem ? "item" : "index")
      }
      let isCalled = isFollowed(by: .leftParen)
      let call = Snippet("\(change.rawValue)(") + fields.joined(", ") + ")"
      add(
        change.rawValue, .function, "change \(change.rawValue)", detail: change.form,
        text: isCalled ? change.rawValue : "\(change.rawValue)()",
        snippet: isCalled ? Snippet(change.rawValue) : call, rank: 5)
    }
  }
}

extension EditorSnapshot {
  func isChangeable(_ symbol: Symbol) -> Bool {
    symbol.kind == .variable
      && program(symbol.file)?.variables[Int(symbol.index)].isParameter == false
      || symbol.kind == .parameter && isBinding(symbol)
  }
}
