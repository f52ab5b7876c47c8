/// A kind of source to time, of any length: what people write, or what would hurt a compiler with
/// quadratic code. The time of each must be linear in its lines.
struct Shape: Sendable {
  let name: String
  /// The lengths to time by default.
  let sizes: [Int]
  /// Whether Swift is generated from it too.
  let isGenerated: Bool
  let make: @Sendable (_ lines: Int) -> [UInt8]

  init(
    _ name: String, sizes: [Int] = [10_000, 100_000], isGenerated: Bool = false,
    make: @escaping @Sendable (_ lines: Int) -> [UInt8]
  ) {
    self.name = name
    self.sizes = sizes
    self.isGenerated = isGenerated
    self.make = make
  }

  static func named(_ name: String) -> Shape { all.first { $0.name == name } ?? all[0] }

  static let all: [Shape] = [
    screens, everyKind, findings, mistakes, wide, crowded, deep, tables, components, uses,
    recursion,
    constraints, names, members, texts,
  ]
}

extension Shape {
  /// Settings screens and forms without a fault.
  private static let screens = Shape(
    "screens", sizes: [1_000, 10_000, 100_000, 1_000_000], isGenerated: true
  ) { SourceMaker.make(lines: $0) }

  /// All kinds of controls with most of their properties.
  private static let everyKind = Shape("every kind") { lines in
    repeating(lines) { index in
      """
      screen Kinds\(index) "Kinds \(index)" {
        var count\(index): Int in 1...20 = 3
        action go\(index)()
        task load\(index)(kind: .network, duration: .unknown)
        statusBar { networkActivityIndicator { while: load\(index) } }
        content {
          label caption\(index) "Copies: \\(count\(index))" { font: .headline; textColor: #202020 }
          stepper { value <-> count\(index); describedBy: caption\(index); valueLabel: caption\(index) }
          pageControl { numberOfPages: 5; currentPage: 2; on valueChanged -> go\(index)() }
          progressView { progress: 0.5; accessibility { label: "Loaded pages" } }
          button "Open Page \(index)" {
            tintColor: #0A60FF
            type: .system
            on touchUpInside -> go\(index)()
          }
        }
        table {
          refreshControl { on valueChanged -> go\(index)() }
          row "Volume Limit" { slider { minimumValue: 0; maximumValue: 10; value: \(index % 10) } }
          row "Wi-Fi" { switch { isOn: \(index % 2 == 0) } }
          row "Starts" { datePicker { mode: .dateAndTime; minuteInterval: 15 } }
          row "Size" { segmentedControl { segment "Small"; segment "Large"; selectedSegmentIndex: 1 } }
          row "Address" { textField { placeholder: "Street and Number" } }
        }
      }
      """
    }
  }

  /// A fault of the guidelines on every tenth line.
  private static let findings = Shape("findings") { lines in
    repeating(lines) { index in
      """
      screen Faults\(index) {
        action save\(index)()
        content {
          label title\(index) "Copies"
          stepper { describedBy: title\(index); minimumValue: 5; maximumValue: 1 }
          button "save the page" {
            on touchUpInside -> save\(index)()
          }
        }
      }

      """
    }
  }

  /// A mistake in the language on every line: unknown names, unknown properties, wrong types.
  private static let mistakes = Shape("mistakes") { lines in
    repeating(lines) { index in
      """
      screen Mistakes\(index) {
        content {
          label { txet: "Copies" }
          stepper { minimumValue: limit\(index) }
          swich { isOn: 3 }
          button "Save" { on touchUpInside -> nothing\(index)() }
        }
      }
      """
    }
  }

  /// Everything in one container.
  private static let wide = Shape("wide") { lines in
    wrapped(lines, in: ["screen Wide {", "  action go()", "  content {"]) { index in
      index % 2 == 0
        ? "    button \"Open Page\" { on touchUpInside -> go() }"
        : "    switch { isOn: true; accessibility { label: \"Page \(index)\" } }"
    }
  }

  /// Everything in one container, and everything wrong.
  private static let crowded = Shape("crowded", sizes: [4_000, 16_000, 64_000]) { lines in
    wrapped(lines, in: ["screen Crowded {", "  content {"]) { index in
      [
        "    contactAddButton", "    networkActivityIndicator", "    stepper", "    pageControl",
        "    segmentedControl", "    textField", "    slider", "    switch", "    refreshControl",
        "    label \"\(index)\"", "    activityIndicator", "    infoButton", "    picker",
        "    detailDisclosureButton", "    progressView", "    datePicker", "    button",
      ][index % 17]
    }
  }

  /// As deep as the language allows, again and again.
  private static let deep = Shape("deep") { lines in
    let depth = 240
    return repeating(lines) { index in
      let open = (0..<depth).map { "view v\($0) {" }
      let close = Array(repeating: "}", count: depth)
      let inside = ["label \"Deep\"", "switch { isOn: true }", "slider", "button \"ok\""]
      return (["screen Deep\(index) {"] + open + inside + close + ["}"]).joined(separator: "\n")
    }
  }

  /// Tables in tables, each with refresh controls.
  private static let tables = Shape("tables") { lines in
    let depth = 120
    return repeating(lines) { index in
      let open = (0..<depth).map { _ in "table { row \"A\" {" }
      let close = Array(repeating: "refreshControl } refreshControl }", count: depth)
      return (["screen Tables\(index) {"] + open + close + ["}"]).joined(separator: "\n")
    }
  }

  /// Many components, each used by the next screen and by the next component.
  private static let components = Shape("components") { lines in
    repeating(lines) { index in
      """
      component Part\(index)(title: String, limit: Int = 10) {
        label caption "\\(title)" { numberOfLines: 0 }
        stepper { describedBy: caption; maximumValue: limit }
        \(index % 8 == 0 ? "label \"Last\"" : "Part\(index - 1) { title: \"Before\"; limit: limit }")
      }
      screen Parts\(index) {
        content { Part\(index) { title: "Copies"; limit: \(index % 7 + 1) } }
      }
      """
    }
  }

  /// One component, used on every line with a fault in its arguments.
  private static let uses = Shape("uses") { lines in
    let component = [
      "component Counter(limit: Int = 10) {", "  label caption \"Copies\"",
      "  stepper { describedBy: caption; maximumValue: limit }", "}", "screen Uses {",
      "  content {",
    ]
    return wrapped(lines, in: component, depth: 2) { _ in "    Counter { limit: 0 }" }
  }

  /// Components that contain themselves and one another.
  private static let recursion = Shape("recursion", sizes: [1_000, 4_000, 16_000]) { lines in
    let count = max(1, lines / 4)
    return repeating(lines) { index in
      """
      component Circle\(index) {
        table { refreshControl; row "A" { Circle\((index + 1) % count) } }
        Circle\(index)
      }
      """
    }
  }

  /// A form of labels and fields, each below the one before: as many constraints as lines.
  private static let constraints = Shape("constraints") { lines in
    let rows = 0..<max(lines / 5, 1)
    let elements = rows.map {
      """
          label l\($0) { text: "Name" }
          textField f\($0) { placeholder: "Value"; accessibility { label: "Value" } }
      """
    }
    let layout = rows.map { row in
      """
            pin leadingSpaceToSuperview(l\(row)) == 16
            pin horizontalSpacing(l\(row), f\(row)) == 8
            pin trailingSpaceToSuperview(f\(row)) == 16
            align baselines(l\(row), f\(row))
            pin \(row > 0 ? "verticalSpacing(f\(row - 1), f\(row))" : "topSpaceToSuperview(f0)") == 12
      """
    }
    return bytes(
      ["screen Form {", "  content {"] + elements + ["    layout {"] + layout + [
        "    }", "  }", "}",
      ])
  }

  /// Very many declarations, and uses of all of them.
  private static let names = Shape("names") { lines in
    let constants = (0..<lines / 2).map {
      "let limit\($0) = \($0 == 0 ? "1" : "limit\($0 - 1) + 1")"
    }
    let steppers = (0..<lines / 2).map { "    stepper { maximumValue: limit\($0) }" }
    return bytes(constants + ["screen Names {", "  content {"] + steppers + ["  }", "}"])
  }

  /// Components, actions and enums with very many members, and uses of all of them.
  private static let members = Shape("members") { lines in
    let part = 0..<lines / 6
    let component =
      ["component Many(" + part.map { "a\($0): Int = 1" }.joined(separator: ", ") + ") {"]
      + part.map { "  stepper { maximumValue: a\($0) }" } + ["}"]
    let enumeration = ["enum Choice {"] + part.map { "  case c\($0)" } + ["}"]
    let screen =
      ["screen Members {"] + part.map { "  var v\($0): Choice = .c\($0)" }
      + ["  action go(" + part.map { "p\($0): Int" }.joined(separator: ", ") + ")", "  content {"]
      + ["    Many {"] + part.map { "      a\($0): \($0)" } + ["    }", "    button \"Go\" {"]
      + ["      on touchUpInside -> go("]
      + [
        part.map { "        p\($0): \($0)" }.joined(separator: ",\n"), "      )", "    }", "  }",
        "}",
      ]
    return bytes(component + enumeration + screen)
  }

  /// Long texts in other scripts than Latin.
  private static let texts = Shape("texts") { lines in
    let words = ["日期和时间的设置", "Größe der Straße", "la façade", "Read all about the Weather of"]
    return wrapped(lines, in: ["screen Texts {", "  action go()", "  content {"]) { index in
      let text = (0..<6).map { words[(index + $0) % words.count] }.joined(separator: " ")
      return "    button \"\(text)\" { on touchUpInside -> go() }"
    }
  }
}

/// Lines as a text.
private func bytes(_ lines: [String]) -> [UInt8] {
  Array((lines.joined(separator: "\n") + "\n").utf8)
}

/// A piece repeated until there are enough lines.
private func repeating(_ lines: Int, _ piece: (_ index: Int) -> String) -> [UInt8] {
  var result: [UInt8] = []
  var count = 0
  var index = 0
  while count < lines {
    let text = piece(index) + "\n"
    count += text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    result += text.utf8
    index += 1
  }
  return result
}

/// Lines inside the braces of a block.
private func wrapped(
  _ lines: Int, in head: [String], depth: Int = 2, _ line: (_ index: Int) -> String
) -> [UInt8] {
  bytes(head + (0..<lines).map(line) + Array(repeating: "}", count: depth))
}
