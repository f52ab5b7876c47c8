import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlText

/// Laid-out trees as JSON, in the shape of `Grammar/tree.schema.json`. Iterative, so that a deep
/// tree costs no stack.
struct TreeJSON {
  /// Raised when a reader of the old shape would misread the new one.
  static let version = 1

  /// Trees of more levels are not indented, because that would cost more than everything else.
  static let indentedLevels = 64

  private var json: JSONWriter

  /// For trees of so many levels at most.
  init(levels: Int) {
    json = JSONWriter(levels <= TreeJSON.indentedLevels ? .pretty : .compact)
    json.beginObject()
    json.member("format", "ctl-tree")
    json.member("version", TreeJSON.version)
    json.key("screens")
    json.beginArray()
  }

  /// The screens of a file.
  static func write(_ pictures: [(picture: Picture, layout: CellLayout)]) -> [UInt8] {
    var json = TreeJSON(levels: pictures.map { $0.picture.tree.levels }.max() ?? 0)
    for item in pictures { json.add(item.picture, item.layout) }
    return json.finish()
  }

  private mutating func finish() -> [UInt8] {
    json.endArray()
    json.endObject()
    return json.bytes + [0x0A]
  }

  private mutating func add(_ picture: Picture, _ layout: CellLayout) {
    let context = picture.tree.context
    json.beginObject()
    json.member("name", context.name)
    json.member("title", context.title)
    json.member("device", context.isPad ? "iPad" : "iPhone")
    json.member("orientation", context.isLandscape ? "landscape" : "portrait")
    json.object("cells") { json in
      json.member("width", layout.size.width)
      json.member("height", layout.size.height)
    }
    json.member("isTruncated", picture.tree.isTruncated)
    json.key("variables")
    json.beginObject()
    for variable in context.variables {
      json.key(variable.name)
      write(variable.value)
    }
    json.endObject()
    json.object("tasks") { json in
      for task in context.tasks {
        json.object(task.name) { json in
          json.member("isRunning", task.progress.isRunning)
          if let failure = task.progress.failure { json.member("message", failure) }
        }
      }
    }
    json.key("root")
    writeNodes(picture, layout)
    json.endObject()
  }

  private mutating func writeNodes(_ picture: Picture, _ layout: CellLayout) {
    /// Where the open nodes end.
    var open: [Int] = []
    for index in picture.tree.nodes.indices {
      while let end = open.last, end <= index { closeNode(&open) }
      writeNode(picture, layout, index)
      open.append(index + Int(picture.tree.nodes[index].size))
    }
    while !open.isEmpty { closeNode(&open) }
  }

  private mutating func closeNode(_ open: inout [Int]) {
    json.endArray()
    json.endObject()
    open.removeLast()
  }

  private mutating func writeNode(_ picture: Picture, _ layout: CellLayout, _ index: Int) {
    let node = picture.tree.nodes[index]
    json.beginObject()
    json.member("kind", node.kind.name)
    if let name = node.name { json.member("name", name) }
    if node.place != .child { json.member("place", node.place.rawValue) }
    if let text = node.text { json.member("text", text) }
    json.member("isHidden", node.isHidden)
    writeFrame(layout.frames[index], layout.points[index])
    json.array("states") { json in
      for state in ControlState.names where !state.state.isEmpty {
        if node.states.contains(state.state) { json.write(state.name) }
      }
      if node.isEditing { json.write("editing") }
    }
    if let tint = node.tint { json.member("tint", tint.hex) }
    if let wheel = node.wheel {
      json.object("wheel") { json in
        json.array("rows") { json in for row in wheel.rows { json.write(row) } }
        json.member("middle", wheel.middle)
      }
    }
    writeProperties(node)
    writeAccessibility(node.accessibility, layout.points[index])
    json.key("children")
    json.beginArray()
  }

  private mutating func writeFrame(_ frame: Rect, _ points: Frame) {
    json.object("frame") { json in
      json.object("cells") { json in
        json.member("x", frame.x)
        json.member("y", frame.y)
        json.member("width", frame.width)
        json.member("height", frame.height)
      }
      TreeJSON.write(points, "points", &json)
    }
  }

  private static func write(_ points: Frame, _ name: String, _ json: inout JSONWriter) {
    func rounded(_ points: Double) -> Double { (points * 100).rounded() / 100 }
    json.object(name) { json in
      json.member("x", rounded(points.x))
      json.member("y", rounded(points.y))
      json.member("width", rounded(points.width))
      json.member("height", rounded(points.height))
    }
  }

  // MARK: Properties

  /// The properties that are set or derived, in the order of the file, then the defaults of the
  /// catalogue.
  private mutating func writeProperties(_ node: RenderNode) {
    json.key("properties")
    json.beginArray()
    for property in node.properties {
      json.beginObject()
      json.member("name", property.name.name)
      if property.isKeyed { writeStates(property) }
      json.key("value")
      write(property.value)
      json.member("origin", property.origin.rawValue)
      json.endObject()
    }
    let set = Set(node.properties.lazy.filter { $0.state == .normal }.map(\.name))
    for property in Kind.named(node.kind).properties
    where !property.isMisplaced && !set.contains(property.name) {
      guard let value = Defaults.value(of: property.name, in: node.kind) else { continue }
      json.beginObject()
      json.member("name", property.name.name)
      json.key("value")
      write(.value(value))
      json.member("origin", "default")
      json.endObject()
    }
    json.endArray()
  }

  private mutating func writeStates(_ property: RenderProperty) {
    func names(_ state: ControlState) -> [String] {
      let names = ControlState.names.filter {
        !$0.state.isEmpty && state.contains($0.state)
      }.map(\.name)
      return names.isEmpty ? ["normal"] : names
    }
    json.array(property.rightState == nil ? "states" : "leftStates") { json in
      for name in names(property.state) { json.write(name) }
    }
    guard let right = property.rightState else { return }
    json.array("rightStates") { json in for name in names(right) { json.write(name) } }
  }

  /// The frame is that of the layout.
  private mutating func writeAccessibility(_ accessibility: RenderAccessibility, _ frame: Frame) {
    json.object("accessibility") { json in
      if let label = accessibility.label { json.member("label", label) }
      if let value = accessibility.value { json.member("value", value) }
      if let hint = accessibility.hint { json.member("hint", hint) }
      if let identifier = accessibility.identifier { json.member("identifier", identifier) }
      TreeJSON.write(frame, "frame", &json)
      json.array("traits") { json in for trait in accessibility.traits { json.write(trait) } }
    }
  }

  // MARK: Values

  /// Booleans, numbers and texts as they are; other values as an object with their type.
  private mutating func write(_ value: RenderValue) {
    switch value {
    case .value(let value): write(value)
    case .enumCase(let enumeration, let name, let label):
      json.object { json in
        json.member("enum", enumeration)
        json.member("case", name)
        json.member("label", label)
      }
    case .reference(let name): json.object { $0.member("reference", name) }
    case .element(let kind): json.object { $0.member("element", kind.name) }
    case .systemView(let name): json.object { $0.member("systemView", name) }
    case .list(let items):
      json.beginArray()
      for item in items { write(item) }
      json.endArray()
    }
  }

  private mutating func write(_ value: Value) {
    switch value {
    case .bool(let value): json.write(value)
    case .int(let value): json.write(value)
    case .double(let value): json.write(value)
    case .string(let value): json.write(value)
    case .localized(let key): json.object { $0.member("localized", key) }
    case .color(let color): json.object { $0.member("color", color.hex) }
    case .image(let image): writeImage(image)
    case .date(let date): json.object { $0.member("date", date.text) }
    case .duration(let milliseconds): json.object { $0.member("milliseconds", milliseconds) }
    case .length(let points): json.object { $0.member("points", points) }
    case .font(let font): json.object { $0.members(of: font) }
    case .styled(let text, let style):
      json.object { json in
        json.member("text", text.words)
        if let font = style.font {
          json.key("font")
          json.object { $0.members(of: font) }
        }
        if let color = style.color { json.member("color", color.hex) }
        if let emphasis = style.emphasis { json.member("emphasis", emphasis) }
        if let link = style.link { json.member("link", link) }
      }
    case .member(let name): json.object { $0.member("member", name) }
    case .enumCase(_, _, let number): json.write(number)
    case .range(let lower, let upper, let isClosed):
      json.beginObject()
      json.key("lower")
      write(lower)
      json.key("upper")
      write(upper)
      json.member("isClosed", isClosed)
      json.endObject()
    case .list(let items), .record(_, _, let items):
      json.beginArray()
      for item in items { write(item) }
      json.endArray()
    case .none: json.writeNull()
    }
  }

  private mutating func writeImage(_ image: ImageReference) {
    json.object { json in
      json.member("image", image.name)
      if let role = image.role { json.member("role", role) }
      if let mode = image.renderingMode { json.member("renderingMode", mode) }
      if image.isResizable { json.member("isResizable", true) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of font: Font) {
    switch font {
    case .textStyle(let name): member("textStyle", name)
    case .custom(let family, let size):
      member("family", family)
      member("size", size)
    case .system(let size): member("size", size)
    }
  }
}
