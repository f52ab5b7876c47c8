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
    let isChoice = member.first.map { [.ifKeyword, .elseKeyword].contains(context.kind($0)) }
    return isInSteps && isChoice != true ? member : nil
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
      if !isChanged, !isCalled { cancellation() }
      if isInSteps, !isChanged, !isCalled {
        keyword("if", Snippet("if ") + .field("condition") + " { " + .end + " }", rank: 30)
        keyword("let", Snippet("let ") + .field("name") + " = " + .field("value"), rank: 31)
        if isAfterCondition { keyword("else", Snippet("else { ") + .end + " }", rank: -1) }
      }
      return
    }
    if context.kind(tokens[tokens.startIndex]) == .letKeyword,
      !tokens.contains(where: { context.kind($0) == .assign })
    {
      if tokens.count > 1, endsOperand(last) { sign(.assign) }
    } else if isOpeningWord(last) {
      screens()
    } else if isCancelWord(last) {
      cancelledTasks()
    } else if tokens.contains(where: { context.kind($0).isAssignment }) {
      if context.kind(last) == .assign {
        openingWords()
        valuesOfTasks(assignedType())
      }
      // A screen that follows needs a word before it, no value.
      if !endsOperand(last), !isFollowed(by: .identifier) { values(expectedType()) }
    } else if endsOperand(last), context.kind(last) != .rightParen {
      let type = valueType(endingAt: last)
      let isNumber = type?.isNumber != false
      for kind in [TokenKind.assign, .plusAssign, .minusAssign] where kind == .assign || isNumber {
        sign(kind)
      }
    }
  }

  /// The type of the variable before an assignment.
  func assignedType() -> Type? {
    guard let tokens = stepTokens,
      let sign = tokens.firstIndex(where: { context.kind($0).isAssignment }),
      sign > tokens.startIndex
    else { return nil }
    return valueType(endingAt: tokens[sign - 1])
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
            || visible.symbol.kind == .loopVariable && type.map { fields(of: $0).isEmpty } == false
            ? Snippet("\(name).") + .stop : Snippet("\(name) = ") + .field("value")
      }
    }
  }

  /// The variables and tasks to which a sample gives no value yet.
  mutating func sampleValues(_ sample: Int) {
    let given = Set(
      SampleDeclaration(unchecked: tree, sample).values.map {
        tree.name(ofToken: wordToken(tree, $0))
      })
    for visible in visibleNames
    where [.variable, .task].contains(visible.symbol.kind) && !given.contains(visible.name) {
      let name = visible.name.quotedIfKeyword
      add(
        visible, detail: snapshot.type(of: visible.symbol).map { program.spelled($0) }, rank: 10,
        order: Int(visible.symbol.index))
      if !isFollowed(by: .colon) {
        let start = visible.symbol.kind == .task ? "\(name): ." : "\(name): "
        items[items.count - 1].text = start
        items[items.count - 1].snippet = Snippet(start) + .stop
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
  /// Whether a step may change it, or a part of it: a variable, a binding, or an item of a list in one.
  func isChangeable(_ symbol: Symbol) -> Bool {
    guard let program = program(symbol.file) else { return false }
    var symbol = symbol
    // Loops go through the lists of items of other loops.
    for _ in 0..<256 {
      switch symbol.kind {
      case .variable: return !program.variables[Int(symbol.index)].isInput
      case .parameter: return isBinding(symbol)
      case .loopVariable:
        var list = program.expression(program.tables.source(ofLoop: Int(symbol.index)))
        while list.operation == .field || list.operation == .index {
          list = program.expressions[Int(program.operands[Int(list.firstOperand)])]
        }
        guard list.operation == .symbol else { return false }
        symbol = program.symbols[Int(list.payload)]
        guard symbol.file == program.file else { return false }
      default: return false
      }
    }
    return false
  }
}
