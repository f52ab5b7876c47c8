import CtlCatalogue
import CtlLayout
import CtlRuntime

extension DeviceScreen {
  /// The part of a node that is seen.
  func seen(_ node: Int) -> Frame {
    guard !clips.isEmpty, let clip = clips[node] else { return frames[node] }
    return frames[node].intersection(clip)
  }

  /// The way in which a finger on a node scrolls: `x`, `y`, or `page`; nil where nothing does.
  func scrolling(_ node: Int) -> String? {
    guard !clips.isEmpty else { return nil }
    var next = node
    while next >= 0 {
      if let view = layout.scrolls.first(where: { $0.box == next }), view.limit > 0.5 {
        return view.isPaged ? "page" : view.isVertical ? "y" : "x"
      }
      next = Int(tree.nodes[next].parent)
    }
    return nil
  }
}

extension SVGWriter {
  /// Draws an element, as far as the scroll views around it show it.
  mutating func draw(_ node: Int, _ screen: DeviceScreen) {
    guard let drawing = DeviceDrawing.of(screen.node(node).kind) else { return }
    let seen = screen.seen(node)
    if seen == screen.frames[node] { return drawing.draw(screen, node, &self) }
    beginClip(seen)
    drawing.draw(screen, node, &self)
    endClip()
  }

  /// The thumb at the edge of a scroll view says which part is seen.
  mutating func indicator(of node: Int, _ screen: DeviceScreen) {
    guard let view = screen.layout.scrolls.first(where: { $0.box == node }) else { return }
    var place = screen.frames[node].inset(2)
    guard let thumb = view.thumb(of: view.isVertical ? place.height : place.width) else { return }
    if view.isVertical {
      place = place.trailing(2.5, screen.isRightToLeft)
      place.y += thumb.start
      place.height = thumb.length
    } else {
      place.y = place.maxY - 2.5
      place.height = 2.5
      place.x =
        screen.isRightToLeft ? place.maxX - thumb.start - thumb.length : place.x + thumb.start
      place.width = thumb.length
    }
    let clip = screen.seen(node)
    if !place.intersection(clip).isEmpty {
      rect(place, radius: 1.25, .fill(screen.palette.secondary.opacity(0.6)))
    }
  }
}
