import CtlRules

/// Something that a file can contain many times.
struct Construct: Sendable {
  let name: String
  let head: String
  let tail: String
  let line: @Sendable (Int) -> String
  /// For what stands in several places of the file: the whole file of a number of them.
  private var file: (@Sendable (Int) -> String)?
  /// Those of the `ctl.json` beside the file.
  private(set) var settings = Settings()

  /// Something that stands in several places.
  init(_ name: String, file: @escaping @Sendable (Int) -> String) {
    (self.name, self.head, self.tail) = (name, "", "")
    line = { _ in "" }
    self.file = file
  }

  init(
    _ name: String, _ head: String = "", _ tail: String = "",
    _ line: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    self.head = head
    self.tail = tail
    self.line = line
  }

  /// The same in an app with several languages.
  var inLanguages: Construct {
    var result = self
    result.settings.locales = ["en", "de", "zh-Hans"]
    return result
  }

  func make(_ count: Int) -> [UInt8] {
    if let file { return Array(file(count).utf8) }
    var text = head
    for index in 0..<count { text += line(index) }
    return Array((text + tail).utf8)
  }

  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
  }

  static func content(
    _ name: String, declaring head: String = "", _ line: @escaping @Sendable (Int) -> String
  ) -> Construct {
    Construct(name, "screen S \"S\" {\n\(head)\ncontent {\n", "}\n}\n", line)
  }

  static func screen(
    _ name: String, _ line: @escaping @Sendable (Int) -> String
  ) -> Construct {
    Construct(name, "screen S \"S\" {\n", "}\n", line)
  }

  static let all: [Construct] =
    declarations + members + properties + expressions + layouts + mistakes + texts + languages
}
