/// The members and expressions of random programs.
extension RandomProgram {
  mutating func topMember(_ depth: Int, isScreen: Bool) {
    switch number(0...9) {
    case 0:
      attributes()
      add("var", .member)
      name()
      add(":")
      type()
      if chance(40) {
        add("in")
        expression(1)
      }
      if chance(60) {
        add("=")
        expression(1)
      }
    case 1: constant()
    case 2:
      add(isScreen || chance(50) ? "action" : "event", .member)
      name()
      if chance(70) { parameters() }
    case 3:
      add("task", .member)
      name()
      if chance(50) { settings() } else if chance(60) { parameters() }
      if chance(40) {
        add("->")
        type()
      }
    case 4 where isScreen: if chance(50) { appearance() } else { sample() }
    default: member(depth)
    }
  }

  mutating func member(_ depth: Int) {
    attributes()
    switch number(0...14) {
    case 0, 1, 2, 3:
      if depth > 0 { element(depth, .member) } else { property(1) }
    case 4, 5, 6: property(depth)
    case 7:
      name(.member)
      add("<->")
      name()
      if chance(20) {
        add(".")
        add("member")
      }
    case 8, 9: handler()
    case 10: if depth > 0 { statement(depth) } else { handler() }
    case 11:
      add("accessibility", .member)
      block(2) { $0.property(1) }
    case 12: if depth > 0 { layout() } else { property(1) }
    case 13: slot(depth)
    default: property(depth)
    }
  }

  mutating func element(_ depth: Int, _ separation: Separation, isValue: Bool = false) {
    add(pick(RandomProgram.kinds), separation)
    let hasName = chance(30)
    if hasName { add("knob") }
    let hasText = chance(40)
    if hasText { string() }
    if isValue, !hasText {
      block(0, .joined) { $0.member(depth - 1) }
    } else if chance(80) {
      block(2, isValue ? .joined : .continued) { $0.member(depth - 1) }
    }
  }

  mutating func property(_ depth: Int) {
    if chance(10) {
      add(pick(["layout", "task", "screen", "pin"]), .member)
    } else {
      name(.member)
      if chance(20) {
        list("(", ")", number(1...2)) {
          if $0.chance(30) {
            $0.add("left")
            $0.add(":")
          }
          $0.chance(20)
            ? $0.add("[highlighted, selected]") : $0.add($0.pick(["normal", "highlighted"]))
        }
      }
    }
    add(":")
    if depth > 0, chance(10) {
      element(depth - 1, .joined, isValue: true)
    } else {
      expression(chance(10) ? 4 : 2)
    }
  }

  private mutating func sample() {
    attributes()
    add("sample", .member)
    add("\"Nothing Yet\"")
    block(2) { program in
      program.name(.member)
      program.add(":")
      program.expression(1)
    }
  }

  mutating func handler() {
    add("on", .member)
    add(pick(["touchUpInside", "valueChanged", "select"]))
    if chance(20) {
      list("(", ")", number(1...2)) { $0.name() }
    }
    if chance(25) {
      steps(2)
    } else if chance(90) {
      add("->")
      step()
    }
  }

  private mutating func steps(_ depth: Int) {
    block(2) { $0.stepMember(depth) }
  }

  private mutating func stepMember(_ depth: Int) {
    if chance(6) {
      add("let", .member)
      name()
      add("=")
      return expression(1)
    }
    guard depth > 0, chance(25) else {
      step(.member)
      return
    }
    add("if", .member)
    expression(1)
    if chance(20) {
      add(",", .joined)
      expression(1)
    }
    steps(depth - 1)
    if chance(40) {
      add("else", .continued)
      steps(depth - 1)
    }
  }

  private mutating func step(_ separation: Separation = .joined) {
    if chance(15) { return opening(separation) }
    if chance(5) {
      add("cancel", separation)
      return name()
    }
    name(separation)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let sign = pick(["=", "+=", "-="])
      add(sign)
      if sign == "=", chance(50) { opening(.joined) } else { expression(1) }
    case 1:
      add(".")
      add(pick(["append", "remove", "toggle"]))
      arguments(1)
    default: if chance(80) { arguments(1) }
    }
  }

  private mutating func opening(_ separation: Separation) {
    add(pick(["push", "sheet", "popover"]), separation)
    name()
    // Chosen without the generator, so that the programs of a seed change little.
    if chance(70) { arguments(1, sign: tokens.count % 3 == 0 ? "<->" : ":") }
  }

  mutating func statement(_ depth: Int) {
    if chance(30) {
      add("for", .member)
      name()
      add("in")
      expression(1)
      block(2) { $0.member(depth - 1) }
      return
    }
    add("if", .member)
    expression(chance(20) ? 3 : 1)
    block(2) { $0.member(depth - 1) }
    while chance(25) {
      add("else", .continued)
      add("if")
      expression(1)
      block(1) { $0.member(depth - 1) }
    }
    if chance(40) {
      add("else", .continued)
      block(1) { $0.member(depth - 1) }
    }
  }

  private mutating func slot(_ depth: Int) {
    add("slot", .member)
    if chance(50) { add("place") }
    if depth > 0, chance(50) { block(2) { $0.member(depth - 1) } }
  }

  mutating func layout() {
    add("layout", .member)
    block(3) { $0.constraint() }
  }

  private mutating func constraint() {
    if chance(50) {
      add(pick(["pin", "align"]), .member)
      add(pick(["width", "horizontalSpacing", "verticalCenters"]))
      list("(", ")", number(1...3)) { $0.name() }
      if chance(60) {
        add(pick(["==", "<=", ">="]))
        add("8")
      }
    } else {
      add("knob", .member)
      add(".")
      add("leading")
      add(pick(["==", "<=", ">="]))
      add("superview")
      add(".")
      add("trailing")
      if chance(50) {
        add(pick(["+", "-", "*"]), .continued)
        add("16")
      }
    }
    if chance(30) {
      add("@")
      add("750")
    }
  }

  // MARK: Expressions

  mutating func arguments(_ depth: Int, sign: String = ":") {
    list("(", ")", number(0...3)) {
      if $0.chance(60) {
        $0.name()
        $0.add(sign)
      }
      $0.expression(depth - 1)
    }
  }

  /// What is known of a task.
  private mutating func settings() {
    list("(", ")", number(0...2)) {
      $0.add($0.pick(["kind", "duration"]))
      $0.add(":")
      $0.expression(1)
    }
  }

  mutating func expression(_ depth: Int, _ separation: Separation = .joined) {
    guard depth > 0 else { return literal(separation) }
    switch number(0...11) {
    case 0, 1:
      let operators = [["+", "-"], ["*", "/", "%"], ["&&"], ["||"], ["??"], ["==", "<"]]
        .randomElement(using: &random)!
      operand(depth - 1, separation)
      for _ in 0..<number(1...(chance(10) ? 8 : 2)) {
        add(pick(operators), .continued)
        operand(depth - 1)
      }
    case 2:
      operand(depth - 1, separation)
      add("?", .continued)
      expression(depth - 1)
      add(":", .continued)
      expression(depth - 1)
    case 3:
      literal(separation)
      add(pick(["...", "..<"]), .continued)
      literal()
    case 4, 5:
      let isLong = chance(15)
      list("[", "]", number(0...(isLong ? 30 : 4)), separation) { $0.expression(depth - 1) }
    case 6:
      add(pick(["-", "!"]), separation)
      operand(depth - 1)
    case 7, 8:
      add(pick(["min", "max", "image", "localized"]), separation)
      arguments(depth)
    case 9:
      name(separation)
      add("[")
      expression(depth - 1)
      add("]")
      add(".")
      add("count")
    default: literal(separation)
    }
  }

  private mutating func operand(_ depth: Int, _ separation: Separation = .joined) {
    guard depth > 0, chance(50) else { return literal(separation) }
    add("(", separation)
    expression(depth)
    add(")")
  }

  private mutating func literal(_ separation: Separation = .joined) {
    switch number(0...9) {
    case 0, 1:
      add(
        pick(["0", "1", "12", "0x2A", "1_000", "1.5", "2e3", "15min", "1h30min", "44pt"]),
        separation)
    case 2: add(pick(["#FFF", "#0A84FF", "#00000080"]), separation)
    case 3, 4: string(separation)
    case 5: add(pick(["true", "false", "nil"]), separation)
    case 6:
      add(".", separation)
      add(pick(["normal", "whileEditing", "in"]))
    default: name(separation)
    }
  }
}
