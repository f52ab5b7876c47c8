import CtlRuntime

extension PageControl: UsedControl {
  static let use = KindUse {
    $0.hint = ("← → change", "← → 更改")
    $0.activate = { $0.use(.increment, $1) }
    $0.sideways = KindUse.adjust
    $0.isAdjustable = true
    $0.isWide = true
    $0.press = { preview, node, x, _ in
      guard let pages = preview.control(node, as: PageControl.self) else { return }
      let frame = preview.layout.frames[node]
      let column = preview.isRightToLeft ? frame.maxX - 1 - x : x - frame.x
      // The current dot has no side; a page has two columns.
      let shown = preview.layout.visiblePages(of: pages, node)
      let start = preview.layout.columnsBeforeDots(shown.count, node)
      let page = Double(column - start) / 2 + Double(shown.lowerBound - pages.currentPage)
      if page != 0 { preview.use(page < 0 ? .decrement : .increment, node) }
    }
    $0.outcome = { behavior, _, _ in
      behavior[PageControl.self].map { "page \($0.currentPage)" }
    }
  }
}
