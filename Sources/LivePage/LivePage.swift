import CtlChecker
import CtlPicture
import CtlPreview
import CtlTerminal
import CtlText

/// A screen that a person uses in a browser, as a value: requests come in, answers and states go out.
/// A `Preview` decides; the page only shows pictures and sends events.
public struct LivePage: Sendable {
  public private(set) var preview: Preview
  /// In every address: other programs and pages do not know it.
  public let token: String
  private let port: Int
  private let image: @Sendable (_ isDark: Bool, String) -> PictureImage?
  private var drawing: DevicePicture.Drawing
  /// What was wrong with the last command.
  private var problem: String?
  /// Counts the states.
  public private(set) var version = 0

  public init(
    _ preview: Preview, token: String, port: Int,
    image: @escaping @Sendable (_ isDark: Bool, String) -> PictureImage? = { _, _ in nil }
  ) {
    self.preview = preview
    self.token = token
    self.port = port
    self.image = image
    drawing = Self.draw(preview, image)
  }

  public var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Lets the preview do something, and draws it.
  public mutating func change(_ body: (inout Preview) -> Void) {
    body(&preview)
    drawing = Self.draw(preview, image)
    version += 1
  }

  private static func draw(
    _ preview: Preview, _ image: @escaping @Sendable (Bool, String) -> PictureImage?
  ) -> DevicePicture.Drawing {
    let options = preview.options.render
    var device = DeviceOptions()
    device.image = { image(options.isDark, $0) }
    device.isInUse = true
    return DevicePicture.drawing(preview.live.tree, preview.live.expansion, options, device)
  }

  var parts: [Preview.PointPart] { drawing.parts.map { ($0.node, $0.frame) } }

  // MARK: Requests

  /// Answers a request; what it changes is a new state for all streams.
  public mutating func answer(_ request: WebRequest) -> WebAnswer {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else { return WebAnswer(403) }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin == "http://\($0)" })
    {
      return WebAnswer(403)
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, Self.isSame(String(parts[1]), token) else { return WebAnswer(404) }
    switch (request.method, parts[2]) {
    case ("GET", ""):
      return WebAnswer(
        200, "text/html; charset=utf-8", Array(Self.page(preview.options.language).utf8))
    case ("GET", "page.css"):
      return WebAnswer(200, "text/css; charset=utf-8", Array(Self.style.utf8))
    case ("GET", "page.js"):
      return WebAnswer(200, "text/javascript; charset=utf-8", Array(Self.script.utf8))
    case ("GET", "events"):
      var answer = WebAnswer(200, "text/event-stream")
      answer.isStream = true
      answer.body = state
      return answer
    case ("POST", "event"):
      // A form of another page cannot send this type, and every browser says where a page is from.
      guard request.headers["content-type"] == "application/json" else { return WebAnswer(415) }
      guard request.headers["origin"] != nil else { return WebAnswer(403) }
      guard let node = try? JSONReader.parse(request.body), handle(node) else {
        return WebAnswer(400)
      }
      return WebAnswer(204)
    case (_, "event"), (_, "events"), (_, "page.js"), (_, "page.css"), (_, ""):
      return WebAnswer(405)
    default: return WebAnswer(404)
    }
  }

  /// Takes as long for every guess.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let (one, other) = (Array(first.utf8), Array(second.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  // MARK: Events

  /// Carries out an event of the page; false for one that it does not send.
  private mutating func handle(_ event: JSONNode) -> Bool {
    guard let type = event["type"]?.string else { return false }
    var problem: String?
    switch type {
    case "down", "move", "up":
      guard let x = event["x"]?.double, let y = event["y"]?.double else { return false }
      let action: PreviewEvent.Mouse.Action =
        type == "down" ? .press : type == "move" ? .drag : .release
      let parts = parts
      change { $0.touch(action, x: x, y: y, on: parts) }
    case "roll":
      guard let x = event["x"]?.double, let y = event["y"]?.double, let isDown = event["down"]?.bool
      else { return false }
      let parts = parts
      change { $0.roll(isDown, x: x, y: y, on: parts) }
    case "cancel": change { $0.cancelTouch() }
    case "key":
      guard let name = event["key"]?.string,
        let key = PreviewEvent.Key(web: name, event["shift"]?.bool == true)
      else { return false }
      // A letter is a command only in a terminal.
      if case .character(let character) = key, !preview.isTyping, !" +-=".contains(character) {
        return true
      }
      change { $0.handle(.key(key)) }
    case "paste":
      guard let text = event["text"]?.string else { return false }
      change { $0.handle(.paste(text)) }
    case "focus":
      guard let node = event["node"]?.int else { return false }
      change { $0.focus(on: node) }
    case "run":
      guard let text = event["text"]?.string, text.utf8.count <= 10_000 else { return false }
      change { problem = $0.run(text) }
    case "voiceover":
      let isOn = event["on"]?.bool == true
      change { $0.setSpeaking(isOn) }
    default: return false
    }
    self.problem = problem
    return true
  }

  // MARK: States

  /// Everything that the page shows, as an event of a stream.
  public var state: [UInt8] {
    var writer = JSONWriter()
    let tree = preview.live.tree
    let options = preview.options.render
    writer.object { writer in
      writer.member("version", version)
      writer.member("title", tree.context.title.neutralised())
      writer.member("screen", tree.context.name)
      writer.member("svg", String(decoding: drawing.bytes, as: UTF8.self))
      writer.member("device", preview.deviceName)
      writer.member("dark", options.isDark)
      writer.member("language", options.language)
      writer.member("textSize", options.textSize.rawValue)
      writer.array("languages", languages) { $0.write($1) }
      writer.member("typing", preview.isTyping)
      writer.array("stops", preview.stops) { $0.write($1) }
      if let node = preview.focusedNode {
        writer.member("focus", node)
        writer.member("spoken", preview.sentence(node).neutralised())
      }
      writer.array("variables", tree.context.variables) { writer, item in
        writer.object { writer in
          writer.member("name", item.name)
          let record = tree.context.records[item.name]?.neutralised()
          writer.member("value", record ?? Self.text(item.value))
        }
      }
      writer.array("tasks", tree.context.tasks) { writer, item in
        writer.object { writer in
          writer.member("name", item.name)
          writer.member("value", item.progress.words)
        }
      }
      writer.array("samples", preview.sampleNames) { $0.write($1.neutralised()) }
      lines("log", preview.events.suffix(200), &writer)
      lines("facts", preview.facts[...], &writer)
      lines("findings", preview.findingTexts.prefix(200), &writer)
      lines("contacts", (preview.contactList ?? [])[...], &writer)
      let speech = preview.speaks ? preview.stops.map { preview.sentence($0) } : []
      lines("speech", speech[...], &writer)
      writer.member("note", (problem ?? preview.note ?? "").neutralised())
    }
    return Array("data: ".utf8) + writer.bytes + [0x0A, 0x0A]
  }

  private func lines(_ name: String, _ lines: ArraySlice<String>, _ writer: inout JSONWriter) {
    writer.array(name, lines) { $0.write($1.neutralised()) }
  }

  private var languages: [String] {
    let texts = preview.options.render.texts?.languages ?? []
    return texts.union(["en", "zh-Hans", "ar", preview.options.render.language]).sorted()
  }

  /// A value as `set` takes it.
  private static func text(_ value: RenderValue) -> String {
    switch value {
    case .value(.none): "nil"
    case .value(.string(let text)): text.neutralised()
    case .value(.list(let items)):
      "[" + items.prefix(100).map { text(.value($0)) }.joined(separator: ", ") + "]"
    case .value(let value): value.text ?? ""
    case .enumCase(_, let name, _): name
    case .reference(let name), .systemView(let name): name
    case .element(let kind): kind.name
    case .list(let items): "[" + items.prefix(100).map { text($0) }.joined(separator: ", ") + "]"
    }
  }
}

extension PreviewEvent.Key {
  /// By the name that browsers give it.
  init?(web name: String, _ hasShift: Bool) {
    let names: [String: PreviewEvent.Key] = [
      "Enter": .enter, "Escape": .escape, "Backspace": .backspace, "Delete": .delete,
      "ArrowUp": .up, "ArrowDown": .down, "Home": .home, "End": .end,
    ]
    switch name {
    case "Tab": self = hasShift ? .backTab : .tab
    case "ArrowLeft": self = hasShift ? .holdLeft : .left
    case "ArrowRight": self = hasShift ? .holdRight : .right
    default:
      if let key = names[name] {
        self = key
      } else if name.count == 1, let character = name.first {
        self = .character(character)
      } else {
        return nil
      }
    }
  }
}
