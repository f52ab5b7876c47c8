/// Makes sources of any length that look like what people write: settings screens, forms, toolbars,
/// components, with names, texts and numbers that differ from line to line. The same seed and length
/// give the same bytes.
struct SourceMaker {
  private var state: UInt64
  private var lines: [String] = []
  private var counter = 0

  init(seed: UInt64) { state = seed }

  static func make(lines: Int, seed: UInt64 = 1, errors: Int = 0) -> [UInt8] {
    var maker = SourceMaker(seed: seed)
    while maker.lines.count < lines { maker.screen(errors) }
    return Array((maker.lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The same source with twice the indentation and two spaces after each colon: the formatter has
  /// work on every line.
  static func messy(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isIndentation = true
    for byte in bytes {
      result.append(byte)
      if byte == 0x0A { isIndentation = true } else if byte != 0x20 { isIndentation = false }
      if byte == 0x3A || (isIndentation && byte == 0x20) { result.append(0x20) }
    }
    return result
  }

  // MARK: Chance

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func word() -> String {
    let words = [
      "Print", "Share", "Open", "Close", "Save", "Send", "Show", "Reload", "Archive", "Copy",
      "Quality", "Contrast", "Brightness", "Language", "Account", "Recipient", "Reminder",
    ]
    return words[next(words.count)]
  }

  private mutating func name(_ kind: String) -> String {
    counter += 1
    return "\(kind)\(counter)"
  }

  private mutating func add(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  // MARK: Screens

  private mutating func screen(_ errors: Int) {
    let name = name("Screen")
    add(0, "/// The screen \(name), as the benchmark imagines it.")
    add(0, "screen \(name) \"\(word())\" {")
    add(1, "device: .iPhone")
    add(1, "var amount\(name): Int in 1...\(2 + next(60)) = \(1 + next(2))")
    add(1, "var level\(name): Double in 0...1 = 0.\(next(10))")
    add(1, "var isOn\(name): Bool = \(next(2) == 0)")
    add(1, "var text\(name): String = \"\"")
    add(1, "var shown\(name): Int in 0...1 = \(next(2))")
    add(1, "var time\(name): Date = \"09:\(next(4) * 10 + 10)\"")
    add(1, "action run\(name)(count: Int)")
    add(1, "action stop\(name)()")
    add(1, "task load\(name)(kind: .other, duration: .unknown)")
    add(1, "toolbar {")
    add(2, "activityIndicator { while: load\(name) }")
    add(2, "button \"Stop\" { on touchUpInside -> stop\(name)() }")
    add(2, "button \"Print Pages\" { on touchUpInside -> run\(name)(count: amount\(name)) }")
    add(1, "}")
    add(1, "table {")
    // Each kind of row, so that nothing stays unused.
    add(2, "section \"\(word())\" {")
    for kind in 0..<Self.rowKinds { row(name, kind) }
    add(2, "}")
    for _ in 0..<(4 + next(8)) { section(name, errors) }
    add(1, "}")
    add(0, "}")
    add(0, "")
  }

  private mutating func section(_ screen: String, _ errors: Int) {
    add(2, "section \"\(word())\" {")
    for _ in 0..<(3 + next(5)) {
      if errors > 0, next(10) < errors {
        add(3, "row \"\(word())\" {")
        add(4, "switch { isOm <-> isOn\(screen) }")
        add(3, "}")
      } else {
        row(screen, next(Self.rowKinds))
      }
    }
    add(2, "}")
  }

  private static let rowKinds = 7

  private mutating func row(_ screen: String, _ kind: Int) {
    let title = word()
    switch kind {
    case 0:
      add(3, "row \"\(title)\" {")
      add(4, "switch { isOn <-> isOn\(screen) }")
      add(3, "}")
    case 1:
      let label = name("label")
      add(3, "row {")
      add(4, "label \(label) \"Copies: \\(amount\(screen))\"")
      add(4, "stepper \(name("stepper")) {")
      add(5, "value <-> amount\(screen)")
      add(5, "describedBy: \(label)  // names the value")
      add(5, "stepValue: 1")
      add(4, "}")
      add(3, "}")
    case 2:
      add(3, "if isOn\(screen) {")
      add(4, "row \"\(title)\" {")
      add(5, "slider \(name("slider")) {")
      add(6, "value <-> level\(screen)")
      add(6, "minimumValueImage: \"sun.min\"")
      add(6, "maximumValueImage: \"sun.max\"")
      add(6, "accessibility {")
      add(7, "label: \"Brightness\"")
      add(7, "hint: \"Adjusts the brightness of page \(next(100))\"")
      add(6, "}")
      add(5, "}")
      add(4, "}")
      add(3, "}")
    case 3:
      add(3, "row \"\(title)\" {")
      add(4, "textField \(name("field")) {")
      add(5, "text <-> text\(screen)")
      add(5, "placeholder: \"Name or Address\"")
      add(5, "keyboardType: .emailAddress")
      add(5, "clearButtonMode: .whileEditing")
      add(4, "}")
      add(3, "}")
    case 4:
      add(3, "row \"\(title)\" {")
      add(4, "segmentedControl {")
      add(5, "segment \"List\"")
      add(5, "segment \"Map\"")
      add(5, "selectedSegmentIndex <-> shown\(screen)")
      add(4, "}")
      add(3, "}")
    case 5:
      add(3, "row \"\(title)\" {")
      add(4, "datePicker {")
      add(5, "mode: .time")
      add(5, "date <-> time\(screen)")
      add(5, "minuteInterval: 5")
      add(4, "}")
      add(3, "}")
    default:
      add(3, "row \"\(title)\" {")
      add(4, "button \"Open Settings\" {")
      add(5, "isEnabled: amount\(screen) > 1 && isOn\(screen)")
      add(5, "on touchUpInside -> stop\(screen)()")
      add(4, "}")
      add(3, "}")
    }
  }
}
