import CtlCatalogue
import CtlChecker
import CtlLayout

extension Picture {
  /// The picture as the layout in points sees it.
  public var request: LayoutRequest {
    var request = LayoutRequest(
      boxes: tree.nodes.indices.map { box($0) }, width: metrics.points,
      height: metrics.screenHeight)
    request.constraints = tree.constraints
    request.isRightToLeft = options.isRightToLeft
    return request
  }

  private func box(_ index: Int) -> LayoutBox {
    let node = tree.nodes[index]
    var box = LayoutBox(kind: node.kind, parent: Int(node.parent))
    box.size = Int(node.size)
    box.isHidden = node.isHidden
    box.line = Int(node.line)
    if node.place != .child { box.accessory = node.place == .leftView ? .left : .right }
    switch node.kind {
    case .label:
      box.text = node.text ?? ""
      box.lines = node.number(.numberOfLines).flatMap { Int(exactly: $0) } ?? 1
      box.fontSize = node.fontSize
    case .button, .roundedRectangleButton:
      box.text = node.string(.title) ?? ""
      box.hasImage = node.image(.image) != nil
      if node.kind == .button { box.width = node.number(.width) }
    case .segment:
      box.text = node.text ?? ""
      box.hasImage = node.text == nil
      box.width = node.number(.width).flatMap { $0 > 0 ? $0 : nil }
    case .pageControl: box.pages = Int(min(max(node.number(.numberOfPages) ?? 0, 0), 1000))
    case .stack:
      box.isVertical = node.member(.axis) == "vertical"
      box.spacing = min(max(node.number(.spacing) ?? 0, 0), 1000)
    case .slider, .textField, .view, .segmentedControl: box.width = node.number(.width)
    case .screen, .row, .section, .annotation: box.text = node.text ?? ""
    default: break
    }
    return box
  }
}

extension RenderNode {
  /// Of a label, in points.
  var fontSize: Double {
    guard case .font(let font)? = value(.font) else { return 17 }
    return font.points
  }
}
