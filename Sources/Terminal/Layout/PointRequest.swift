import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlText

import enum CtlRuntime.Font

extension Picture {
  /// The picture as a request for the layout in points.
  public var request: LayoutRequest {
    var request = LayoutRequest(
      tree.nodes.indices.map { box($0) }, tree.constraints, tree.context.screen)
    request.isRightToLeft = options.isRightToLeft
    request.turnsRows = options.textSize.isForAccessibility
    return request
  }

  private func box(_ index: Int) -> LayoutBox {
    let node = tree.nodes[index]
    let parent = Int(node.parent)
    var box = LayoutBox(node, parent: parent, in: parent >= 0 ? tree.nodes[parent].kind : nil)
    box.instance = Kind.named(node.kind).role == .part ? -1 : node.instance
    box.size = Int(node.size)
    if options.textSize != .large { box.fontSize = fontSize(node) ?? box.fontSize }
    if let wheel = node.wheel {
      box.text = wheel.rows.max { $0.displayWidth < $1.displayWidth } ?? ""
      box.isOfClock = wheel.isOfClock
    }
    box.isHidden = node.isHidden
    box.hiding = node.hiding
    box.hasContents = node.hasContents
    if node.isWayBack { (box.isWayBack, box.edges) = (true, LayoutBox.wayBackSign) }
    if node.place != .child { box.accessory = node.place == .leftView ? .left : .right }
    return box
  }
}

extension Picture {
  /// The size of text that follows the size that a person chose.
  private func fontSize(_ node: RenderNode) -> Double? {
    switch node.value(.font) {
    case .font(.textStyle(let name))?:
      Font.TextStyle(rawValue: name).map { Font.style($0).pointSize(for: options.textSize) }
    case nil where node.kind == .row || node.kind == .section:
      Font.body.pointSize(for: options.textSize)
    default: nil
    }
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
