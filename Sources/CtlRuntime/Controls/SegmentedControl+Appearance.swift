extension SegmentedControl {
  /// The states of one segment; disabled when there is no such segment.
  public func state(ofSegment segment: Int) -> ControlState {
    guard segments.indices.contains(segment) else { return .disabled }
    var state = self.state.intersection(.disabled)
    if !segments[segment].isEnabled { state.insert(.disabled) }
    if segment == selectedSegmentIndex, !isMomentary { state.insert(.selected) }
    if segment == touchedSegment { state.insert(.highlighted) }
    return state
  }

  /// The background of one segment.
  public func currentBackgroundImage(ofSegment segment: Int) -> ImageReference? {
    backgroundImage[state(ofSegment: segment)]
  }

  /// The divider on the right of a segment; nil after the last one.
  public func currentDividerImage(after segment: Int) -> ImageReference? {
    guard segment >= 0, segment < segments.count - 1 else { return nil }
    return dividerImage[left: state(ofSegment: segment), right: state(ofSegment: segment + 1)]
  }

  /// The width of each segment: an equal share of the total. Segments with a width of their own
  /// take it, and the others share the rest; by content, they share in proportion to their titles.
  public func segmentWidths(in total: Double) -> [Double] {
    let free = segments.filter { $0.width == 0 }
    let rest = max(0, total - segments.reduce(0) { $0 + $1.width })
    func weight(_ segment: Segment) -> Double {
      apportionsSegmentWidthsByContent ? Double(max(1, segment.title?.displayColumns ?? 2)) : 1
    }
    let weights = free.reduce(0) { $0 + weight($1) }
    return segments.map { $0.width > 0 ? $0.width : rest * weight($0) / weights }
  }

  /// The frame of each segment in the control, from left to right.
  public func segmentFrames(in bounds: Rect) -> [Rect] {
    var x = bounds.x
    return segmentWidths(in: width ?? bounds.width).map { width in
      defer { x += width }
      return Rect(x: x, y: bounds.y, width: width, height: bounds.height)
    }
  }

  /// The middle of a segment's content: that of the segment, plus the adjustment.
  public func contentCenter(ofSegment segment: Int, in bounds: Rect) -> Point? {
    let frames = segmentFrames(in: bounds)
    guard frames.indices.contains(segment) else { return nil }
    let center = frames[segment].center
    return Point(
      x: center.x + contentPositionAdjustment.x, y: center.y + contentPositionAdjustment.y)
  }
}
