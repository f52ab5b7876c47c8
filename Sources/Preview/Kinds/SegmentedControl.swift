import CtlCatalogue
import CtlRuntime
import CtlTerminal

extension SegmentedControl: UsedControl {
  static let use = KindUse {
    $0.hint = ("← → change", "← → 更改")
    $0.activate = { preview, node in tapSegment(&preview, node, 1) }
    $0.sideways = tapSegment
    $0.press = { preview, node, x, _ in
      let frames = preview.live.tree.children(of: node).map { preview.layout.frames[$0] }
      // The divider before a segment belongs to it; from right to left the first one is last.
      let segment = frames.indices.filter { x < frames[$0].maxX }
        .min { frames[$0].x < frames[$1].x }
      guard let segment, var behavior = Behavior(preview.live.tree, node) else { return }
      let events = behavior.send(.press(segment: segment))
      if !events.isEmpty { preview.holdDown(behavior, node, events) }
    }
    $0.outcome = { behavior, tree, node in
      guard let segmented = behavior[SegmentedControl.self] else { return nil }
      let index = segmented.selectedSegmentIndex
      let segments = tree.children(of: node)
      guard segments.indices.contains(index) else { return nil }
      return ["segment \(index)", tree.nodes[segments[index]].text.map { LogText.quoted($0) }]
        .compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The segment beside the chosen one; in a control that shows no choice, the last or the first.
  private static let tapSegment: KindUse.Step = { preview, node, step in
    guard let segmented = preview.control(node, as: SegmentedControl.self),
      !segmented.segments.isEmpty
    else { return }
    let last = segmented.segments.count - 1
    let next = segmented.isMomentary && step > 0 ? last : segmented.selectedSegmentIndex + step
    preview.use(.tapSegment(min(max(next, 0), last)), node)
  }
}

extension Preview {
  /// Taps a segment by itself; false for other elements.
  mutating func tapSegment(_ node: Int) -> Bool {
    let control = Int(live.tree.nodes[node].parent)
    guard live.tree.nodes[node].kind == .segment, control >= 0, isUsable(control),
      let place = Array(live.tree.children(of: control)).firstIndex(of: node)
    else { return false }
    focus = live.tree.nodes[control].key
    showFocus()
    use(.tapSegment(place), control)
    focusText()
    return true
  }
}
