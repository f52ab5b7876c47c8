import CtlDiagnostics
import CtlTerminal
import CtlText

/// A session as text, one step on each line: `ctl preview --script` plays it.
///
///     size 60 20
///     key tab x2
///     key enter
///     type ada@example.com
///     hold copiesStepper increment
///     wait 800
///     frame after a while
///
/// Everything that can be typed after `:` is allowed here too; `#` begins a comment.
public struct PreviewScript: Sendable {
  /// The contents of the terminal at a time.
  public struct Shot: Sendable {
    /// Milliseconds since the beginning.
    public let time: Int
    public let grid: CellGrid
    /// The title of a `frame`; nil for an intermediate picture.
    public let title: String?
  }

  /// Why a script could not be played: the line, counted from 1, and the mistake.
  public struct Failure: Error, Sendable {
    public let line: Int
    public let reason: String
    /// What was drawn before.
    public let shots: [Shot]
  }

  private var preview: Preview
  private var shots: [Shot] = []
  private var time = 0

  /// How long a key press takes in the recording, in milliseconds.
  private static let pace = 120
  private static let shotLimit = 100_000

  /// Plays a script to its end, or until it quits.
  public static func play(_ text: String, on preview: Preview) throws(Failure) -> [Shot] {
    try script(text, on: preview).shots
  }

  /// The preview after the steps of a script.
  public static func end(of text: String, on preview: Preview) throws(Failure) -> Preview {
    try script(text, on: preview).preview
  }

  private static func script(
    _ text: String, on preview: Preview
  ) throws(Failure) -> PreviewScript {
    var script = PreviewScript(preview: preview)
    script.shoot(nil)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !script.preview.isDone {
      let step = line.drop { $0 == " " || $0 == "\t" }.filter { $0 != "\r" }
      if step.isEmpty || step.hasPrefix("#") { continue }
      guard script.shots.count < shotLimit else { break }
      if let reason = script.take(step) {
        throw Failure(line: number + 1, reason: reason, shots: script.shots)
      }
    }
    return script
  }

  private init(preview: Preview) { self.preview = preview }

  private mutating func shoot(_ title: String?) {
    shots.append(Shot(time: time, grid: preview.frame, title: title))
  }

  /// Plays one step; returns the mistake, or nil.
  private mutating func take(_ step: String) -> String? {
    let words = step.split(separator: " ").map { String($0) }
    let rest = String(step.dropFirst(words[0].count).drop { $0 == " " })
    switch words[0] {
    case "frame":
      shoot(rest)
      return nil
    case "size":
      guard words.count == 3, let width = Int(words[1]), let height = Int(words[2]),
        (1...1000).contains(width), (1...1000).contains(height)
      else { return preview.text("write `size COLUMNS LINES`", "应写作 `size 列数 行数`") }
      preview.handle(.resize(width: width, height: height))
    case "wait":
      guard words.count == 2, let milliseconds = Int(words[1]), (0...600_000).contains(milliseconds)
      else {
        return preview.text(
          "write `wait MILLISECONDS`, up to 600000", "应写作 `wait 毫秒数`，不超过 600000")
      }
      preview.handle(.tick(milliseconds: milliseconds))
      time += milliseconds
    case "key":
      guard words.count >= 2, let key = PreviewScript.key(words[1]) else {
        return preview.text(
          "there is no key `\(rest.neutralised())`; keys are a character or ",
          "没有按键“\(rest.neutralised())”；按键是一个字符，或 ")
          + PreviewScript.keys.map(\.name).joined(separator: ", ")
      }
      var count = 1
      if words.count > 2 {
        guard words.count == 3, let number = Int(words[2].drop { $0 == "x" }),
          (1...1000).contains(number)
        else { return preview.text("write `key NAME x3`, up to 1000", "应写作 `key 名称 x3`，不超过 1000") }
        count = number
      }
      for _ in 0..<count { press(key) }
      return nil
    case "type":
      // Elsewhere characters are commands of the preview.
      guard preview.takesText else {
        return preview.text(
          "nothing is being edited: `tap` a text field before `type`",
          "没有正在编辑的内容：请先用 `tap` 点按文本栏，再用 `type`")
      }
      for character in Preview.unquoted(rest) {
        if let refusal = preview.refusal(of: character) { return refusal }
        press(.character(character))
      }
      return nil
    case "mouse":
      guard words.count == 4, let x = Int(words[2]), let y = Int(words[3]),
        let action = PreviewScript.actions.first(where: { $0.name == words[1] })?.action
      else {
        return preview.text(
          "write `mouse press|drag|release|scroll-up|scroll-down COLUMN LINE`",
          "应写作 `mouse press|drag|release|scroll-up|scroll-down 列 行`")
      }
      preview.handle(.mouse(.init(action, x: x, y: y)))
      time += PreviewScript.pace
    case let verb where !Preview.commands.contains(verb):
      return preview.unknownCommand(verb, besides: PreviewScript.commands)
    default:
      if let problem = preview.run(step) { return problem }
      time += PreviewScript.pace
    }
    shoot(nil)
    return nil
  }

  private mutating func press(_ key: PreviewEvent.Key) {
    preview.handle(.key(key))
    time += PreviewScript.pace
    shoot(nil)
  }

  /// The steps that only a script has.
  private static let commands = ["key", "mouse", "wait", "frame", "size"]

  private static let keys: [(name: String, key: PreviewEvent.Key)] = [
    ("enter", .enter), ("escape", .escape), ("esc", .escape), ("tab", .tab), ("backtab", .backTab),
    ("backspace", .backspace), ("delete", .delete), ("space", .character(" ")), ("up", .up),
    ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end),
    ("pageup", .pageUp), ("pagedown", .pageDown), ("shift-left", .holdLeft),
    ("shift-right", .holdRight), ("ctrl-u", .control("u")), ("ctrl-v", .control("v")),
    ("ctrl-c", .control("c")),
  ]

  private static let actions: [(name: String, action: PreviewEvent.Mouse.Action)] = [
    ("press", .press), ("drag", .drag), ("release", .release), ("scroll-up", .scrollUp),
    ("scroll-down", .scrollDown),
  ]

  private static func key(_ name: String) -> PreviewEvent.Key? {
    let lowered = name.lowercased()
    if let known = keys.first(where: { $0.name == lowered }) { return known.key }
    return name.count == 1 ? name.first.map { .character($0) } : nil
  }
}

extension PreviewScript {
  /// The frames as text, each below its title.
  public static func text(_ shots: [Shot]) -> String {
    shots.filter { $0.title != nil }.map { shot in
      "--- \(shot.title ?? "")\n" + shot.grid.lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  private static func event(_ time: Double, _ code: String, _ data: String) -> [UInt8] {
    var line = JSONWriter(.compact)
    line.array { json in
      json.write(time)
      json.write(code)
      json.write(data)
    }
    return line.bytes + [0x0A]
  }

  /// A recording in the format asciicast v2: a header, then a line for each change.
  public static func asciicast(_ shots: [Shot], _ depth: RenderOptions.ColorDepth) -> [UInt8] {
    let width = shots.map(\.grid.width).max() ?? 80
    let height = shots.map(\.grid.height).max() ?? 24
    var bytes: [UInt8] = []
    var header = JSONWriter(.compact)
    header.object { json in
      json.member("version", 2)
      json.member("width", width)
      json.member("height", height)
    }
    bytes += header.bytes + [0x0A]
    var old: CellGrid?
    for shot in shots {
      let change = shot.grid.bytes(after: old, depth)
      old = shot.grid
      let time = Double(shot.time) / 1000
      if !change.isEmpty { bytes += event(time, "o", String(decoding: change, as: UTF8.self)) }
      // A player can jump to a picture with a title.
      if let title = shot.title { bytes += event(time, "m", title) }
    }
    return bytes
  }
}
