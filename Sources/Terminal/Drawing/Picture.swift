import CtlCatalogue
import CtlChecker
import CtlText

/// A tree with everything that decides its look, except the places.
public struct Picture: Sendable {
  public let tree: RenderTree
  public let options: RenderOptions
  public let metrics: Metrics
  /// How far the signs of work have turned; nil in a still picture.
  public var phase: Int?
  let glyphs: Glyphs
  let palette: Palette
  /// The visible children of every node.
  let children: [[Int]]
  /// Whether a row is the first or the last of rows that touch.
  private let startsRows: [Bool]
  private let endsRows: [Bool]
  /// Whether a region of content is right below another.
  private let followsContent: [Bool]
  /// The color behind every node; nil means that of the page.
  let backgrounds: [Color?]

  public init(_ tree: RenderTree, _ options: RenderOptions) {
    self.tree = tree
    self.options = options
    metrics = Metrics(tree.context, options.width)
    glyphs = options.characters == .ascii ? .ascii : .unicode
    palette = options.isDark ? .dark : .light
    var children = [[Int]](repeating: [], count: tree.nodes.count)
    var backgrounds = [Color?](repeating: nil, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let parent = Int(node.parent)
      if parent >= 0 {
        backgrounds[index] = backgrounds[parent]
        if !node.isHidden { children[parent].append(index) }
      }
      if let color = node.color(.background), color.alpha > 127 { backgrounds[index] = color }
    }
    self.children = children
    self.backgrounds = backgrounds
    var starts = [Bool](repeating: true, count: tree.nodes.count)
    var ends = starts
    var follows = [Bool](repeating: false, count: tree.nodes.count)
    for list in children {
      for (first, second) in zip(list, list.dropFirst()) {
        // Their backgrounds show where one ends and the other begins.
        let isSeen = options.color != .none && backgrounds[first] != backgrounds[second]
        follows[second] = tree.nodes[first].kind == .content && !isSeen
        guard tree.nodes[first].kind == .row, tree.nodes[second].kind == .row else { continue }
        ends[first] = false
        starts[second] = false
      }
    }
    followsContent = follows
    startsRows = starts
    endsRows = ends
  }

  /// The sign of work in progress: turned, in a moving picture.
  func turned(_ sign: String, _ signs: [String]) -> String {
    guard let phase, !signs.isEmpty else { return sign }
    return signs[phase % signs.count]
  }

  /// Columns of a line, counted from where lines begin: its left, or from right to left its right.
  func columns(_ start: Int, _ width: Int = 1, of frame: Rect) -> Rect {
    let x = options.isRightToLeft ? frame.maxX - start - width : frame.x + start
    return Rect(x, frame.y, width, 1)
  }

  func startsRows(_ node: Int) -> Bool { startsRows[node] }
  func endsRows(_ node: Int) -> Bool { endsRows[node] }
  func followsContent(_ node: Int) -> Bool { followsContent[node] }

  func node(_ index: Int) -> RenderNode { tree.nodes[index] }

  /// The own text of a node on one line, safe to draw.
  func text(_ index: Int) -> String { tree.nodes[index].text.map { oneLine($0) } ?? "" }

  /// A text on one line, with nothing in it that acts on a terminal, and no longer than can be
  /// drawn.
  func oneLine(_ text: String) -> String {
    let isLong = text.utf8.count > 4 * RenderOptions.widths.upperBound
    var line = isLong ? String(text.prefix(RenderOptions.widths.upperBound + 1)) : text
    if line.utf8.contains(where: { $0 < 0x20 }) {
      line = String(line.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
    return line.withoutDirectionMarks.neutralised()
  }
}
