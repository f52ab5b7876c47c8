/// A Swift expression, with the facts that are needed to put it into a larger one.
struct Code: Sendable {
  private var head: Head
  /// The parts after the first; a line may begin before each: `&& b`, `? a`, `: b`, `.member`.
  private var tail: [Tail] = []
  private(set) var precedence: Precedence
  /// Whether it is a member or an element of a value.
  private var isMember = false
  /// How many calls come before this one.
  private var calls = 0

  private indirect enum Head: Sendable {
    case text(CodeLayout)
    /// Brackets with contents, which can be broken there: the code, and its form when a member
    /// follows.
    case brackets(CodeLayout, followed: CodeLayout)
    /// A call, whose layout is made when it is known whether a member follows.
    case call(after: CodeLayout?, String, [CodeLayout])
    /// A chain that is the first operand of this one.
    case chain(Code)
  }

  fileprivate enum Tail: Sendable {
    case operation(CodeLayout)
    case member(String)

    var layout: CodeLayout {
      switch self {
      case .operation(let code): .line + code
      case .member(let name): .softLine + .text("." + name)
      }
    }
  }

  /// How tightly an operator binds, loosest first.
  enum Precedence: Int, Comparable, Sendable {
    case ternary, or, and, comparison, choice, range, addition, multiplication, prefix, primary

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The next tighter one.
    var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .primary }
  }

  /// A name, a literal, a member.
  init(_ text: String) {
    self.init(.text(text), text.hasPrefix("-") ? .prefix : .primary)
  }

  init(_ layout: CodeLayout, _ precedence: Precedence) {
    head = .text(layout)
    self.precedence = precedence
  }

  /// `first operator operand …`
  init(_ first: Code, _ operations: [CodeLayout], _ precedence: Precedence) {
    self = first
    for (index, operation) in operations.enumerated() {
      // `?:` and `??` group from the right: one that begins with another does not continue it.
      let groupsFromLeft = precedence != .ternary && precedence != .choice
      append(operation, precedence, continues: index > 0 || groupsFromLeft)
    }
  }

  /// Adds an operator with its operand. Code of the same level becomes the start of the chain.
  mutating func append(
    _ operation: CodeLayout, _ precedence: Precedence, continues: Bool = true
  ) {
    let isChain = isOperation && self.precedence == precedence && precedence != .comparison
    if !isChain || !continues {
      let first = self
      self = Code("")
      if first.precedence >= precedence.next, !first.tail.isEmpty {
        head = .chain(first)
      } else {
        head = .text(first.layout(atLeast: precedence.next))
      }
      self.precedence = precedence
    }
    tail.append(.operation(operation))
  }

  static func call(_ name: String, _ arguments: [CodeLayout]) -> Code {
    var code = Code(name + "()")
    if !arguments.isEmpty { code.head = .call(after: nil, name, arguments) }
    return code
  }

  /// `lower...upper`; parentheses keep a negative upper end apart from the dots.
  static func range(_ lower: Code, _ operation: String, _ upper: Code) -> Code {
    Code(
      lower.layout(atLeast: .prefix) + .text(operation) + upper.layout(atLeast: .primary), .range)
  }

  /// `name[a, b]`
  static func subscripted(_ name: String, _ arguments: [CodeLayout]) -> Code {
    let inner = CodeLayout.bracketed(arguments)
    var code = Code(name)
    code.isMember = true
    code.head = .brackets(
      .text(name + "[") + .group(inner + .text("]")),
      followed: .text(name + "[") + .group(inner + .softLine + .text("]")))
    return code
  }

  static func list(_ elements: [CodeLayout]) -> Code {
    var code = Code("[]")
    if !elements.isEmpty {
      code.head = .brackets(.list(elements), followed: .list(elements))
    }
    return code
  }

  /// The operands of a chain are under its start, or two columns further in.
  func layout(indented: Bool = true) -> CodeLayout {
    let first =
      switch head {
      case .text(let layout), .brackets(let layout, _): layout
      case .call(let before, let name, let arguments): Code.called(before, name, arguments, false)
      // A member that begins a line is further in than the operators, and so is a condition than its results.
      case .chain(let code):
        code.layout(indented: indented || !code.isOperation || precedence == .ternary)
      }
    guard !tail.isEmpty else { return first }
    let rest = CodeLayout.sequence(tail.map(\.layout))
    return .group(first + (indented ? .indented(rest) : rest))
  }

  /// In parentheses unless it binds as tightly as its context needs.
  func layout(atLeast precedence: Precedence, indented: Bool = true) -> CodeLayout {
    self.precedence >= precedence
      ? layout(indented: indented) : .text("(") + layout() + .text(")")
  }

  /// As the second or a later operand of a chain.
  func operand(atLeast precedence: Precedence) -> CodeLayout {
    layout(atLeast: precedence, indented: !isOperation)
  }

  /// `.member` after the expression.
  func member(_ name: String) -> Code {
    var result = self
    if let followed {
      let code = followed + .text("." + name)
      result.head = .brackets(code, followed: code)
      result.isMember = true
      return result
    }
    if precedence < .primary || isOperation { result = Code(receiver, .primary) }
    result.tail.append(.member(name))
    return result
  }

  /// `.method(a, b)` after the expression.
  func method(_ name: String, _ arguments: [CodeLayout]) -> Code {
    var result = Code("")
    result.isMember = true
    // Long chains of calls are no longer broken, to limit their nesting.
    result.calls = (calls + 1) % 32
    let receiver = (result.calls == 0 ? .text(receiver.flat) : receiver) + .text(".")
    result.head = .call(after: receiver, name, arguments)
    return result
  }

  /// The expression before a dot.
  private var receiver: CodeLayout {
    if let followed { return followed }
    if precedence >= .primary { return layout() }
    return .text("(") + layout(indented: false) + .text(")")
  }

  private static func called(
    _ before: CodeLayout?, _ name: String, _ arguments: [CodeLayout], _ isFollowed: Bool
  ) -> CodeLayout {
    let call = CodeLayout.call(name, arguments, closes: isFollowed)
    return before.map { $0 + call } ?? call
  }

  /// Brackets in the form for a member after them; nil for other code.
  private var followed: CodeLayout? {
    guard tail.isEmpty else { return nil }
    switch head {
    case .brackets(_, let followed): return followed
    case .call(let before, let name, let arguments):
      return Code.called(before, name, arguments, true)
    case .text, .chain: return nil
    }
  }

  private var isOperation: Bool { tail.contains(where: \.isOperation) }

  /// `expression ?? other`
  func coalescing(_ other: String) -> Code { Code(self, [.text("?? " + other)], .choice) }

  /// `name(expression)`
  func wrapped(in name: String) -> Code { .call(name, [layout()]) }

  /// Whether it can be broken only in its brackets.
  private var isBracketed: Bool {
    switch head {
    case .brackets, .call: tail.isEmpty
    case .text, .chain: false
    }
  }

  /// `target = expression`
  func assigned(to target: String) -> CodeLayout {
    let below = CodeLayout.below(target + " =", layout(indented: false))
    return isBracketed && !isMember ? .either(.text(target + " = ") + layout(), below) : below
  }

  /// `label: expression`
  func labeled(_ label: String) -> CodeLayout {
    let below = CodeLayout.below(label + ":", layout(indented: false))
    return isBracketed || !tail.isEmpty
      ? .either(.text(label + ": ") + layout(), below) : below
  }
}

extension Code.Tail {
  fileprivate var isOperation: Bool {
    if case .operation = self { true } else { false }
  }
}
