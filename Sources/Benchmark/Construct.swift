/// Something that a file can contain many times.
struct Construct: Sendable {
  let name: String
  let head: String
  let tail: String
  let line: @Sendable (Int) -> String

  init(
    _ name: String, _ head: String = "", _ tail: String = "",
    _ line: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    self.head = head
    self.tail = tail
    self.line = line
  }

  func make(_ count: Int) -> [UInt8] {
    var text = head
    for index in 0..<count { text += line(index) }
    return Array((text + tail).utf8)
  }

  private static func content(
    _ name: String, declaring head: String = "", _ line: @escaping @Sendable (Int) -> String
  ) -> Construct {
    Construct(name, "screen S \"S\" {\n\(head)\ncontent {\n", "}\n}\n", line)
  }

  private static func screen(
    _ name: String, _ line: @escaping @Sendable (Int) -> String
  ) -> Construct {
    Construct(name, "screen S \"S\" {\n", "}\n", line)
  }

  static let all: [Construct] =
    declarations + members + expressions + layouts + mistakes

  private static let declarations = [
    Construct("screens") { "screen S\($0) \"S\" { content { label \"x\" } }\n" },
    Construct("components") { "component C\($0)(n: Int) { label \"\\(n)\" }\n" },
    Construct("component chain", "", "component C0(n: Int) { label \"\\(n)\" }\n") {
      "component C\($0 + 1)(n: Int) { C\($0) { n: n } }\n"
    },
    Construct("enums") { "enum E\($0) { a; b }\n" },
    Construct("enum cases", "enum E {\n", "}\n") { "c\($0) \"Case\"\n" },
    Construct("constants") { "let a\($0) = \($0)\n" },
    Construct("constant chain", "let a0 = 1\n") { "let a\($0 + 1) = a\($0) + 1\n" },
    Construct("doubling texts", "let a0 = \"ab\"\n") { "let a\($0 + 1) = a\($0) + a\($0)\n" },
    Construct("doubling lists", "let a0 = [1]\n") { "let a\($0 + 1) = [a\($0), a\($0)]\n" },
    Construct("appearances") { _ in "appearance label { textColor: #222222 }\n" },
    Construct("missing imports") { "import \"File\($0).ctl\"\n" },
    Construct("parameters", "component C(", "p: Int) { label \"x\" }\n") { "p\($0): Int, " },
    Construct("documentation", "", "let a = 1\n") { _ in "/// One more line.\n" },
  ]

  private static let members = [
    screen("variables") { "var v\($0): Int in 0...9 = 1\n" },
    screen("actions") { "action a\($0)(n: Int)\n" },
    screen("tasks") { "task t\($0)(kind: .other)\n" },
    content("labels") { "label \"Label \($0)\"\n" },
    content("named labels") { "label l\($0) \"Label\"\n" },
    content("steppers", declaring: "var n: Int = 1") {
      "label l\($0) \"x\"; stepper { value <-> n; describedBy: l\($0) }\n"
    },
    content("buttons", declaring: "action go()") { _ in
      "button \"Go\" { on touchUpInside -> go() }\n"
    },
    content("pickers") { _ in "picker { wheel { values: [\"a\", \"b\"] } }\n" },
    content("segments of one control") {
      "segmentedControl { segment \"A\($0)\"; segment \"B\" }\n"
    },
    Construct("segments", "screen S { content { segmentedControl {\n", "} } }\n") {
      "segment \"S\($0)\"\n"
    },
    Construct("rows", "screen S { table {\n", "} }\n") { "row \"Row \($0)\" { switch }\n" },
    content("conditions", declaring: "var on2: Bool = true") { _ in "if on2 { label \"x\" }\n" },
    Construct(
      "else if", "screen S { var n: Int = 1\ncontent { if n == -1 { label \"x\" }\n", "} }\n"
    ) { "else if n == \($0) { label \"y\" }\n" },
    content("loops") { "for i\($0) in 1...2 { label \"x\" }\n" },
    content("accessibility") { _ in "button { image: \"a\"; accessibility { label: \"Play\" } }\n"
    },
    content("allowances") { _ in "@allow(label/too-long, because: \"x\") label \"x\"\n" },
    content("text fields", declaring: "var t: String = \"\"") { _ in
      "textField { text <-> t; placeholder: \"Name\" }\n"
    },
    Construct("properties", "screen S { content { label \"x\" {\n", "} } }\n") { _ in
      "textColor: #222222\n"
    },
  ]

  private static let expressions = [
    Construct("sum of numbers", "let a = 1", "\n") { _ in " + 1" },
    Construct("sum of texts", "let a = \"x\"", "\n") { _ in " + \"x\"" },
    Construct("list items", "let a = [0", "]\n") { ", \($0)" },
    Construct("interpolations", "let b = 1\nlet a = \"", "\"\n") { _ in "\\(b)" },
    Construct("choices", "let b = true\nlet a = ", "0\n") { "b ? \($0) : " },
    Construct("conjunction", "let b = true\nlet a = b", "\n") { _ in " && b" },
    Construct("long text", "let a = \"", "\"\n") { _ in "word " },
    Construct(
      "uses of a component", "component C(n: Int) { label \"\\(n)\" }\nscreen S { content {\n",
      "} }\n"
    ) { "C { n: \($0) }\n" },
  ]

  private static let layouts = [
    Construct("layout chain", "screen S { content {\nlabel a0 \"x\"\n", "} }\n") {
      "label a\($0 + 1) \"x\"; layout { a\($0 + 1).top == a\($0).bottom + 8 }\n"
    },
    Construct(
      "one contradiction", "screen S { content {\nlabel a0 \"x\"\n",
      "layout { a0.top == superview.top + 1; a0.top == superview.top + 2 } } }\n"
    ) {
      "label a\($0 + 1) \"x\"; layout { a\($0 + 1).top == a\($0).bottom + 8 }\n"
    },
  ]

  private static let mistakes = [
    content("unknown kinds") { "lable\($0) \"x\"\n" },
    content("unknown properties") { "label \"x\" { txet\($0): 1 }\n" },
    content("unknown names") { "label \"\\(name\($0))\"\n" },
    Construct("duplicate names") { _ in "let a = 1\n" },
    Construct("cycle", "let a0 = a1\n") { "let a\($0 + 1) = a\($0)\n" },
    content("broken lines") { _ in "label { x: )\n" },
    content("missing quotes") { _ in "label \"x\n" },
    Construct("open brackets", "let a = ") { _ in "(" },
    Construct("open blocks", "screen S {\n") { _ in "view {\n" },
    Construct("signs") { _ in "$ " },
  ]
}
