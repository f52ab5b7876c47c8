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
    let tree = try Terminal.tree(program, index, settings, options)
    let bytes = render(tree, Expansion(program, .screen(index)), options, device)
    return Terminal.Rendering(text: bytes, isTruncated: tree.isTruncated)
  }

  /// Draws a tree; `expansion` knows where its elements were written.
  public static func render(
    _ tree: RenderTree, _ expansion: Expansion, _ options: RenderOptions, _ device: DeviceOptions
  ) -> [UInt8] {
    let screen = DeviceScreen(tree, options, device)
    var places = SourcePlaces(expansion)
    var writer = SVGWriter(isRightToLeft: options.isRightToLeft)
    writer.begin(screen.frames[0], title: tree.context.title.onOneLine, language: options.language)
    for node in screen.order {
      let element = tree.nodes[node]
      writer.beginGroup(attributes(of: element, &places))
      DeviceDrawing.of(element.kind)?.draw(screen, node, &writer)
      writer.endGroup()
    }
    for overlay in device.overlays { overlay.draw(screen, &writer) }
    writer.end()
    return writer.bytes
  }

  private static func attributes(
    of node: RenderNode, _ places: inout SourcePlaces
  ) -> [(name: String, value: String)] {
    var attributes = [("data-kind", node.kind.name)]
    if let name = node.name { attributes.append(("data-name", String(name.prefix(200)))) }
    if let place = places.place(of: Int(node.instance)) {
      attributes.append(("data-source", place))
    }
    return attributes
  }
}

/// Where the elements of a screen were written, as `file:line:column`.
struct SourcePlaces {
  private let expansion: Expansion
  private var lines: [String: LineTable] = [:]

  init(_ expansion: Expansion) { self.expansion = expansion }

  mutating func place(of instance: Int) -> String? {
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
