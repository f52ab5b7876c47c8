import CtlCatalogue
import CtlChecker
import CtlText

extension Terminal {
  /// An element with more parts than this is a page, and is not drawn.
  private static let partLimit = 256

  /// One element as it looks on the first screen that shows it, line by line without the white
  /// space around; nil when no screen of the program shows it. Its neighbours are left out.
  public static func render(
    _ program: Program, element: ElementID, options: RenderOptions = RenderOptions(),
    engine: any LayoutEngine = FlowLayout()
  ) -> [String]? {
    drawing(of: element, in: program, options) { tree, node, _ in
      let picture = Picture(tree, options)
      let layout = engine.layout(picture)
      let lines = Painter(picture: picture, layout: layout).lines(of: layout.frames[node])
      return lines.isEmpty ? nil : lines
    }
  }

  /// Draws the first tree that has an element, without its neighbours, until there is a drawing.
  public static func drawing<Drawing>(
    of element: ElementID, in program: Program, _ options: RenderOptions,
    _ draw: (_ tree: RenderTree, _ node: Int, Expansion) -> Drawing?
  ) -> Drawing? {
    for screen in program.screens.indices {
      let expansion = Expansion(program, .screen(screen))
      let found = expansion.instances.indices.lazy.filter {
        expansion.instances[$0].element == element
          && expansion.program(of: expansion.instances[$0]).file == program.file
      }
      if found.isEmpty { continue }
      let cascade = Cascade(expansion)
      var state = ScreenState(program, screen: screen, now: DateTime(options.now))
      state.use(options, of: program)
      for instance in found.prefix(8) {
        let focus = instance..<instance + Int(expansion.instances[instance].size)
        guard focus.count <= partLimit else { break }
        let tree = Interpreter.tree(program, state, cascade, focus: focus)
        guard let node = tree.nodes.firstIndex(where: { Int($0.instance) == instance }) else {
          continue
        }
        if let drawing = draw(tree, node, expansion) { return drawing }
      }
    }
    return nil
  }
}

extension Painter {
  /// The contents of a frame, without empty rows and columns around.
  fileprivate func lines(of frame: Rect) -> [String] {
    // A constraint may put an element below the end of the screen.
    let bottom = min(max(frame.maxY, 0), layout.size.height)
    let rows = min(max(frame.y, 0), bottom)..<bottom
    guard !rows.isEmpty, frame.width > 0, rows.count <= Painter.band else { return [] }
    let nodes = layout.frames.indices.filter { index in
      let other = layout.frames[index]
      return !other.isEmpty && other.y < rows.upperBound && rows.lowerBound < other.maxY
        && !picture.tree.nodes[index].isHidden
    }
    var bytes: [UInt8] = []
    canvas(rows, nodes.map { Int32($0) }).write(to: &bytes, .none)
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map {
      line -> String in
      let text = String(decoding: line, as: UTF8.self)
      let start = text.prefix(columns: max(frame.x, 0)).endIndex
      return text[start...].prefix(columns: frame.width).trimmingEnd
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}

extension Substring {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
