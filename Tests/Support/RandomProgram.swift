/// Random programs from the grammar: syntactically valid, meaningless, and with every construct.
/// The same seed gives the same program on every machine.
public struct RandomProgram {
  /// What is allowed before a token.
  public enum Separation: Sendable {
    /// White space and comments, but a line end only inside parentheses and square brackets.
    case joined
    /// White space, comments and line ends: before an operator, a block, an `else`, a member with
    /// attributes.
    case continued
    /// A line end or `;`: a member begins here.
    case member
    /// As inside, plus one `,` or `;`: a block or a list ends here.
    case end(separator: String)
  }

  public struct Token: Sendable {
    public let text: String
    public let separation: Separation
  }

  public enum Style: Sendable, CaseIterable {
    /// A space between tokens, one line for each member.
    case plain
    /// Any white space, any line end, needless separators.
    case messy
    /// Messy, with comments between any two tokens, and where a line may end also line comments.
    case commented
  }

  public private(set) var tokens: [Token] = []
  var random: SeededGenerator
  private var isAfterAttribute = false

  public init(seed: UInt64, declarations: Int = 6) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<declarations { declaration() }
  }

  init(tokens: [Token]) {
    random = SeededGenerator(seed: 0)
    self.tokens = tokens
  }

  /// The text of the program; the layout follows from its own seed.
  public func text(_ style: Style, seed: UInt64) -> String {
    var layout = ProgramLayout(style: style, seed: seed)
    return layout.text(tokens)
  }

  // MARK: Writing

  mutating func add(_ text: String, _ separation: Separation = .joined) {
    var separation = separation
    // An attribute and its member are one member.
    if isAfterAttribute, case .member = separation { separation = .continued }
    isAfterAttribute = false
    tokens.append(Token(text: text, separation: separation))
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random)! }
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  static let names = [
    "a", "volume", "copies", "nightMode", "veryLongNameOfAVariableThatFillsALineOnItsOwn", "größe",
    "名前", "`if`", "`in`", "x1", "_private", "isOn",
  ]
  static let kinds = [
    "slider", "switch", "button", "label", "stepper", "Counter", "row", "section", "segment",
    "wheel", "table", "picker",
  ]
  static let strings = [
    "\"\"", "\"Copies\"", "\"a // b\"", "\"/* no comment */\"", "\"两份\"",
    "\"\\u{1F600} \\\"q\\\"\"",
    "\"a long text that says a lot of things and so takes a good part of a line\"",
  ]
  static let interpolations = [
    "\"\\(copies)\"", "\"Copies: \\( copies ) of \\(max(1,limit))\"", "\"\\(a ? \"x\" : \"y\")!\"",
  ]

  mutating func name(_ separation: Separation = .joined) {
    add(pick(RandomProgram.names), separation)
  }

  mutating func string(_ separation: Separation = .joined) {
    add(pick(chance(20) ? RandomProgram.interpolations : RandomProgram.strings), separation)
  }

  /// Items with commas between them, and perhaps one after the last.
  mutating func list(
    _ open: String, _ close: String, _ count: Int, _ separation: Separation = .joined,
    _ item: (inout RandomProgram) -> Void
  ) {
    add(open, separation)
    for index in 0..<count {
      item(&self)
      if index + 1 < count { add(",") }
    }
    add(close, count > 0 ? .end(separator: ",") : .joined)
  }

  // MARK: Declarations

  private mutating func declaration() {
    attributes()
    switch number(0...9) {
    case 0:
      add("import", .member)
      add(pick(RandomProgram.strings))
    case 1, 2, 3:
      add("screen", .member)
      name()
      if chance(30) { parameters() }
      if chance(70) { string() }
      if chance(20) {
        add("->")
        type()
      }
      block(3) { $0.topMember(2, isScreen: true) }
    case 4, 5:
      add("component", .member)
      name()
      if chance(80) { parameters() }
      block(3) { $0.topMember(2, isScreen: false) }
    case 6: enumeration()
    case 7: appearance()
    default: constant()
    }
  }

  private mutating func enumeration() {
    add("enum", .member)
    name()
    add("{", .continued)
    let count = number(0...4)
    for index in 0..<count {
      attributes()
      name(.member)
      if chance(60) { string() }
      if chance(20) { block(2) { $0.property(1) } }
      if index + 1 < count, chance(20) { add(",") }
    }
    let fields = chance(20) ? number(1...2) : 0
    for _ in 0..<fields {
      add("let", .member)
      name()
      add(":")
      type()
      if chance(50) {
        add("=")
        expression(1)
      }
    }
    if fields > 0 { return add("}", .end(separator: ";")) }
    add("}", count > 0 ? .end(separator: chance(50) ? "," : ";") : .joined)
  }

  mutating func appearance() {
    add("appearance", .member)
    name()
    block(2) { $0.property(1) }
  }

  mutating func constant() {
    add("let", .member)
    name()
    if chance(50) {
      add(":")
      type()
    }
    add("=")
    expression(2)
  }

  mutating func parameters() {
    list("(", ")", number(0...4)) {
      $0.name()
      $0.add(":")
      if $0.chance(30) { $0.add("binding") }
      $0.type()
      if $0.chance(30) {
        $0.add("=")
        $0.expression(1)
      }
    }
  }

  mutating func type() {
    if chance(20) {
      add("[")
      type()
      add("]")
    } else {
      add(pick(["Int", "Double", "String", "Color", "Quality"]))
    }
    if chance(20) { add("?") }
  }

  /// The attributes of the next member; its first token is added by the caller.
  mutating func attributes() {
    guard chance(8) else { return }
    add("@", .member)
    add("allow")
    add("(")
    add(pick(["label/no-dynamic-type", "control / unknown-property", "names"]))
    if chance(80) {
      add(",")
      add("because")
      add(":")
      add(pick(RandomProgram.strings))
    }
    add(")")
    isAfterAttribute = true
  }

  mutating func block(
    _ most: Int, _ separation: Separation = .continued, _ member: (inout RandomProgram) -> Void
  ) {
    add("{", separation)
    let count = chance(30) ? 1 : number(0...most + 1)
    for _ in 0..<count { member(&self) }
    add("}", .end(separator: ";"))
  }
}
