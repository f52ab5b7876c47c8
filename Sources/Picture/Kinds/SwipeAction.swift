import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlTerminal

import struct CtlRuntime.SwipeAction

extension SwipeAction: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let action = screen.control(node, as: SwipeAction.self) else { return }
    let frame = screen.frames[node]
    let usual = action.style == .destructive ? screen.palette.red : Color(199, 199, 205)
    writer.rect(frame, .fill(screen.node(node).color(.tintColor) ?? usual))
    writer.text(
      action.title?.onOneLine ?? "", in: frame.inset(min(8, frame.width / 2)), .center,
      TextStyle(Color(255, 255, 255)))
  }
}
