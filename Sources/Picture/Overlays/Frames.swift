import CtlCatalogue

extension Overlay {
  /// The frame of every element: red for controls and their parts, gray for what holds them.
  static let frames = Overlay(name: "frames") { screen, writer in
    for node in screen.order.dropFirst() {
      let isContainer = Kind.named(screen.node(node).kind).role == .container
      let color = isContainer ? Color(142, 142, 147) : Color(255, 45, 85)
      writer.rect(screen.frames[node], .stroke(color, 0.5))
    }
  }
}
