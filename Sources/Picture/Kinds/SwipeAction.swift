import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlTerminal

import struct CtlRuntime.SwipeAction

extension SwipeAction: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let action = screen.control(node, as: SwipeAction.self) else { return }
    let frame = screen.frames[node]
    let gray = Color(199, 199, 205)
    writer.rect(frame, .fill(action.style == .destructive ? screen.palette.red : gray))
    writer.text(
      action.title?.onOneLine ?? "", in: frame.inset(min(8, frame.width / 2)), .center,
      TextStyle(Color(255, 255, 255)))
  }
}
