import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout
import CtlTerminal
import CtlText

/// How a picture of a device is made, beside what decides the tree.
public struct DeviceOptions: Sendable {
  public var overlays: [Overlay] = []
  /// Whether a screen with room left ends below its contents.
  public var isCompact = false
  /// Whether elements say where they were written.
  public var hasSources = true
  /// Whether a person uses it: elements have the numbers of their nodes, and what turns is marked.
  public var isInUse = false
  /// The picture of an image by its name; nil leaves a sign in its place.
  public var image: @Sendable (String) -> PictureImage? = { _ in nil }

  /// What VoiceOver speaks, in order; for the overlay that shows it.
  public var speech: [Spoken] = []

  /// A sentence about an element.
  public struct Spoken: Sendable {
    public var node: Int
    public var text: String

    public init(node: Int, text: String) {
      self.node = node
      self.text = text
    }
  }

  public init() {}
}

/// Pictures of screens as a person sees them on the device: in points, in the look of iOS 7 and 8,
/// as SVG. Pure: the same program, settings and options give the same bytes.
public enum DevicePicture {
  /// Draws a screen.
  ///
  /// A screen that is longer than the device is drawn in its whole length, and what stands at the
  /// bottom of the device stands at its end.
  public static func render(
    _ program: Program, screen: String? = nil, settings: [String] = [],
    options: RenderOptions = RenderOptions(), device: DeviceOptions = DeviceOptions()
  ) throws(Problem) -> Terminal.Rendering {
    let index = try Terminal.screen(screen, of: program)
    let tree = try Terminal.still(program, index, settings, options)
    let bytes = render(tree, Expansion(program, .screen(index)), options, device)
    return Terminal.Rendering(text: bytes, isTruncated: tree.isTruncated)
  }

  /// Draws a tree; `expansion` knows where its elements were written.
  public static func render(
    _ tree: RenderTree, _ expansion: Expansion, _ options: RenderOptions, _ device: DeviceOptions
  ) -> [UInt8] {
    drawing(tree, expansion, options, device).bytes
  }

  /// A picture with the place of each element in it.
  public struct Drawing: Sendable {
    public var bytes: [UInt8]
    public var size: Frame
    /// In the order of drawing.
    public var parts: [Part]

    public struct Part: Sendable {
      /// Into the nodes of the tree.
      public var node: Int
      public var frame: Frame
      /// Of the bytes of the drawing.
      public var range: Range<Int>
    }
  }

  public static func drawing(
    _ tree: RenderTree, _ expansion: Expansion, _ options: RenderOptions, _ device: DeviceOptions
  ) -> Drawing {
    let screen = DeviceScreen(tree, options, device)
    var places = device.hasSources ? SourcePlaces(expansion, tree.guest) : nil
    var parts: [Drawing.Part] = []
    parts.reserveCapacity(screen.order.count)
    var writer = SVGWriter(isRightToLeft: options.isRightToLeft)
    writer.begin(screen.frames[0], title: tree.context.title.onOneLine, language: options.language)
    /// The scroll views whose elements are being drawn.
    var open: [Int] = []
    func close(before node: Int, _ writer: inout SVGWriter) {
      while let last = open.last, node < last || node >= last + Int(tree.nodes[last].size) {
        writer.indicator(of: last, screen)
        open.removeLast()
      }
    }
    for node in screen.order {
      close(before: node, &writer)
      let element = tree.nodes[node]
      let start = writer.bytes.count
      var attributes = attributes(of: element, &places)
      if device.isInUse {
        attributes.append(("data-node", String(node)))
        if let way = screen.scrolling(node) { attributes.append(("data-scroll", way)) }
      }
      // The screen behind an alert is dim, because it takes no touches.
      if Kind.named(element.kind).isModal {
        writer.rect(screen.frames[0], .fill(Color(0, 0, 0).opacity(0.4)))
      }
      writer.beginGroup(attributes)
      // A finger meets the whole frame, not only what is painted there.
      if device.isInUse,
        Kind.named(element.kind).role == .control
          || [.wheel, .tab, .scrollView].contains(element.kind)
      {
        writer.rect(screen.seen(node), .fill(screen.palette.page.opacity(0)))
      }
      writer.draw(node, screen)
      writer.endGroup()
      parts.append(
        Drawing.Part(
          node: node, frame: screen.seen(node), range: start..<writer.bytes.count))
      if element.kind == .scrollView { open.append(node) }
    }
    close(before: -1, &writer)
    for overlay in device.overlays { overlay.draw(screen, &writer) }
    writer.end()
    return Drawing(bytes: writer.bytes, size: screen.frames[0], parts: parts)
  }

  /// One element alone, with a little of what is around it; nil when no screen shows it, or when it
  /// fills a page.
  public static func render(
    _ program: Program, element: ElementID, options: RenderOptions = RenderOptions(),
    device: DeviceOptions = DeviceOptions()
  ) -> [UInt8]? {
    Terminal.drawing(of: element, in: program, options) { tree, node, _ in
      let screen = DeviceScreen(tree, options, device)
      let frame = screen.frames[node]
      guard frame.width >= 1, frame.height >= 1, frame.height <= elementLimit else { return nil }
      var writer = SVGWriter(isRightToLeft: options.isRightToLeft)
      let page = frame.inset(-8)
      writer.begin(page, title: tree.nodes[node].kind.name, language: options.language)
      writer.rect(page, radius: 4, .fill(screen.backgrounds[node]))
      let parts = node..<node + Int(tree.nodes[node].size)
      for part in screen.order where parts.contains(part) {
        writer.draw(part, screen)
      }
      writer.end()
      return writer.bytes
    }
  }

  /// The greatest height of one element alone, in points.
  private static let elementLimit = 320.0

  private static func attributes(
    of node: RenderNode, _ places: inout SourcePlaces?
  ) -> [(name: String, value: String)] {
    var attributes = [("data-kind", node.kind.name)]
    if let name = node.name { attributes.append(("data-name", String(name.prefix(200)))) }
    if let place = places?.place(of: Int(node.instance)) {
      attributes.append(("data-source", place))
    }
    return attributes
  }
}

/// Where the elements of a screen were written, as `file:line:column`.
struct SourcePlaces {
  private let expansion: Expansion
  private var lines: [String: LineTable] = [:]

  private let guest: RenderTree.Guest?

  init(_ expansion: Expansion, _ guest: RenderTree.Guest?) {
    (self.expansion, self.guest) = (expansion, guest)
  }

  mutating func place(of instance: Int) -> String? {
    if let guest, instance >= Int(guest.start) {
      return place(of: instance - Int(guest.start), in: guest.expansion)
    }
    return place(of: instance, in: expansion)
  }

  private mutating func place(of instance: Int, in expansion: Expansion) -> String? {
    guard expansion.instances.indices.contains(instance) else { return nil }
    let item = expansion.instances[instance]
    let program = expansion.program(of: item)
    let source = program.origins.source
    guard program.elements.indices.contains(item.element.index), !source.bytes.isEmpty else {
      return nil
    }
    let origin = program.elements[item.element.index].origin
    let range = program.origins.range(of: origin, .whole)
    let table = lines[source.path] ?? source.lineTable()
    lines[source.path] = table
    let (line, column) = table.position(at: range.lowerBound)
    return "\(source.path):\(line + 1):\(column + 1)"
  }
}
