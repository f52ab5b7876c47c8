import struct CtlRuntime.PageControl

extension CellLayout {
  /// The pages whose dots are visible: those in points, as far as there are cells.
  package func visiblePages(of control: PageControl, _ node: Int) -> Range<Int> {
    let cells = Double((frames[node].width + 1) / 2) * PageControl.dotPitch
    return control.visiblePages(in: min(points[node].width, cells))
  }

  /// How many columns stand before the first of the dots, which are in the middle.
  package func columnsBeforeDots(_ count: Int, _ node: Int) -> Int {
    max(frames[node].width - 2 * count + 1, 0) / 2
  }
}

extension PageControl: DrawnControl {
  /// A dot for each page, clipped to the width: dots keep their size and distance. The first
  /// page is where lines begin.
  static let drawing = KindDrawing(
    measure: { picture, index in
      let control = picture.tree.control(of: index)?[as: PageControl.self]
      let dots = control?.visibleDots(in: picture.tree.context.screen.width) ?? 0
      return Measure(2 * dots - 1, minimum: 1)
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      guard let control = picture.tree.control(of: index)?[as: PageControl.self] else { return }
      let shown = layout.visiblePages(of: control, index)
      let start = layout.columnsBeforeDots(shown.count, index)
      let current = control.displayedPage
      let (glyphs, palette) = (picture.glyphs, picture.palette)
      let isDisabled = picture.isDisabled(index)
      let (dot, currentDot) =
        isDisabled
        ? (glyphs.disabledDot, glyphs.disabledCurrentDot) : (glyphs.dot, glyphs.currentDot)
      for page in shown {
        let color =
          page == current
          ? node.color(.currentPageIndicatorTintColor) ?? palette.secondary
          : node.color(.pageIndicatorTintColor) ?? palette.tertiary
        canvas.write(
          page == current ? currentDot : dot,
          picture.columns(start + 2 * (page - shown.lowerBound), of: frame).x, frame.y,
          Style(isDisabled ? palette.tertiary : color))
      }
    })
}
