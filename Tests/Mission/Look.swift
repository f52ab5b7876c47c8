import CtlChecker
import CtlDiagnostics
import CtlGenerator
import CtlPreview
import CtlTerminal
import CtlText
import CtlWorkspace

/// Looks at what the project makes of a file, and says what is not as a block of a statement has it.
enum Look {
  typealias File = Workspace.CheckedFile
  typealias Block = Statement.Block

  static let all: [String: @Sendable (File, Block) throws -> [String]] = [
    "draws": { try contains($0, $1, drawing($0, $1.options)) },
    "hides": { try lacks($1, drawing($0, $1.options)) },
    "tree": { try tree($0, $1) },
    "swift": { contains($0, $1, Generator.swift($0.program).text) },
    "plays": { try plays($0, $1) },
    "speaks": { try contains($0, $1, spoken($0, $1.options)) },
    "says": { contains($0, $1, messages($0, $1.options)) },
    "fixed": { fixed($0, $1) },
  ]

  // MARK: Texts

  /// Every line of the block must be in a line of the text, in their order.
  private static func contains(_ file: File, _ block: Block, _ text: String) -> [String] {
    var rest = text.split(separator: "\n")[...]
    for line in block.lines {
      let line = trimmed(line)
      guard let place = rest.firstIndex(where: { $0.contains(line) }) else {
        return ["\(block.words.joined(separator: " ")): no “\(line)” in\n\(text)"]
      }
      rest = rest[place...]
    }
    return []
  }

  private static func lacks(_ block: Block, _ text: String) -> [String] {
    block.lines.map(trimmed).filter { text.contains($0) }.map { "hides: “\($0)” in\n\(text)" }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop { $0 == " " }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The picture in the language, the width, the format and the state of the options.
  private static func drawing(_ file: File, _ words: [String]) throws -> String {
    var options = RenderOptions()
    var settings: [String] = []
    var format: PictureFormat?
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--lang": options.setLanguage(words.popFirst() ?? "", nil)
      case "--width": options.width = words.popFirst().flatMap { Int($0) }
      case "--dark": options.isDark = true
      case "--as":
        let name = words.popFirst()
        format = PictureFormat.all.first { $0.name == name }
      default: settings.append(word)
      }
    }
    guard let format else {
      let rendering = try Terminal.render(file.program, settings: settings, options: options)
      return String(decoding: rendering.text, as: UTF8.self)
    }
    options.color = .full
    let rendering = try Terminal.render(
      file.program, settings: settings, options: options, as: format)
    return String(decoding: rendering.text, as: UTF8.self)
  }

  /// What VoiceOver says of every element, in a language.
  private static func spoken(_ file: File, _ words: [String]) throws -> String {
    let preview = try Preview(file.program, width: 200, height: 60)
    let script = "language \(words.first ?? "en")\nkey v\nframe spoken"
    return PreviewScript.text(try PreviewScript.play(script, on: preview))
  }

  private static func messages(_ file: File, _ words: [String]) -> String {
    let language = words.first == "zh" ? Language.simplifiedChinese : .english
    return file.findings.flatMap { finding in
      [finding.message] + [finding.label].compactMap { $0 } + finding.notes
        + finding.fixes.map(\.title)
    }.map { $0.text(language) }.joined(separator: "\n")
  }

  private static func fixed(_ file: File, _ block: Block) -> [String] {
    guard let fix = file.findings.lazy.compactMap({ $0.fixes.first }).first else {
      return ["there is no fix"]
    }
    let bytes = file.program.origins.source.bytes
    let text = Edit.apply(fix.edits, to: Array(bytes)).map { String(decoding: $0, as: UTF8.self) }
    // The marks are comments, which a fix leaves alone.
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !trimmed($0).hasPrefix("//") }
    if lines?.joined(separator: "\n") == block.text { return [] }
    return ["fixed:\n\(text ?? "overlapping edits")"]
  }

  // MARK: Sessions

  /// Plays the steps of a session. `see TEXT` looks for a text on the screen, `miss TEXT` must not
  /// find it.
  private static func plays(_ file: File, _ block: Block) throws -> [String] {
    var steps = ""
    var expected: [(isThere: Bool, text: Substring)] = []
    for line in block.lines {
      let isSeen = line.hasPrefix("see ")
      if isSeen || line.hasPrefix("miss ") {
        expected.append((isSeen, line.dropFirst(isSeen ? 4 : 5)))
        steps += "frame \(expected.count)\n"
      } else {
        steps += line + "\n"
      }
    }
    if expected.isEmpty { return ["plays: nothing is looked at"] }
    let shots = try PreviewScript.play(steps, on: Preview(file.program, width: 100, height: 40))
    return zip(shots.filter { $0.title != nil }, expected).compactMap { shot, expected in
      let lines = shot.grid.lines
      if lines.contains(where: { $0.contains(expected.text) }) == expected.isThere { return nil }
      return "plays: \(expected.isThere ? "no " : "")“\(expected.text)” in\n"
        + lines.filter { $0.contains { $0 != " " } }.joined(separator: "\n")
    }
  }

  // MARK: Trees

  /// Lines such as `copies.accessibility.label = Copies`: an element by its name or kind (`label#2`
  /// for the second of a kind), a member or a property, and its value.
  private static func tree(_ file: File, _ block: Block) throws -> [String] {
    let tree = try JSONReader.parse(try Terminal.tree(file.program))
    guard let root = tree["screens"]?.elements?.first?["root"] else { return ["there is no tree"] }
    var nodes: [JSONNode] = [root]
    var index = 0
    while index < nodes.count {
      nodes += nodes[index]["children"]?.elements ?? []
      index += 1
    }
    return block.lines.compactMap { line in
      guard let equals = line.range(of: " = ") else { return "tree: `\(line)` has no value" }
      let path = line[..<equals.lowerBound].split(separator: ".")
      let expected = line[equals.upperBound...]
      guard let node = element(path[0], in: nodes) else {
        return expected == "absent" && path.count == 1 ? nil : "tree: there is no \(path[0])"
      }
      let found = path.count == 1 ? "present" : member(path.dropFirst(), of: node)
      return found == expected ? nil : "tree: \(line), but it is \(found)"
    }
  }

  private static func element(_ name: Substring, in nodes: [JSONNode]) -> JSONNode? {
    if let node = nodes.first(where: { $0["name"]?.string == String(name) }) { return node }
    let parts = name.split(separator: "#")
    let nodes = nodes.filter { $0["kind"]?.string == String(parts[0]) }
    let place = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    return nodes.indices.contains(place - 1) ? nodes[place - 1] : nil
  }

  private static func member(_ path: ArraySlice<Substring>, of node: JSONNode) -> String {
    let keys = path.map { String($0) }
    if keys == ["frame"] {
      let points = node["frame"]?["points"]
      return ["x", "y", "width", "height"].map { text(points?[$0]) }.joined(separator: " ")
    }
    if keys == ["children"] {
      return (node["children"]?.elements ?? []).map { text($0["kind"]) }.joined(separator: " ")
    }
    if keys.count == 1,
      let property = node["properties"]?.elements?.first(where: { $0["name"]?.string == keys[0] })
    {
      return text(property["value"])
    }
    var value: JSONNode? = node
    for key in keys { value = value?[key] }
    return text(value)
  }

  /// A value without quotation marks and, if it has one member only, without its key.
  private static func text(_ node: JSONNode?) -> String {
    guard let node else { return "none" }
    if let string = node.string { return string }
    if let int = node.int { return "\(int)" }
    if let double = node.double { return "\(double)" }
    if let bool = node.bool { return "\(bool)" }
    if let elements = node.elements {
      return "[" + elements.map { text($0) }.joined(separator: ", ") + "]"
    }
    if let members = node.members {
      return members.count == 1
        ? text(members[0].node)
        : members.map { "\($0.key.text): \(text($0.node))" }.joined(separator: ", ")
    }
    return "nil"
  }
}
