import CtlCatalogue
import CtlRuntime

/// A control of the runtime that has a picture; all kinds of the runtime have one.
protocol DeviceDrawn: Control {
  static var deviceDrawing: DeviceDrawing { get }
}

/// How the elements of a kind look on the device: one value in a file of its own. Those of controls
/// are found from the kinds of the runtime.
final class DeviceDrawing: Sendable {
  /// Of a drawing that is no control's.
  let kinds: [KindName]
  /// Draws the element itself, inside its frame; its children are drawn after it.
  let draw: @Sendable (_ screen: DeviceScreen, _ node: Int, inout SVGWriter) -> Void

  init(
    _ kinds: KindName..., draw: @escaping @Sendable (DeviceScreen, Int, inout SVGWriter) -> Void
  ) {
    self.kinds = kinds
    self.draw = draw
  }

  /// Those of parts and containers.
  static let all: [DeviceDrawing] = [
    .wheel, .segment,
    .screen, .statusBar, .navigationBar, .toolbar, .region, .section, .row, .popover, .annotation,
    .modal, .tabBar, .tab,
  ]

  private static let byKind: [DeviceDrawing?] = {
    var table = KindName.allCases.map { kind in
      ControlKind(rawValue: kind.name).flatMap {
        ($0.type as? any DeviceDrawn.Type)?.deviceDrawing
      }
    }
    for drawing in all {
      for kind in drawing.kinds { table[kind.rawValue] = drawing }
    }
    return table
  }()

  static func of(_ kind: KindName) -> DeviceDrawing? { byKind[kind.rawValue] }
}
