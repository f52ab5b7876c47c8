import CtlCatalogue
import CtlLayout
import CtlText

import enum CtlRuntime.Language

extension KindDrawing {
  /// The edge at the end of the line or at the bottom shows which part is seen.
  static let scrollView = KindDrawing(
    .scrollView,
    insets: { picture, index in
      let node = picture.node(index)
      let edge = node.number(.contentInset) ?? 0
      let columns = edge > 0 ? picture.metrics.columns(edge) : 0
      let lines = min(Int(rounding: edge / Metrics.pointsPerLine), 10)
      let isSideways = node.member(.axis) == "horizontal"
      return Insets(
        top: lines, left: columns, bottom: lines + (isSideways ? 1 : 0),
        right: columns + (isSideways ? 0 : 1))
    },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      if let color = picture.node(index).color(.background), color.alpha > 127 {
        picture.paint(frame, color, &canvas)
      }
      guard let scroll = layout.scrolls.first(where: { $0.node == index }),
        scroll.content > scroll.visible, scroll.visible > 0
      else { return }
      let length = scroll.visible
      let thumb = min(max(length * length / scroll.content, 1), length)
      let start = (length - thumb) * scroll.offset / (scroll.content - length)
      let isRightToLeft = picture.options.isRightToLeft
      if scroll.view.isVertical {
        let x = isRightToLeft ? frame.x : frame.maxX - 1
        canvas.fill(picture.glyphs.vertical, Rect(x, frame.y, 1, length), picture.separator)
        canvas.fill(picture.glyphs.bar, Rect(x, frame.y + start, 1, thumb), picture.secondary)
      } else {
        let y = frame.maxY - 1
        canvas.fill(picture.glyphs.empty, Rect(frame.x, y, length, 1), picture.separator)
        let x = isRightToLeft ? frame.maxX - start - thumb : frame.x + start
        canvas.fill(picture.glyphs.filled, Rect(x, y, thumb, 1), picture.secondary)
      }
    })
}

extension RenderTree {
  /// What VoiceOver says of a scroll view with pages.
  func pageValue(_ node: Int, _ language: Language) -> String? {
    guard nodes[node].kind == .scrollView, nodes[node].bool(.isPagingEnabled) else { return nil }
    let count = children(of: node).count { !nodes[$0].isHidden }
    let page = min(max(Int(saturating: nodes[node].number(.currentPage) ?? 0), 0), count - 1)
    return count > 0 ? language.page(page + 1, of: count) : nil
  }
}
