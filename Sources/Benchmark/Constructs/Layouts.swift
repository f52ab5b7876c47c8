extension Construct {
  static let layouts = [
    Construct("layout chain", "screen S { content {\nlabel a0 \"x\"\n", "} }\n") {
      "label a\($0 + 1) \"x\"; layout { a\($0 + 1).top == a\($0).bottom + 8 }\n"
    },
    Construct("forms", "screen S { content {\n", "} }\n") {
      "label a\($0) \"x\"; textField f\($0) { describedBy: a\($0) }; layout { "
        + "a\($0).leading == superview.leading + 16; f\($0).leading == a\($0).trailing + 8; "
        + "f\($0).trailing == superview.trailing - 16; align baselines(a\($0), f\($0)); "
        + ($0 > 0 ? "f\($0).top == f\($0 - 1).bottom + 12 }\n" : "f0.top == superview.top + 20 }\n")
    },
    Construct(
      "one contradiction", "screen S { content {\nlabel a0 \"x\"\n",
      "layout { a0.top == superview.top + 1; a0.top == superview.top + 2 } } }\n"
    ) {
      "label a\($0 + 1) \"x\"; layout { a\($0 + 1).top == a\($0).bottom + 8 }\n"
    },
    Construct("fixed sizes", "screen S { content {\n", "} }\n") {
      "view a\($0) { layout { pin width(a\($0)) == 44; pin height(a\($0)) == 44 } }\n"
    },
    Construct("priorities", "screen S { content {\nlabel a \"x\"\nlayout {\n", "} } }\n") {
      "a.top == superview.top + \($0 % 700) @ \($0 % 900 + 1)\n"
    },
    Construct("bounds", "screen S { content {\nlabel a \"x\"\nlayout {\n", "} } }\n") {
      "a.top >= superview.top + \($0 % 700)\n"
    },
    Construct(
      "edges of one control",
      "screen S { content {\nlabel a \"x\"\npageControl b { numberOfPages: 3 }\nlayout {\n",
      "} } }\n"
    ) { _ in "b.leading == superview.leading + 16; b.trailing == a.trailing + 90\n" },
    Construct("aligned elements", "screen S { content {\nlabel a \"x\"\n", "} }\n") {
      "label a\($0) \"x\"; layout { a\($0).leading == a.leading; a\($0).top == a.bottom + \($0 % 500) }\n"
    },
    Construct("containers with layouts", "screen S { content {\n", "} }\n") {
      "view { label a\($0) \"x\"; layout { a\($0).top == superview.top + 8 } }\n"
    },
    Construct("separate contradictions", "screen S { content {\n", "} }\n") {
      "label a\($0) \"x\"; layout { a\($0).top == superview.top + 1; a\($0).top == superview.top + 2 }\n"
    },
  ]
}
