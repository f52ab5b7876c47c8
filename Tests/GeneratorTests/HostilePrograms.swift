/// Valid programs whose names and texts try to become code, or to hide what generated code needs.
enum HostilePrograms {
  static let all = [names, types, texts, members, arithmetic, parts]

  /// Words of Swift, and names that differ only until they are spelled as Swift does.
  static let names = """
    enum `default` { `init`; `self`; none; `case`; label; index; Type; allCases; `in` }
    enum Default { a }
    component `class`(`in`: String, `let`: binding Int, `inout`: Bool = true, Type: Int = 1) {
      label `self` "\\(`in`) \\(`inout`) \\(Type)"
      stepper { value <-> `let` }
    }
    screen Names {
      var `self`: Int = 1
      var `init`: `default` = .`init`
      var Type: `default`? = .none
      var my_value: Int = 1
      var myValue: Int = 2
      var MyValue: Int = 3
      var URL: String = "x"
      var `default`: Bool = true
      var ünïcödé: String = "y"
      var 汉字: Int in 0...3 = 1
      var `protocol`: [Int] = [1, 2]
      action `switch`(`in`: Int, `inout`: String, `var`: Bool, `screen`: Int)
      action `reset`()
      content {
        label tree "\\(`self`) \\(`init`) \\(my_value) \\(myValue) \\(MyValue) \\(汉字) \\(ünïcödé)"
        button `func` "Go" {
          isEnabled: `default` && Type != .none && Type == .`self`
          on touchDown -> `switch`(`in`: `self`, `inout`: URL, `var`: `default`, `screen`: 1)
          on touchDown -> `reset`()
        }
        for `repeat` in `protocol` { label "\\(`repeat`)" }
        for `self` in 1...3 { button { title: "\\(`self`)"; on touchUpInside -> `reset`() } }
        `class` { `in`: URL; `let` <-> my_value }
        `class` interface { `in`: "a"; `let` <-> `self`; Type: 3 }
      }
    }
    """

  /// Declarations with the names of types that generated code uses.
  static let types = """
    enum Stepper { a "A"; b "B" }
    enum String_ { a }
    enum Int2 { a }
    enum SampleName { a "A"; b "B" }
    let Color_: Color = #123456
    component Control(value: binding Double) { slider { value <-> value } }
    component Reference() { label "x" }
    screen Button "Button" {
      var Label: Stepper = .a
      var level: Double in 0...1 = 0.5
      var kind: SampleName = .a
      sample "B" { kind: .b }
      content {
        segmentedControl { selection <-> Label }
        segmentedControl { selection <-> kind }
        Control { value <-> level }
        Reference {}
      }
    }
    screen Interface { content { label "\\(1 + 1)" } }
    screen ButtonActions { action go(); content { button "Go" { on touchUpInside -> go() } } }
    """

  static let texts = """
    /// Closes with */ and \\(code) and "quotes".
    /// \u{202E}reversed, \u{7}rung, \u{200B}empty
    screen Texts "a \\"quoted\\" \\\\(title)" {
      var text: String = "\\"; print(1) //"
      var raw: String = "#\\"#"
      content {
        label "\\\\(text)"
        label "\\(text)\\n\\r\\t\\0\\u{202E}\\u{2066}\\u{FEFF}\\u{E000}"
        label "\\("\\(raw)" + "\\u{22}")"
        label "\u{202E}visible \u{00A0} spaces\u{2003}"
        textField { placeholder: "\\u{1F468}\\u{200D}\\u{1F469}"; text <-> text }
      }
      table { section { row { label "a text that is so long that no line of a program could ever hold it, however wide the window of the person who reads it may be" { font: .body } } } }
    }
    """

  /// Members with the names of what generated code uses inside of them.
  static let members = """
    screen Members {
      var tree: Int = 1
      var interface: Int in 0...9 = 2
      var sender: String = "s"
      var event: Bool = true
      var actions: Int = 3
      var path: String = "p"
      var index: Int in 0...9223372036854775807 = 0
      var control: Double in 0...1 = 0.5
      var newValue: Int in 1...2 = 1
      var min: Int = 1
      var clamp: Int in 1...3 = 2
      var describe: Bool = false
      var update: [String] = ["a"]
      var wheel: String = "a"
      var part: Int = 0
      task send(kind: .network)
      task strings(kind: .other, duration: 250ms)
      task value(value: Int?, kind: .other)
      on appear -> value(value: event ? nil : nil)
      action take(sender: String, event: Bool, actions: Int, path: String)
      action perform(index: Int, control: Double)
      statusBar { networkActivityIndicator {} }
      content {
        activityIndicator { while: event ? send : strings }
        slider { value <-> control; on valueChanged -> perform(index: index, control: control) }
        stepper { value <-> interface }
        stepper { value <-> index }
        textField { text <-> sender; on editingChanged -> take(sender: sender, event: event, actions: actions, path: path) }
        for index in update {
          for index in update {
            button "\\(index)" { on touchUpInside -> take(sender: index, event: event, actions: actions, path: path) }
          }
        }
        label "\\(max(1, 2, interface)) \\(tree) \\(min) \\(newValue) \\(clamp) \\(part)"
        picker {
          if event { wheel { values: update; selection <-> wheel } }
          for path in 1...2 { wheel { values: ["x"] } }
        }
      }
    }
    """

  /// Arithmetic that must not trap, and precedences that differ between the languages.
  static let arithmetic = """
    screen Numbers {
      var n: Int = 9223372036854775807
      var m: Int = 0
      var low: Int in -5...5 = 0
      var d: Double = 1.5
      var t: Duration = 1h30min
      var w: Length = 10pt
      var maybe: Int? = nil
      var list: [Double] = [1, 2.5]
      var upper: Int = 10
      var bounded: Int in 0..<upper = 3
      let k = 3 * 4 - 2
      var same: Bool = (1 < 2) == true
      content {
        label "\\(n + 1) \\(n * n) \\(-n) \\(n / m) \\(n % m) \\(low * 2 - 1) \\(-low) \\(abs(n)) \\(abs(low))"
        label "\\((maybe ?? 1) + 1 == 2 ? 1 : 2) \\(d * 2 / 4) \\(d - -1) \\(t * 2 + t / 2.5) \\(w * 2 + 1pt) \\(w * n)"
        label "\\(list[n]) \\(list[0]) \\(count(list) + 1) \\(round(d * 1e300)) \\(max(d, 3)) \\(bounded) \\(k)"
        label "\\(same == (n > m)) \\(!(n == m) || n < m && d >= 2)"
        label "\\(n - (m - low) - 1) \\(n * (m + low) / 2)"
        for i in 1...n { label "\\(i)" }
        for i in m..<low { label "\\(i)" }
      }
    }
    """

  static let parts = """
    enum Size { small "S"; large "L" }
    component Inner(v: binding Double, n: Int) {
      var open: Bool = false
      var level: Int in 0...9 = n
      let twice: Int = n * 2
      task loading(kind: .network, duration: 3s)
      action opened(level: Int)
      switch toggle { isOn <-> open; on valueChanged -> opened(level: level) }
      if open { slider { value <-> v }; stepper { value <-> level } }
      activityIndicator { while: loading }
      label "\\(twice) \\(toggle.isOn) \\(localized("inner"))"
    }
    component Outer(v: binding Double, text: String = localized("outer")) {
      for i in 1...2 { Inner { v <-> v; n: i } }
      for i in 1...2 { Inner actions { v <-> v; n: i } }
      Inner deep { v <-> v; n: 5 }
      label "\\(text)"
    }
    screen Shown(title: String = "a", lines: [String] = ["b", "c"], count: Int, isNew: Bool = true) {
      var word: String = title
      var number: Int = count
      label "\\(title) \\(word) \\(number) \\(isNew) \\(lines[0])"
    }
    screen Parts {
      var size: Size = .small
      var other: Size? = nil
      var word: String = "b"
      var v: Double in 0.5...2 = 1
      var hidden: Bool = false
      action chosen(wheel: Int, row: Int)
      action first()
      content {
        segmentedControl { selection <-> size; segment { image: "a" }; segment { title: "B"; isEnabled: !hidden; width: 44pt } }
        segmentedControl { selection <-> other }
        segmentedControl { selection <-> word; segment "a"; if hidden { segment "\\(word)" } else { segment { image: "x"; width: 10pt } } }
        picker { selection <-> size }
        picker {
          wheel { values: ["a", "b"]; selection <-> word }
          wheel { selection <-> other }
          wheel { values: ["x"] }
          on select(w, r) -> chosen(wheel: w, row: r)
          on select(w) -> chosen(wheel: w, row: 0)
          on select -> first()
        }
        picker { wheels: [["a"], ["b", "c"]]; selectedRows: [0, 1] }
        for other in ["a", "b"] {
          picker { for i in 1...2 { wheel { values: [other, "\\(i)"]; selection <-> word } } }
        }
        textField {
          leftView: hidden ? image("a") : image("b")
          rightView: button "Go" { on touchUpInside -> first() }
          attributedText: "x \\(word)"
        }
        datePicker { locale: "de_DE"; timeZone: nil; minimumDate: "2026-01-01"; wheels: [.month, .day, .year] }
        Outer { v <-> v }
        view box { isHidden: hidden; width: 100pt; accessibility { label: "Box" } }
        for text in hidden ? ["a", "b"] : [] { label shown "\\(text)" }
        label "\\(box.isHidden) \\(localized("parts"))"
        for turn in 1...2 {
          let own: Size = .small
          let price = 2.5
          let remark: String? = "Small"
          label "\\(remark) \\(remark ?? "None")"
          label "\\(turn) \\(own != own) \\(own == .large) \\(.small == own) \\(price > 2) \\(pow(price, turn))"
        }
        if true { label "always" } else { label "never" }
        if hidden {} else if word == "b" { label "b" }
      }
    }
    """
}
