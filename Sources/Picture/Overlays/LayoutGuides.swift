import CtlLayout

extension Overlay {
  /// The constraints of the file: what they measure, with their constants and priorities.
  static let layout = Overlay(name: "layout") { screen, writer in
    for constraint in screen.request.constraints {
      for difference in constraint.differences({ screen.request.boxes[$0].parent }) {
        writer.guide(difference, constraint, screen)
      }
    }
  }
}

extension SVGWriter {
  fileprivate mutating func guide(
    _ difference: AnchorDifference, _ constraint: LayoutConstraint, _ screen: DeviceScreen
  ) {
    guard let box = difference.first.box ?? difference.second?.box,
      screen.frames.indices.contains(box)
    else { return }
    func index(_ side: LayoutConstraint.Side) -> Int {
      max(side.box ?? screen.request.boxes[box].parent, 0)
    }
    let first = screen.frames[index(difference.first)]
    let second = difference.second.map { screen.frames[index($0)] }
    let anchor = difference.first.anchor
    let isHorizontal = anchor.isHorizontal
    let start: Double
    let end: Double
    if anchor.isSize {
      start = isHorizontal ? first.x : first.y
      end = isHorizontal ? first.maxX : first.maxY
    } else {
      start = screen.place(of: anchor, index(difference.first))
      end = difference.second.map { screen.place(of: $0.anchor, index($0)) } ?? 0
    }
    // The line lies where both are, or in the middle of the one that is smaller.
    let across =
      [first, second].compactMap { $0 }.min {
        (isHorizontal ? $0.height : $0.width) < (isHorizontal ? $1.height : $1.width)
      } ?? first
    let middle = isHorizontal ? across.midY : across.midX
    let (low, high) = (min(start, end), max(start, end))
    let color = constraint.priority < 1000 ? Overlay.guide.opacity(0.55) : Overlay.guide
    if high - low > 0.5 {
      let line =
        isHorizontal
        ? Frame(x: low, y: middle - 0.5, width: high - low, height: 1)
        : Frame(x: middle - 0.5, y: low, width: 1, height: high - low)
      rect(line, .fill(color))
      for place in [low, high] {
        let tick =
          isHorizontal
          ? Frame(x: place - 0.5, y: middle - 3, width: 1, height: 6)
          : Frame(x: middle - 3, y: place - 0.5, width: 6, height: 1)
        rect(tick, .fill(color))
      }
    } else {
      // The same place: a line through both.
      let all = [first, second].compactMap { $0 }
      let from = all.map { isHorizontal ? $0.y : $0.x }.min() ?? 0
      let to = all.map { isHorizontal ? $0.maxY : $0.maxX }.max() ?? 0
      rect(
        isHorizontal
          ? Frame(x: low - 0.5, y: from, width: 1, height: to - from)
          : Frame(x: from, y: low - 0.5, width: to - from, height: 1), .fill(color))
    }
    guard difference.hasConstant, constraint.constant != 0 || high - low > 0.5 else { return }
    let relation = [-1: "≤", 0: "", 1: "≥"][constraint.relation.sign] ?? ""
    let priority = constraint.priority < 1000 ? "@\(Self.text(constraint.priority))" : ""
    note(
      relation + Self.text(constraint.constant) + priority,
      x: isHorizontal ? (low + high) / 2 : middle, y: isHorizontal ? middle : (low + high) / 2,
      in: screen.frames[0], Overlay.guide)
  }
}

extension LinearConstraint.Relation {
  fileprivate var sign: Int {
    switch self {
    case .lessOrEqual: -1
    case .equal: 0
    case .greaterOrEqual: 1
    }
  }
}

extension DeviceScreen {
  fileprivate func place(of anchor: LayoutConstraint.Anchor, _ box: Int) -> Double {
    let frame = frames[box]
    switch anchor {
    case .leading: return isRightToLeft ? frame.maxX : frame.x
    case .trailing: return isRightToLeft ? frame.x : frame.maxX
    case .left: return frame.x
    case .right: return frame.maxX
    case .top: return frame.y
    case .bottom: return frame.maxY
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .firstBaseline, .baseline:
      let line = request.boxes[box].baseline(isFirst: anchor == .firstBaseline)
      return frame.y + frame.height * line.share + line.offset
    case .width: return frame.width
    case .height: return frame.height
    }
  }
}
