/// An expression in Swift, with what is needed to put it into a larger one.
struct Code: Sendable {
  /// The expression, or the first operand of a chain.
  var head: Layout
  /// The operators and operands that follow: `&& b`, `? a`, `: b`.
  var tail: [Layout] = []
  var precedence: Precedence
  /// Whether it can be broken inside of brackets.
  var breaksInside = false

  /// How tightly an operator binds in Swift, loosest first.
  enum Precedence: Int, Comparable, Sendable {
    case ternary, or, and, comparison, coalesce, range, addition, multiplication, prefix, primary

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// A name, a literal, a member.
  init(_ text: String) {
    head = .text(text)
    precedence = text.hasPrefix("-") ? .prefix : .primary
  }

  init(_ head: Layout, tail: [Layout] = [], _ precedence: Precedence, breaksInside: Bool = false) {
    self.head = head
    self.tail = tail
    self.precedence = precedence
    self.breaksInside = breaksInside
  }

  static func call(_ name: String, _ arguments: [Layout]) -> Code {
    Code(.call(name, arguments), .primary, breaksInside: !arguments.isEmpty)
  }

  /// The operands of a chain stand under its start, or two columns further in.
  func layout(indented: Bool = true) -> Layout {
    guard !tail.isEmpty else { return head }
    let rest = Layout.sequence(tail.map { .line + $0 })
    return .group(head + (indented ? .indented(rest) : rest))
  }

  /// In parentheses unless it binds as tightly as its place asks for.
  func layout(atLeast precedence: Precedence) -> Layout {
    self.precedence >= precedence ? layout() : .text("(") + layout() + .text(")")
  }

  /// `.member` behind the expression.
  func member(_ name: String) -> Code {
    Code(layout(atLeast: .primary) + .text("." + name), .primary, breaksInside: breaksInside)
  }

  /// `name(expression)`
  func wrapped(in name: String) -> Code { .call(name, [layout()]) }

  /// `target = expression`
  func assigned(to target: String) -> Layout {
    breaksInside && tail.isEmpty
      ? .text(target + " = ") + head
      : .group(.text(target + " =") + .indented(.line + layout(indented: false)))
  }
}
