extension Construct {
  static let declarations = [
    Construct("screens") { "screen S\($0) \"S\" { content { label \"x\" } }\n" },
    Construct("components") { "component C\($0)(n: Int) { label \"\\(n)\" }\n" },
    Construct("component chain", "", "component C0(n: Int) { label \"\\(n)\" }\n") {
      "component C\($0 + 1)(n: Int) { C\($0) { n: n } }\n"
    },
    Construct(
      "chains of components",
      file: { count in
        lines(count) {
          let next = $0 % 200 > 0 ? "C\($0 - 1)" : ""
          return "component C\($0) { var n: Int = 0\nstepper { value <-> n }\n\(next) }"
        } + "screen S { content { C\(count - 1) } }\n"
      }),
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
    Construct("fields of cases", "enum E {\nlet n: Int\nlet note: String = \"None\"\n", "}\n") {
      "c\($0) { n: \($0); note: \"Case \($0)\" }\n"
    },
    Construct("fields of an enum", "enum E {\na\n", "}\n") { "let f\($0): Int = \($0)\n" },
    Construct(
      "fields of very many cases",
      file: { count in
        "enum E {\nlet n: Int\nlet note: String\n"
          + lines(count) { "c\($0) { n: \($0); note: \"Case \($0)\" }" }
          + "}\nscreen S \"S\" {\nvar e: E = .c0\ncontent {\n"
          + lines(count) { "label \"\\(e.note) \($0)\" { isHidden: e.n == \($0) }" } + "}\n}\n"
      }),
    Construct("missing fields of cases", "enum E {\nlet n: Int\n", "}\n") { "c\($0)\n" },
    Construct("labels of cases", "enum E {\n", "}\n") { "c\($0) \"Case \\(\"\($0)\")\"\n" },
    Construct("bindings of components", "component C(", "p: Int) { label \"x\" }\n") {
      "p\($0): binding Int, "
    },
    Construct("components with state") {
      "component C\($0)() { var n: Int = \($0)\nstepper { value <-> n } }\n"
    },
    Construct("lists of lists", "let a = ", "1\n") { _ in "[1], " },
    Construct("documented screens") {
      "/// Screen \($0).\nscreen S\($0) \"S\" { content { label \"x\" } }\n"
    },
    Construct("allowances of files") { _ in "@allow(label/too-long, because: \"x\") let a = 1\n" },
    Construct("computed fields", "record R { n: Int = 1; let a0 = n\n", "}\n") {
      "let a\($0 + 1) = a\($0) + n\n"
    },
    Construct("records with computed fields", "", "let all = R0().b\n") {
      "record R\($0) { a: R\($0 + 1)?; let b = a?.b ?? \($0) }\n"
    },
    Construct("parameters of an action", "screen S { action go(", "p: Int) }\n") {
      "p\($0): Int, "
    },
    Construct(
      "lists of all cases",
      "enum E { \((0..<512).map { "c\($0) \"C\($0)\"" }.joined(separator: "; ")) }\n", ""
    ) { "let a\($0) = E.allCases\n" },
    Construct("typed constants") { "let a\($0): [Double?] = [\($0), nil]\n" },
  ]
}
