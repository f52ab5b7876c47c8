import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlRuntime
import CtlTerminal

extension KindUse {
  static let scrollView = KindUse {
    $0.hint = ("arrows scroll", "方向键滚动")
    $0.isUsable = { preview, node in preview.scrollView(node)?.isLong == true }
    $0.activate = { preview, node in
      if !preview.scroll(node, by: 1) { preview.scroll(node, .drag(to: 0)) }
    }
    $0.sideways = { preview, node, step in
      let isSideways = preview.scrollView(node)?.view.isVertical == false
      if !isSideways || !preview.scroll(node, by: step) { preview.moveFocus(step) }
    }
    // With VoiceOver, three fingers scroll either way.
    $0.upAndDown = { preview, node, step in
      let isMeant = preview.isSpeaking || preview.scrollView(node)?.view.isVertical == true
      if !isMeant || !preview.scroll(node, by: step) { preview.moveFocus(step) }
    }
    $0.speech = .scrollView
    $0.press = { preview, node, x, y in
      preview.takeGrip(x, y)
      let offset = preview.scrollView(node)?.view.offset ?? 0
      preview.grip?.view = preview.focus
      preview.grip?.offset = offset
    }
  }
}

extension Preview {
  /// What a scroll view shows.
  func scrollView(_ node: Int) -> CellLayout.Scroll? { layout.scrolls.first { $0.node == node } }

  /// The scroll view under a cell with something to scroll for.
  func scrollView(at x: Int, _ y: Int) -> Int? {
    layout.scrolls.last { scroll in
      let frame = layout.visible(scroll.node)
      return scroll.isLong && isUsable(scroll.node) && x >= frame.x && x < frame.maxX
        && y >= frame.y && y < frame.maxY
    }?.node
  }

  /// Scrolls by a page, or by half of what is seen; returns whether there was more.
  @discardableResult
  mutating func scroll(_ node: Int, by step: Int) -> Bool {
    guard let view = scrollView(node)?.view else { return false }
    if view.isPaged { return scroll(node, step > 0 ? .increment : .decrement) }
    return scroll(node, .drag(to: view.offset + Double(step) * view.visible / 2))
  }

  /// Scrolls by some cells, or to the next page.
  mutating func roll(_ node: Int, by cells: Int) -> Bool {
    guard let scroll = scrollView(node) else { return false }
    if scroll.view.isPaged { return self.scroll(node, by: cells.signum()) }
    return self.scroll(node, .drag(to: scroll.view.offset + scroll.points(cells)))
  }

  /// The control of the runtime decides where a scroll view comes to rest.
  @discardableResult
  mutating func scroll(_ node: Int, _ interaction: Interaction) -> Bool {
    guard let view = scrollView(node)?.view, isUsable(node) else { return false }
    let item = live.tree.nodes[node]
    var container = ControlTree.Container(kind: .scrollView)
    container.isPagingEnabled = view.isPaged
    container.children = live.tree.children(of: node).filter { !live.tree.nodes[$0].isHidden }
      .map { _ in ControlTree(.view) }
    container.currentPage = Int(saturating: item.number(.currentPage) ?? 0)
    container.contentOffset = item.number(.contentOffset) ?? 0
    container.scrollExtent = .init(visible: view.visible, content: view.content)
    container.settle()
    guard container.scroll(interaction) || isUntold(node) else { return false }
    let name = logName(of: node)
    let value: Value =
      view.isPaged ? .int(container.currentPage) : .double(container.contentOffset.rounded())
    let former = live.followed
    live.write(value, to: view.isPaged ? .currentPage : .contentOffset, of: node)
    live.refresh()
    let steps = live.perform(.valueChanged, of: node)
    let told = steps.isEmpty ? "" : " → " + steps.joined(separator: "; ")
    let place =
      view.isPaged
      ? "page \(container.currentPage)" : "offset \(Int(rounding: container.contentOffset))"
    record("\(name): valueChanged \(place)\(told)")
    followChanges(since: former)
    refresh()
    follow()
    return true
  }

  /// Whether a finger has moved the elements, without an event so far.
  private func isUntold(_ node: Int) -> Bool {
    let item = live.tree.nodes[node]
    return item.isBound(.contentOffset) && live.state.live[item.key]?[.contentOffset] != nil
  }

  /// A finger drags the elements of a scroll view to a cell; returns false where there is none.
  mutating func drag(contentTo x: Int, _ line: Int) -> Bool {
    guard var hand = grip, let node = hand.view.flatMap({ index(of: $0) }),
      let scroll = scrollView(node)
    else { return false }
    let sideways = isRightToLeft ? x - hand.column : hand.column - x
    let distance = scroll.view.isVertical ? hand.line - line : sideways
    guard distance != 0 || hand.hasMoved else { return true }
    hand.hasMoved = true
    hand.distance = distance
    grip = hand
    guard !scroll.view.isPaged else { return true }
    let offset = min(max(hand.offset + scroll.points(distance), 0), scroll.view.limit)
    live.write(.double(offset.rounded()), to: .contentOffset, of: node, isTold: false)
    refresh()
    return true
  }

  /// The finger lifts: a page comes to rest, and who wants to know the place is told.
  mutating func letGo(of hand: Grip) -> Bool {
    guard let node = hand.view.flatMap({ index(of: $0) }), let scroll = scrollView(node) else {
      return false
    }
    guard hand.hasMoved else { return true }
    if scroll.view.isPaged {
      // A short swipe is enough for a page.
      if abs(hand.distance) >= min(Preview.swipeColumns, max(scroll.visible / 4, 1)) {
        self.scroll(node, hand.distance > 0 ? .increment : .decrement)
      }
    } else {
      self.scroll(node, .drag(to: hand.offset + scroll.points(hand.distance)))
    }
    return true
  }

  /// Moves the scroll views around an element so that it is seen.
  mutating func scrollIntoView(_ key: ElementKey) {
    for _ in 0..<8 {
      guard let node = index(of: key), layout.visible(node) != layout.frames[node],
        let scroll = layout.scrolls.last(where: { hides(node, $0) })
      else { return }
      let frame = layout.frames[node]
      let view = layout.frames[scroll.node]
      if scroll.view.isPaged {
        let page = live.tree.children(of: scroll.node).filter { !live.tree.nodes[$0].isHidden }
          .firstIndex { $0 <= node && node < $0 + Int(live.tree.nodes[$0].size) }
        guard let page, self.scroll(scroll.node, .drag(to: Double(page) * scroll.view.visible))
        else { return }
        continue
      }
      let (start, end) =
        scroll.view.isVertical
        ? (frame.y - view.y, frame.maxY - view.maxY) : (frame.x - view.x, frame.maxX - view.maxX)
      // The beginning is seen, however long the element is.
      var distance = start < 0 || end > start ? start : end
      if isRightToLeft, !scroll.view.isVertical {
        distance = -(end > 0 || start > end ? end : start)
      }
      let offset = scroll.view.offset + scroll.points(distance)
      guard self.scroll(scroll.node, .drag(to: offset)) else { return }
    }
  }

  /// How far every scroll view has moved. The tree may be newer than the layout.
  var scrollPlaces: [ElementKey: Double] {
    let nodes = live.tree.nodes
    return Dictionary(
      layout.scrolls.filter { nodes.indices.contains($0.node) }
        .map { (nodes[$0.node].key, $0.view.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A control that moved the elements around it, as a button that turns the page, leaves the focus
  /// to what is seen now: with the focus, the page would come back.
  mutating func passFocus(since former: [ElementKey: Double]) {
    guard let node = focused, let scroll = layout.scrolls.last(where: { hides(node, $0) }),
      let offset = former[live.tree.nodes[scroll.node].key], offset != scroll.view.offset
    else { return }
    let end = scroll.node + Int(live.tree.nodes[scroll.node].size)
    let seen = focusable.first {
      scroll.node < $0 && $0 < end && layout.visible($0) == layout.frames[$0]
    }
    focus = live.tree.nodes[seen ?? scroll.node].key
  }

  /// Whether a scroll view cuts an element, and can show it.
  private func hides(_ node: Int, _ scroll: CellLayout.Scroll) -> Bool {
    let end = scroll.node + Int(live.tree.nodes[scroll.node].size)
    guard scroll.isLong, scroll.node < node, node < end, isUsable(scroll.node) else { return false }
    let frame = layout.frames[node]
    let view = layout.frames[scroll.node]
    return scroll.view.isVertical
      ? frame.y < view.y || frame.maxY > view.maxY && frame.height < view.height
      : frame.x < view.x && frame.width <= view.width
        || frame.maxX > view.maxX && frame.width <= view.width
  }
}
