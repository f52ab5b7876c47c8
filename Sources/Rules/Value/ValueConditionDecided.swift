import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valueConditionDecided = Rule(
    about,
    file: { file in
      let program = file.program
      for (index, expression) in program.expressions.enumerated() where expression.constant < 0 {
        guard program.isComparison(expression),
          let variable = program.rangedVariable(ExpressionID(index)),
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
              "name": .text(program.text(program.variables[variable].name)),
              "range": .text(program.rangeText(of: variable)),
            ])))
      }
      var conditions: [Int: KnownFacts] = [:]
      func known(_ fact: Fact) -> KnownFacts {
        let place = fact.condition.index * 2 + (fact.holds ? 1 : 0)
        if let known = conditions[place] { return known }
        let known = program.known(fact)
        conditions[place] = known
        return known
      }
      for (element, fact, needed) in program.neededFacts {
        let around = program.facts(around: element)
        let parts = program.parts(of: fact)
        for (index, part) in parts.enumerated() {
          let own = known(part)
          guard
            let other = (around + parts[..<index]).first(where: { own.contradicts(known($0)) })
          else { continue }
          let text = program.source(of: program.expression(other.written).origin)
          file.report(
            Finding(
              about, at: program.location(of: program.expression(part.written).origin),
              [
                "text": .text(program.source(of: program.expression(part.written).origin)),
                "truth": .text(part.isWrittenTrue ? "false" : "true"),
              ],
              label: (other.isWrittenTrue
                ? Message("`{other}` holds here{effect}", "此处 `{other}` 成立{effect}")
                : Message("`{other}` does not hold here{effect}", "此处 `{other}` 不成立{effect}"))([
                  "other": .text(text), "effect": .phrase(Phrase(needed)),
                ])))
          break
        }
      }
    })
}

extension Program {
  /// What must hold, or must not hold, for elements to be seen and used.
  fileprivate var neededFacts: [(element: Int, fact: Fact, effect: Message)] {
    var result: [(Int, Fact, Message)] = []
    let unseen = Message(", so this is never seen", "，因此没有人能看到它")
    let unused = Message(", so this can never be used", "，因此没有人能使用它")
    for (index, element) in tables.elements.enumerated() {
      if element.form == .branch, element.payload >= 0 {
        result.append((index, Fact(ExpressionID(Int(element.payload)), true), unseen))
      }
      // Those of appearances and styles stand nowhere.
      for entry in tables.properties[element.properties]
      where entry.group == .own && entry.form == .property && entry.parameter < 0 && !entry.isKeyed
      {
        switch entry.name {
        case .isEnabled: result.append((index, Fact(entry.expression, true), unused))
        case .isHidden: result.append((index, Fact(entry.expression, false), unseen))
        default: break
        }
      }
    }
    return result.filter { expression($0.1.condition).constant < 0 }
  }
}

extension Program {
  /// What a comparison always gives, if that is known.
  fileprivate func outcome(ofComparison expression: Expression) -> Bool? {
    guard let left = bounds(of: operand(0, of: expression)),
      let right = bounds(of: operand(1, of: expression))
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
