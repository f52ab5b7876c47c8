import CtlCatalogue
import CtlLayout

// Stacks that fit the device and are too wide in cells, which are coarse.

extension Flow {
  /// The widths and the gap with which a line of a stack stays one line, as on the device: the gaps shrink, then
  /// what has a width of its own; nil where there is room, and where texts would be cut.
  func squeezed(
    _ line: BoxLine, _ wishes: [Measure], _ container: Int, _ room: Int
  ) -> (widths: [Int], gap: Int)? {
    guard picture.tree.nodes[container].kind == .stack, line.items.count > 1,
      line.items.count * 2 - 1 <= room,
      line.items.allSatisfy({ $0 >= 0 })
    else { return nil }
    var widths = wishes.map(\.ideal)
    let gap = gap(of: line, in: container)
    let gaps = line.items.count - 1
    guard widths.reduce(gap * gaps, +) > room, fits(line, container) else { return nil }
    var excess = widths.reduce(min(gap, 1) * gaps, +) - room
    let own = line.items.indices.filter {
      picture.tree.nodes[line.items[$0]].number(.width) != nil
    }
    while excess > 0 {
      let wide = own.filter { widths[$0] > max(wishes[$0].minimum, 1) }
      guard let index = wide.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[index] -= 1
      excess -= 1
    }
    return (widths, min(gap, 1))
  }

  /// Whether a line is inside its container on the device.
  private func fits(_ line: BoxLine, _ container: Int) -> Bool {
    let whole = points.frames[container]
    return line.items.allSatisfy {
      let frame = points.frames[$0]
      return frame.x >= whole.x - 0.5 && frame.x + frame.width <= whole.x + whole.width + 0.5
    }
  }
}
