import CtlCatalogue
import CtlLayout

extension Overlay {
  /// 44 points around everything that a finger can use: green when no other target is there, red
  /// where two overlap.
  static let targets = Overlay(name: "targets") { screen, writer in
    let least = 44.0
    let targets = screen.order.filter { node in
      let kind = Kind.named(screen.node(node).kind)
      return kind.isInteractive && kind.role != .container && !screen.isDisabled(node)
        && screen.children[node].isEmpty
    }.map { node -> Frame in
      let frame = screen.frames[node]
      return frame.inset(min(frame.width - least, 0) / 2, min(frame.height - least, 0) / 2)
    }
    for (number, target) in targets.enumerated() {
      // Targets far apart in the order may touch, too, but only neighbours are many.
      let others = targets.enumerated().filter { abs($0.offset - number) <= 64 }
      let isTight = others.contains { other in
        let overlap = target.overlap(other.element)
        return other.offset != number && min(overlap.width, overlap.height) > 0.5
      }
      let color = isTight ? Overlay.bad : Overlay.good
      writer.rect(target, radius: 4, .fill(color.opacity(0.14)))
      writer.rect(target, radius: 4, .stroke(color))
    }
  }
}
