import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valueConditionDecided = Rule(
    about,
    file: { file in
      let program = file.program
      for (index, expression) in program.expressions.enumerated() where expression.constant < 0 {
        guard program.isComparison(expression),
          let name = program.rangedName(ExpressionID(index)),
          let outcome = program.outcome(ofComparison: expression)
        else { continue }
        file.report(
          Finding(
            about, at: program.location(of: expression.origin),
            [
              "text": .text(program.source(of: expression.origin)),
              "truth": .text(outcome ? "true" : "false"),
            ],
            label: Message("`{name}` is {range}", "`{name}` 是 {range}")([
              "name": .text(program.text(of: name)),
              "range": .text(program.rangeText(of: name)),
            ])))
      }
      var finder = DecisionFinder(program)
      for needed in program.neededFacts {
        guard let decision = finder.decision(about: needed) else { continue }
        let expression = program.expression(decision.part.written)
        let text =
          expression.operation == .reference
          ? "\(program.source(of: expression.origin)).isRunning"
          : program.source(of: expression.origin)
        file.report(
          Finding(
            about, at: program.location(of: expression.origin),
            [
              "text": .text(text),
              "truth": .text(decision.part.isWrittenTrue ? "false" : "true"),
            ],
            label: decision.label(needed.effect, in: program)))
      }
    })
}

/// What must hold, or must not hold, for elements to be seen and used.
private struct NeededFact {
  let element: Int
  let fact: Fact
  let effect: Message
}

/// A condition that is decided where it stands.
private struct Decision {
  let part: Fact
  /// What decides it; nil where several conditions do together.
  let other: Other?

  enum Other {
    case fact(Fact)
    /// The list of a loop around it.
    case filled(ExpressionID)
  }

  func label(_ effect: Message, in program: Program) -> Phrase {
    let effect = Phrase(effect)
    switch other {
    case .fact(let other):
      return
        (other.isWrittenTrue
        ? Message("`{other}` holds here{effect}", "此处 `{other}` 成立{effect}")
        : Message("`{other}` does not hold here{effect}", "此处 `{other}` 不成立{effect}"))([
          "other": .text(program.source(of: program.expression(other.written).origin)),
          "effect": .phrase(effect),
        ])
    case .filled(let list):
      return Message("`{list}` is not empty here{effect}", "此处 `{list}` 不是空的{effect}")([
        "list": .text(program.source(of: program.expression(list).origin)),
        "effect": .phrase(effect),
      ])
    case nil:
      return Message("the conditions here decide it{effect}", "此处的条件已决定它{effect}")([
        "effect": .phrase(effect)
      ])
    }
  }
}

private struct DecisionFinder {
  let program: Program
  private var conditions: [Int: KnownFacts] = [:]

  init(_ program: Program) { self.program = program }

  private mutating func known(_ fact: Fact) -> KnownFacts {
    let place = fact.condition.index * 2 + (fact.holds ? 1 : 0)
    if let known = conditions[place] { return known }
    let known = program.known(fact)
    conditions[place] = known
    return known
  }

  /// The part of what is needed that is never so, because of what stands around it.
  mutating func decision(about needed: NeededFact) -> Decision? {
    var around = program.facts(around: needed.element)
    if program.elements[needed.element].form == .branch {
      around += program.facts(reaching: needed.element)
    }
    let parts = program.parts(of: needed.fact)
    let lists = program.lists(around: needed.element)
    // What decides it alone is looked for only where all of it together does.
    var all = KnownFacts()
    for other in around { all.add(known(other)) }
    for list in lists { all.add(program.known(filled: list)) }
    for (index, part) in parts.enumerated() {
      let own = known(part)
      guard all.isImpossible || own.contradicts(all) else {
        all.add(own)
        continue
      }
      for other in around + parts[..<index] where own.contradicts(known(other)) {
        return Decision(part: part, other: .fact(other))
      }
      for list in lists where own.contradicts(program.known(filled: list)) {
        return Decision(part: part, other: .filled(list))
      }
      if !all.isImpossible { return Decision(part: part, other: nil) }
    }
    return nil
  }
}

extension Program {
  fileprivate var neededFacts: [NeededFact] {
    var result: [NeededFact] = []
    let unseen = Message(", so this is never seen", "，因此没有人能看到它")
    let unused = Message(", so this can never be used", "，因此没有人能使用它")
    let other = Message(", so what follows is never seen", "，因此没有人能看到其后的内容")
    for (index, element) in tables.elements.enumerated() {
      if element.form == .branch, element.payload >= 0 {
        let condition = ExpressionID(Int(element.payload))
        result.append(NeededFact(element: index, fact: Fact(condition, true), effect: unseen))
        if hasOther(index) {
          result.append(
            NeededFact(element: index, fact: Fact(condition, false), effect: other))
        }
      }
      guard element.form == .kind else { continue }
      func add(_ name: PropertyName, _ holds: Bool, _ effect: Message) {
        // Those of appearances and styles stand nowhere.
        guard let entry = written(name, of: index) else { return }
        result.append(
          NeededFact(element: index, fact: Fact(entry.expression, holds), effect: effect))
      }
      add(.isEnabled, true, unused)
      add(.isHidden, false, unseen)
      if element.kind == .activityIndicator, isAwayWhileStopped(index) {
        add(.isAnimating, true, unseen)
        add(.while, true, unseen)
      }
    }
    return result.filter { expression($0.fact.condition).constant < 0 }
  }

  /// Whether more of its `if` comes after a branch.
  private func hasOther(_ branch: Int) -> Bool {
    let conditional = Int(tables.elements[branch].parent)
    return conditional >= 0
      && branch + Int(tables.elements[branch].size)
        < conditional + Int(tables.elements[conditional].size)
  }

  /// Whether nothing lets an indicator stay where it stands still.
  private func isAwayWhileStopped(_ indicator: Int) -> Bool {
    if let own = written(.hidesWhenStopped, of: indicator) {
      return constant(own.expression) == .bool(true)
    }
    return tables.elements[indicator].style < 0 && tables.imports.isEmpty
      && !tables.appearances.contains { $0.kind == .activityIndicator }
  }

  /// The lists of the loops around an element; they are not empty there.
  fileprivate func lists(around element: Int) -> [ExpressionID] {
    var result: [ExpressionID] = []
    var index = Int(tables.elements[element].parent)
    while index >= 0 {
      let holder = tables.elements[index]
      if holder.form == .loop {
        let list = tables.loops[Int(holder.payload)].sequence
        if expression(list).type.isList, !isConstant(list) { result.append(list) }
      }
      index = Int(holder.parent)
    }
    return result
  }

  /// What a comparison always gives, if that is known.
  fileprivate func outcome(ofComparison expression: Expression) -> Bool? {
    guard let left = bounds(of: operand(0, of: expression), trustsOpeners: false),
      let right = bounds(of: operand(1, of: expression), trustsOpeners: false)
    else { return nil }
    return left.compared(expression.operation, right)
  }
}

private let about = Code(
  "value/condition-decided", .warning,
  title: Message("`{text}` is always {truth}", "`{text}` 始终为 {truth}"),
  why: Message(
    "A variable never leaves its range. A condition that its whole range decides changes nothing: what "
      + "stands there is always shown, or never. So does one that is the opposite of a condition around it. "
      + "Often the range, the number or a `!` is a mistake.",
    "变量不会超出其范围。由整个范围就能确定的条件不起任何作用：其中的内容要么一直显示，要么从不显示。与外层条件相反的条件也是如此。"
      + "往往是范围、数字或 `!` 写错了。"),
  bad: [
    """
    screen Game {
      var players: Int in 1...4 = 2
      content {
        label count "Players: \\(players)"
        stepper { value <-> players; describedBy: count }
        if players > 4 { label "Large groups play in two teams." }
        // ^^^^^^^^^^^
      }
    }
    """,
    """
    screen Order {
      var cups: Int in 1...9 = 1
      action order(cups: Int)
      content {
        label count "Cups: \\(cups)"
        stepper { value <-> cups; describedBy: count }
        button "Order" { isEnabled: cups + 1 != 0; on touchUpInside -> order(cups: cups) }
        //                          ^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Notes {
      var notes: [String] = ["Buy tea"]
      content {
        for note in notes { label "\\(note)" }
        if notes.isEmpty {
          button "Delete All Notes" {
            isEnabled: !notes.isEmpty
            //         ^^^^^^^^^^^^^^
            on touchUpInside -> notes.removeAll()
          }
        }
      }
    }
    """,
    """
    enum Mode { day; night }

    screen Look {
      var mode: Mode = .day
      content {
        segmentedControl { selection <-> mode; accessibility { label: "Mode" } }
        if mode == .day {
          label "Bright colors"
        } else if mode == .night {
          //      ^^^^^^^^^^^^^^
          label "Dark colors"
        } else {
          label "No colors"
        }
      }
    }
    """,
    """
    screen Game {
      var players: Int in 1...4 = 2
      var isOpen: Bool = false
      content {
        label count "Players: \\(players)"
        stepper { value <-> players; describedBy: count }
        button "Show More" { on touchUpInside -> isOpen.toggle() }
        if isOpen {
          let places = players + 2
          if places > 2 { label "There is room." }
          // ^^^^^^^^^^
        }
        view {
          isHidden: !isOpen
          if !isOpen { label "Closed" }
          // ^^^^^^^
        }
      }
    }
    """,
    """
    screen Songs {
      task load(kind: .other)
      on appear -> load()
      content {
        if !load.isRunning { activityIndicator { while: load; style: .gray } }
        //                                              ^^^^
      }
    }
    """,
    """
    screen Scores {
      var scores: [Int] = [3, 12]
      content {
        for score in scores.filter($0 > 9) {
          label "\\(score)"
          if score < 5 { label "Try again" }
          // ^^^^^^^^^
        }
        button "Add" { on touchUpInside -> scores.append(7) }
      }
    }
    """,
  ],
  good: [
    """
    screen Game {
      var players: Int in 1...8 = 2
      content {
        label count "Players: \\(players)"
        stepper { value <-> players; describedBy: count }
        if players > 4 { label "Large groups play in two teams." }
      }
    }
    """,
    """
    public style calm: button { isHidden: localized("calm") == "" }
    """,
  ])
