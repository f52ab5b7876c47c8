/// Words of Swift and of generated code, in every place where a file names something.
enum HostileWords {
  /// Keywords, words that are special in some places, and names that generated code uses.
  static let words = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open
    operator private precedencegroup protocol public rethrows static struct subscript typealias var
    break case catch continue default defer do else fallthrough for guard if in repeat return throw
    switch where while Any as await false is nil self Self super throws true try get set willSet
    didSet oldValue newValue some some_ any async actor each consume copy discard borrowing consuming
    isolated nonisolated sending macro package final lazy weak unowned optional required override
    convenience dynamic indirect infix prefix postfix mutating nonmutating none associativity Type
    Protocol then yield value value_ values id hashValue description sender event actions interface
    path index control wheel element strings tree constraints update take perform describe settle
    send min max abs clamp count error print dump fatalError zip swap numbers span magnitude Swift
    CtlRuntime text title isEnabled unsafe borrow mutate unsafeAddress unsafeMutableAddress read modify
    """.split { $0 == " " || $0 == "\n" }.map { "`\($0)`" }

  private static func each(_ separator: String, _ line: (String) -> String) -> String {
    words.map(line).joined(separator: separator)
  }

  /// Members of a screen: variables, constants, actions, tasks, elements, loops, values of events.
  static let members = """
    enum Cases { \(each("; ") { $0 }) }
    screen Variables {
    \(each("\n") { "var \($0): Int in 0...9 = 1" })
    content { \(each("\n") { "stepper { value <-> \($0) }; label \"\\(\($0))\"" }) }
    }
    screen Constants {
    \(each("\n") { "let \($0) = 1" })
    content { \(each("\n") { "label \"\\(\($0))\"" }) }
    }
    screen Actions {
    \(each("\n") { "action \($0)(\($0): Int)" })
    content { \(each("\n") { "button \"Go\" { on touchUpInside -> \($0)(\($0): 1) }" }) }
    }
    screen Tasks {
    \(each("\n") { "task \($0)(kind: .other)" })
    content { \(each("\n") { "activityIndicator { while: \($0) }" }) }
    }
    screen Elements {
    content { \(each("\n") { "label \($0) \"x\"; label \"\\(\($0).text)\"" }) }
    }
    screen Loops {
    var list: [Int] = [1]
    action go(n: Int)
    content {
    \(each("\n") { "for \($0) in list { button \"\\(\($0))\" { on touchUpInside -> go(n: \($0)) } }" })
    }
    }
    screen Events {
    action chosen(first: Int, second: Int)
    content {
    \(each("\n") {
      """
      picker {
        wheel { values: ["a"] }
        on select(\($0), other) -> chosen(first: \($0), second: other)
      }
      picker {
        wheel { values: ["a"] }
        on select(other, \($0)) -> chosen(first: other, second: \($0))
      }
      """
    })
    }
    }
    """

  /// The parameters of components and the constants of a file.
  static let parameters = """
    \(each("\n") { "let \($0) = 1" })
    component Values(\(each(", ") { "\($0): Int" })) { \(each("\n") { "label \"\\(\($0))\"" }) }
    component Bindings(\(each(", ") { "\($0): binding Int" })) {
    \(each("\n") { "stepper { value <-> \($0) }" })
    }
    screen Uses {
    var n: Int = 1
    content {
    Values { \(each("; ") { "\($0): 1" }) }
    Bindings { \(each("; ") { "\($0) <-> n" }) }
    }
    }
    """

  /// The fields of records, and what is worked out from them.
  static let fields = """
    record Fields {
    \(each("\n") { "\($0): Int = 1" })
    \(numbered { "let c\($1) = \($0) + 1; let d\($1) = \($0)" })
    }
    record Computed { base: Int = 1; \(each("; ") { "let \($0) = base + 1" }) }
    record Ranged { \(each("; ") { "\($0): Int in 0...9 = 1" }) }
    record Given { \(each("; ") { "\($0): Bool" }) }
    screen ReadsFields {
    var r: Fields = Fields()
    var other: Fields?
    var c: Computed = Computed()
    var g: Ranged = Ranged(\(each(", ") { "\($0): 2" }))
    var b: Given = Given(\(each(", ") { "\($0): true" }))
    content {
    \(each("\n") {
      """
      label "\\(r.\($0)) \\(c.\($0)) \\(other?.\($0) ?? 2)"; stepper { value <-> g.\($0) }
      switch { isOn <-> b.\($0) }
      """
    })
    button "Go" { on touchUpInside { r = r.with(\(each(", ") { "\($0): 3" })) } }
    }
    }
    """

  /// What is worked out from members: Swift could take its first word for that of an accessor.
  static let lets = """
    screen Lets {
    var base: Int = 1
    \(each("\n") { "let \($0) = base + 1" })
    \(numbered { "let c\($1) = \($0) + 1; let d\($1) = \($0)" })
    content { \(numbered { "label \"\\(\($0)) \\(c\($1)) \\(d\($1))\"" }) }
    }
    component OfParameters(\(each(", ") { "\($0): Int = 1" })) {
    \(numbered { "let d\($1) = \($0)" })
    \(numbered { "label \"\\(d\($1))\"" })
    }
    screen Blocks {
    var a: Int = 0
    action go(n: Int)
    content {
    OfParameters
    \(each("\n") { "if a == 0 { let \($0) = a + 1; button \"\\(\($0))\" { on touchUpInside -> go(n: \($0)) } }" })
    }
    }
    """

  /// Components with state, each on a line of its own where they are used. Those that are kinds cannot be used.
  static let components = """
    \(componentNames.map { "component \($0) { var s: Int = 1; stepper { value <-> s } }" }.joined(separator: "\n"))
    screen UsesComponents { content { \(componentNames.joined(separator: "\n")) } }
    """
  private static let componentNames = words.filter { !["`switch`", "`wheel`"].contains($0) }

  /// A line for each word, with its number.
  private static func numbered(_ line: (String, Int) -> String) -> String {
    words.enumerated().map { line($1, $0) }.joined(separator: "\n")
  }

  /// Types.
  static let enumerations = """
    \(each("\n") { "enum \($0) { a; b }" })
    screen Enumerations {
    \(words.enumerated().map { "var v\($0): \($1) = .a" }.joined(separator: "\n"))
    }
    """
  static let screens = each("\n") {
    "screen \($0) { action go(); content { button \"Go\" { on touchUpInside -> go() } } }"
  }

  static let all = [members, parameters, enumerations, screens, fields, lets, components]
}
