import CtlLayout

/// The places of everything in a tree, in cells. Made by a `LayoutEngine`; drawing reads nothing
/// else.
public struct CellLayout: Sendable {
  /// One for each node; empty for hidden nodes.
  public var frames: [Rect]
  /// Where a container draws its own title; empty when it does not.
  public var titles: [Rect]
  /// Where a container draws the text below its contents; empty without one.
  public var footers: [Rect]
  /// Lines across the screen between its bars and its content.
  public var rules: [Int] = []
  public var size: (width: Int, height: Int)
  /// What each scroll view shows, in cells.
  package var scrolls: [Scroll] = []
  /// The cells in which each node is seen; nil where nothing cuts it. Empty without scroll views.
  var clips: [Rect?] = []
  /// The places in points that the cells are made from, one for each node.
  public var points: [Frame] = []

  /// Nodes from left to right, which is not their order where lines begin at the right.
  func fromTheLeft(_ nodes: [Int]) -> [Int] {
    nodes.sorted { (frames[$0].x, $0) < (frames[$1].x, $1) }
  }

  init(count: Int) {
    frames = [Rect](repeating: .zero, count: count)
    titles = frames
    footers = frames
    size = (0, 0)
  }
}

/// Finds the places: the flow of lines here, or a solver of the constraints of a file.
public protocol LayoutEngine: Sendable {
  /// The frames of a picture that is as wide as its metrics say; never wider.
  func layout(_ picture: Picture) -> CellLayout
}
