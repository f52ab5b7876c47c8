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
    CtlRuntime text title isEnabled
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

  static let all = [members, parameters, enumerations, screens]
}
