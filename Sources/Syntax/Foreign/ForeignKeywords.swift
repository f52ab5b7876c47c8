import CtlDiagnostics

extension ForeignWords {
  /// Words that begin declarations and statements elsewhere, and signs spelled as words.
  public static let keywords = ForeignWords([
    ForeignWord("const val final constexpr static readonly #define", is: "let"),
    ForeignWord("mut mutable dim state property @State", is: "var"),
    ForeignWord(
      "func function fun def fn method procedure sub void signal slot delegate callback",
      is: "action"),
    ForeignWord(
      "struct class view page window form scene object interface extension activity widget",
      is: "screen"),
    ForeignWord("data type model entity dto dataclass typealias", is: "record"),
    ForeignWord("module template partial", is: "component"),
    ForeignWord("typedef enumeration choice", is: "enum"),
    ForeignWord("style stylesheet theme", is: "appearance"),
    ForeignWord("include require using use #import #include from", is: "import"),
    ForeignWord("elseif elif elsif", is: "else if"),
    ForeignWord("foreach each", is: "for"),
    ForeignWord("when unless guard", is: "if"),
    ForeignWord("async thread job operation", is: "task"),
    ForeignWord("constraints autolayout", is: "layout"),
    ForeignWord("a11y aria", is: "accessibility"),
    ForeignWord("to through upto", is: "..."),
    ForeignWord("until", is: "..<"),
    ForeignWord("and", is: "&&"),
    ForeignWord("or", is: "||"),
    ForeignWord("not", is: "!"),
    ForeignWord("is equals eq", is: "=="),
    ForeignWord("isnt isNot ne", is: "!="),
  ])

  /// Words that end a block.
  public static let ends: Set<String> = ["end", "endif", "endfor", "fi", "done", "end;", "esac"]

  /// What says in other languages that a function changes the variable of its caller.
  public static let bindings: Set<String> = [
    "inout", "ref", "mutable", "Binding", "Bindable", "var", "out",
  ]

  /// Words before a declaration that say who may see it or how it is stored.
  public static let modifiers: Set<String> = [
    "private", "public", "internal", "fileprivate", "open", "protected", "export", "static",
    "final",
    "override", "weak", "lazy", "mutating", "abstract", "readonly", "default",
  ]

  /// Modules of other languages that a file of Ctl does without.
  public static let frameworks: Set<String> = [
    "swiftui", "uikit", "foundation", "combine", "appkit", "react", "coregraphics", "mapkit",
    "avfoundation", "observation", "ctlruntime", "swift", "qtquick", "qtqml", "gleam", "androidx",
    "compose", "kotlin", "kotlinx", "flutter", "lustre",
  ]

  /// Attributes of other languages that only say what a declaration already is here.
  public static let attributes = ForeignWords([
    ForeignWord(
      "State Binding Published ObservedObject StateObject Observable Environment AppStorage"
        + " EnvironmentObject Bindable FocusState", [],
      Message(
        "a variable of a screen is state already, and `<->` binds it",
        "界面的变量本身就是状态，用 `<->` 即可绑定")),
    ForeignWord(
      "IBOutlet IBInspectable IBDesignable", [],
      Message(
        "a named element is a property of the screen already", "有名称的元素本身就是界面的属性")),
    ForeignWord(
      "IBAction objc discardableResult escaping selector", [],
      Message(
        "an action of the app is declared by its name: `action save()`",
        "应用的动作只声明名称：`action save()`")),
    ForeignWord(
      "Composable ViewBuilder main MainActor available Preview", [],
      Message("a screen or a component needs no attribute", "界面和组件不需要标记")),
    ForeignWord(
      "disable ignore suppress SuppressWarnings nolint noqa swiftlint silence",
      is:
        "allow"),
  ])
}
