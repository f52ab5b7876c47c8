extension Construct {
  static let mistakes = [
    content("unknown kinds") { "lable\($0) \"x\"\n" },
    content("unknown properties") { "label \"x\" { txet\($0): 1 }\n" },
    content("unknown names") { "label \"\\(name\($0))\"\n" },
    Construct(
      "unknown arguments",
      "screen S { action go(a: Int)\ncontent { button \"Go\" { on touchUpInside -> go(a: 1",
      ") } } }\n"
    ) { ", b\($0): 1" },
    Construct("duplicate names") { _ in "let a = 1\n" },
    Construct("cycle", "let a0 = a1\n") { "let a\($0 + 1) = a\($0)\n" },
    content("broken lines") { _ in "label { x: )\n" },
    content("missing quotes") { _ in "label \"x\n" },
    Construct("open brackets", "let a = ") { _ in "(" },
    Construct("open blocks", "screen S {\n") { _ in "view {\n" },
    Construct("signs") { _ in "$ " },
    content("unknown events") { "button \"Go\" { on touch\($0) }\n" },
    content("events of the screen") { _ in "button \"Go\" { on appear -> dismiss }\n" },
    Construct("changes of unknown names", "screen S { var n: Int = 0\n", "}\n") {
      "on m\($0).changed -> n = 1\n"
    },
    content("unknown actions") { "button \"Go\" { on touchUpInside -> go\($0)() }\n" },
    content("wrong types") { "label \"x\" { isHidden: \($0) }\n" },
    content("names nearly right", declaring: "var counter: Int = 1") {
      "label \"\\(countr\($0 % 9))\"\n"
    },
    content("words of other languages") { "Text(\"Hello \($0)\").bold()\n" },
    content("missing commas") { _ in "picker { wheel { values: [\"a\" \"b\" \"c\"] } }\n" },
    content("stray brackets") { _ in "label \"x\" ) ]\n" },
    content("wrong arguments", declaring: "action go(n: Int)") {
      "button \"Go\" { on touchUpInside -> go(m: \($0)) }\n"
    },
    content("duplicates of elements") { _ in "label one \"x\"\n" },
    Construct("unknown types") { "let a\($0): Strng\($0) = 1\n" },
    Construct("unknown cases", "enum E { a; b }\n") { "let a\($0): E = .c\($0)\n" },
    Construct("components of themselves") { "component C\($0)() { C\($0) {} }\n" },
    Construct("cycle of components", "", "component Z() { C0 {} }\n") {
      "component C\($0)() { C\($0 + 1) {} }\n"
    },
    Construct("stray braces") { _ in "}\n" },
    Construct("open texts", "let a = ") { _ in "\"\\(" },
    Construct("open lists", "let a = ") { _ in "[" },
    Construct("signs before a number", "let a = ", "1\n") { _ in "-" },
    Construct("unknown attributes") { "@what\($0)(label/too-long) let a\($0) = 1\n" },
    Construct("unknown codes") { "@allow(label/nothing-\($0), because: \"x\") let a\($0) = 1\n" },
  ]

  static let texts = [
    Construct("comments") { "// Comment \($0).\n" },
    Construct("block comments", "", "let a = 1\n") { "/* Comment \($0). */ " },
    Construct("comments in comments", "", "let a = 1\n") { _ in "/*" },
    Construct("empty lines") { _ in "\n" },
    Construct("separators") { _ in ";" },
    Construct("spaces", "let a =", " 1\n") { _ in " " },
    Construct("control characters") { _ in "\u{7}" },
    Construct("hidden directions", "let a = \"", "\"\n") { _ in "\u{202E}" },
    Construct("joined characters", "let a = \"e", "\"\n") { _ in "\u{301}" },
    Construct("wide characters", "screen S { content { label \"", "\" } }\n") { _ in "汉" },
    Construct("quoted names") { "let `a\($0)` = 1\n" },
    Construct("one line", "screen S { content { ", "} }\n") { "label \"\($0)\"; " },
  ]
}
