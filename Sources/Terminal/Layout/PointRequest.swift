import CtlCatalogue
import CtlChecker
import CtlLayout

extension Picture {
  /// The picture as a request for the layout in points.
  public var request: LayoutRequest {
    var request = LayoutRequest(
      tree.nodes.indices.map { box($0) }, tree.constraints, tree.context.screen)
    request.isRightToLeft = options.isRightToLeft
    return request
  }

  private func box(_ index: Int) -> LayoutBox {
    let node = tree.nodes[index]
    var box = LayoutBox(node, parent: Int(node.parent))
    box.instance = Kind.named(node.kind).role == .part ? -1 : node.instance
    box.size = Int(node.size)
    box.isHidden = node.isHidden
    if node.place != .child { box.accessory = node.place == .leftView ? .left : .right }
    return box
  }
}

extension RenderNode: BoxElement {
  public func isSet(_ name: PropertyName) -> Bool { value(name) != nil }

  public var shownText: (text: String, isKnown: Bool) { (text ?? "", true) }

  public func instance(_ name: PropertyName) -> Int32 {
    switch name {
    case .describedBy: describedBy
    case .valueLabel: valueLabel
    default: -1
    }
  }
}
