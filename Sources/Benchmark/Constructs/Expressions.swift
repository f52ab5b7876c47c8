extension Construct {
  static let expressions = [
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
    Construct("differences", "let a = 1", "\n") { _ in " - 1" },
    Construct("products", "let a = 1.0", "\n") { _ in " * 1.5" },
    Construct("comparisons", "let b = 1\nlet a = b == 1", "\n") { " || b < \($0)" },
    Construct("fallbacks", "screen S { var n: Int? = nil\nlet a = n", " ?? 0 }\n") { _ in " ?? n" },
    Construct("durations", "let a = 1s", "\n") { _ in " + 1min30s" },
    Construct("arguments of a function", "let a = max(0", ")\n") { ", \($0)" },
    Construct("long number", "let a = ", "\n") { _ in "9" },
    Construct("long name", "let a", " = 1\n") { _ in "b" },
    Construct("escapes", "let a = \"", "\"\n") { _ in "\\n\\u{41}" },
    Construct("members of an element", "let a = 1\nlet b = a", "\n") { _ in ".count" },
    Construct("indices", "let a = [1]\nlet b = a", "\n") { _ in "[0]" },
    Construct("lists in a list", "let a = [[0]", "]\n") { ", [\($0)]" },
    content("shown sums", declaring: "var n: Int in 0...9 = 1") {
      "label \"\\(n + \($0)) \\(n * 2 == 4 ? 1 : 2)\"\n"
    },
    Construct("names that elements show") { count in
      "screen S \"S\" {\nvar n: Int in 1...9 = 1\nlet a0 = n\n"
        + lines(count) { "let a\($0 + 1) = \($0 % 500 == 0 ? "n" : "a\($0)") + 1" }
        + "content {\n" + lines(count) { "label \"\\(a\($0))\"" } + "}\n}\n"
    },
    Construct(
      "items of a loop", "let all = [0",
      "]\nscreen S { content { for n in all { label \"\\(n)\" } } }\n"
    ) { ", \($0)" },
    Construct("arguments of a record") {
      "record R {\n\(lines($0) { "f\($0): Int" })}\nlet r = R(\(list($0) { "f\($0): \($0)" }))\n"
    },
    Construct("fields of a copy") {
      "record R {\n\(lines($0) { "f\($0): Int = 1" })}\nscreen S { var r: R = R()\n"
        + "content { label \"\\(r.f0)\"; button \"Go\" { on touchUpInside -> "
        + "r = r.with(\(list($0) { "f\($0): \($0)" })) } } }\n"
    },
    Construct("choices of cases", "enum E { a; b }\nscreen S { var e: E = .a\n", "}\n") {
      "let x\($0) = e == .a ? 1 : 2\n"
    },
  ]
}
