extension Construct {
  static let members = [
    screen("variables") { "var v\($0): Int in 0...9 = 1\n" },
    screen("actions") { "action a\($0)(n: Int)\n" },
    screen("ends of tasks") {
      "var v\($0): Int = 0\ntask t\($0)(kind: .other) -> Int\non appear -> t\($0)()\n"
        + "on t\($0) -> v\($0) = v\($0) + 1\n"
    },
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
    .content("buttons that mark", declaring: "var isDone: Bool = false") { _ in
      "detailDisclosureButton { on touchUpInside -> isDone = true }\n"
    },
    .content("steppers and labels", declaring: "var n: Int = 0") {
      "label l\($0) \"\\(n)\"; stepper { value <-> n; valueLabel: l\($0) }\n"
    },
    .content("labels that ask") { _ in
      "label \"Tap the spinner\"; activityIndicator { isAnimating: true }\n"
    },
    .content("compared answers", declaring: "var t: String = \"\"") { _ in
      "textField { text <-> t }; button \"x\" { isEnabled: [\"a\", \"b\"].contains(t) }\n"
    },
    Construct("rows", "screen S { table {\n", "} }\n") { "row \"Row \($0)\" { switch }\n" },
    content("conditions", declaring: "var on2: Bool = true") { _ in "if on2 { label \"x\" }\n" },
    Construct("names among elements") {
      "screen S { var n: Int = 1\ncontent { stepper { value <-> n }; if n > 0 { let x0 = n\n"
        + lines($0) { "let x\($0 + 1) = x\($0) + 1" } + "label \"\\(x\($0))\" } } }\n"
    },
    Construct("screens that hand a binding on") {
      "screen S0(v: binding Int) { content { stepper { value <-> v } } }\n"
        + lines($0) {
          "screen S\($0 + 1)(v: binding Int) { content { button \"Go\" { on touchUpInside -> push S\($0)(v <-> v) } } }"
        }
    },
    Construct(
      "else if", "screen S { var n: Int = 1\ncontent { if n == -1 { label \"x\" }\n", "} }\n"
    ) { "else if n == \($0) { label \"y\" }\n" },
    Construct("fields that steps write", "record R { p: Double = 0 }\nscreen S {\n", "}\n") {
      "var r\($0): R = R()\nview { progressView { progress: r\($0).p }; "
        + "button \"Go\" { on touchUpInside -> r\($0).p = 0.5 } }\n"
    },
    Construct(
      "branches of a handler",
      "screen S { var a: Double = 0\ncontent { progressView { progress: a }; "
        + "button \"Go\" { on touchUpInside {\n", "} } } }\n"
    ) { "if a == \($0).5 { a = 0.\($0) } else { a = 0.5 }\n" },
    Construct(
      "names of steps",
      "screen S { var a: Int = 0\ncontent { label \"\\(a)\"; button \"Go\" { on touchUpInside {\n",
      "} } } }\n"
    ) { "let b\($0) = a + \($0); a += b\($0)\n" },
    Construct("alerts", "screen S {\n", "}\n") {
      "var a\($0): Bool = false\nview { button \"Ask\" { on touchUpInside -> a\($0) = true } }\n"
        + "alert \"Really?\" { isPresented <-> a\($0); button \"OK\" }\n"
    },
    Construct("slots", "component C {\n", "}\n") { "view { slot s\($0) }\n" },
    Construct("texts of texts", "let t0 = \"x\"\n") { "let t\($0 + 1) = \"y \\(t\($0))\"\n" },
    Construct(
      "samples", "screen S { var a: Int = 0\ncontent { label \"\\(a)\" }\n", "}\n"
    ) { "sample \"S \($0)\" { a: \($0) }\n" },
    Construct(
      "screens in tabs", "screen T { tabBar {\n", "} }\nscreen S { content { label \"x\" } }\n"
    ) {
      "tab \"T\($0)\" { screen: S() }\n"
    },
    Construct("screens with results", "", "") {
      "screen R\($0) -> Int { content { button \"Go\" { on touchUpInside -> finish(\($0)) } } }\n"
        + "screen S\($0) { var a: Int = 0\ncontent { label \"\\(a)\"; "
        + "button \"Pick\" { on touchUpInside -> a = sheet R\($0)() } } }\n"
    },
    Construct(
      "bindings that components write",
      "component Full(value: binding Double) { button \"Full\" { on touchUpInside -> value = 1 } }\n"
        + "screen S { var a: Double = 0\ncontent { progressView { progress: a }\n", "} }\n"
    ) { _ in "Full { value <-> a }\n" },
    content("guarded values", declaring: "var a: Double in 0...50 = 0.5") { _ in
      "if a <= 1 { progressView { progress: a } }\n"
    },
    Construct(
      "slots that a use fills",
      file: { count in
        "component C {\n" + lines(count) { "view { slot s\($0) }" }
          + "}\nscreen S { content { C {\n" + lines(count) { "s\($0) { label \"x\" }" } + "} } }\n"
      }),
    Construct(
      "events that a use handles",
      file: { count in
        "component C(t: String) {\n" + lines(count) { "event e\($0)(n: Int)" }
          + lines(count) { "button \"B \($0)\" { on touchUpInside -> e\($0)(n: \($0)) }" }
          + "}\nscreen S { var x: Int = 0\ncontent { label \"\\(x)\"; C { t: \"x\"\n"
          + lines(count) { "on e\($0)(k) -> x += k" } + "} } }\n"
      }),
    Construct(
      "variables that follow each other", "screen S { var v0: Int = 0\n",
      "content { label \"\\(v0)\"; button \"Add\" { on touchUpInside -> v0 += 1 } } }\n"
    ) { "on v\($0).changed -> v\($0 + 1) = v\($0)\nvar v\($0 + 1): Int = \($0)\n" },
    Construct(
      "screens that tabs hold",
      file: { count in
        "screen M \"M\" { tabBar {\n"
          + lines(count) { "tab \"T \($0)\" { screen: S\($0)(x: \($0)) }" } + "} }\n"
          + lines(count) { "screen S\($0)(x: Int) { content { label \"\\(x)\" } }" }
      }),
    Construct(
      "parameters that a use gives",
      file: { count in
        "component C(" + list(count) { "p\($0): Int" } + ") {\n"
          + lines(count) { "label \"\\(p\($0))\"" } + "}\nscreen S { content { C {\n"
          + lines(count) { "p\($0): \($0)" } + "} } }\n"
      }),
    Construct(
      "bindings that a use gives",
      file: { count in
        "component C(" + list(count) { "p\($0): binding Double" } + ") {\n"
          + lines(count) { "slider { value <-> p\($0) }" } + "}\nscreen S {\n"
          + lines(count) { "var v\($0): Double in 0...1 = 0" } + "content { C {\n"
          + lines(count) { "p\($0) <-> v\($0)" } + "} } }\n"
      }),
    Construct(
      "screens that one handler opens",
      file: { count in
        lines(count) { screen($0) } + "screen S { var x: Int = 0\ncontent { label \"\\(x)\"; "
          + "button \"Go\" { on touchUpInside {\n" + lines(count) { "x = push T\($0)()" }
          + "} } } }\n"
      }),
    Construct(
      "screens whose results are handled",
      file: { count in
        lines(count) { screen($0) } + "screen S { var x: Int = 0\n"
          + lines(count) { "on T\($0)(v) -> x = v" } + "content { label \"\\(x)\"\n"
          + lines(count) { "button \"Go\" { on touchUpInside -> push T\($0)() }" } + "} }\n"
      }),
    content("loops") { "for i\($0) in 1...2 { label \"x\" }\n" },
    content("accessibility") { _ in "button { image: \"a\"; accessibility { label: \"Play\" } }\n"
    },
    content("allowances") { _ in "@allow(label/too-long, because: \"x\") label \"x\"\n" },
    content("findings that are allowed") { _ in
      "@allow(button/no-action, because: \"x\") button \"Go\" { type: .system }\n"
    },
    content("text fields", declaring: "var t: String = \"\"") { _ in
      "textField { text <-> t; placeholder: \"Name\" }\n"
    },
    Construct("properties", "screen S { content { label \"x\" {\n", "} } }\n") { _ in
      "textColor: #222222\n"
    },
    screen("constants of a screen") { "let v\($0) = \($0)\n" },
    screen("variables of each other") { "var v\($0 + 1): Int = v\($0) + 1\n" },
    screen("appearances of a screen") { _ in "appearance label { textColor: #222222 }\n" },
    screen("containers") { _ in "toolbar { button \"Go\" { type: .system } }\n" },
    content("views behind buttons") {
      "infoButton { reveals: v\($0) }\nview v\($0) { label \"x\" }\n"
    },
    content("activity indicators", declaring: "task t(kind: .network)") { _ in
      "activityIndicator { while: t }\n"
    },
    content("date pickers") { _ in "datePicker { mode: .time; minuteInterval: 15 }\n" },
    content("sliders", declaring: "var level: Double in 0...1 = 0.5") { _ in
      "slider { value <-> level }\n"
    },
    content("switches", declaring: "var isOn2: Bool = true") { _ in
      "row \"Sound\" { switch { isOn <-> isOn2 } }\n"
    },
    content("page controls") { _ in "pageControl { numberOfPages: 5; currentPage: 2 }\n" },
    content("elements as values") { _ in "textField { leftView: button \"Go\" { type: .system } }\n"
    },
    Construct("sections", "screen S { table {\n", "} }\n") {
      "section \"Section \($0)\" { row \"Row\" { switch } }\n"
    },
    Construct("stacks in one stack", "screen S { content { stack {\n", "} } }\n") { _ in
      "stack { label \"x\"; label \"y\" }\n"
    },
    Construct("wheels", "screen S { content { picker {\n", "} } }\n") { _ in
      "wheel { values: [\"a\", \"b\"] }\n"
    },
    Construct(
      "wheels of many widths", "screen S { content { picker { accessibility { label: \"A\" }\n",
      "} } }\n"
    ) { "wheel { values: [\"a \($0)\", \"b\"] }\n" },
    Construct(
      "values of a wheel", "screen S { content { picker { wheel { values: [\"x\"", "] } } } }\n"
    ) {
      ", \"Value \($0)\""
    },
    Construct(
      "handlers", "screen S { action go()\ncontent { button \"Go\" {\n", "} } }\n"
    ) { _ in "on touchUpInside -> go()\n" },
    Construct(
      "arguments", "component C(n: Int) { label \"\\(n)\" }\nscreen S { content { C {\n", "} } }\n"
    ) { _ in "n: 1\n" },
    Construct(
      "reads of one element", "screen S { content { stepper one { value: 1 }\n", "} }\n"
    ) { _ in "label \"\\(one.value)\"\n" },
    Construct("blocks in one block", "screen S { content {\n", "} }\n") { _ in
      "view { view { view { label \"x\" } } }\n"
    },
  ]

  private static func screen(_ index: Int) -> String {
    "screen T\(index) -> Int { content { button \"Go\" { on touchUpInside -> finish(1) } } }"
  }

  static let properties = [
    Construct("properties for states", "screen S { content { button \"x\" {\n", "} } }\n") { _ in
      "title(highlighted): \"Go\"\n"
    },
    content("texts that are looked up") { "label \"\\(localized(\"key\($0)\"))\"\n" },
    content("images") { "button { image: image(\"i\($0)\", role: .purpose) }\n" },
    content("names of elements in accessibility") {
      "label l\($0) \"x\"; view { accessibility { label: \"\\(l\($0).text)\" } }\n"
    },
    content("fonts and colors") { _ in "label \"x\" { font: .headline; textColor: #202020 }\n" },
    content("documentation of members") { "/// One.\nlabel l\($0) \"x\"\n" },
  ]
}
