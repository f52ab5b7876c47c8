import CtlCatalogue
import CtlLayout

import struct CtlRuntime.AnyControl
import protocol CtlRuntime.Control
import enum CtlRuntime.ControlKind

/// The width that an element wants.
struct Measure: Sendable, Hashable {
  /// The least and the preferred width, in columns.
  var minimum: Int
  var ideal: Int

  init(_ ideal: Int, minimum: Int? = nil) {
    self.ideal = max(ideal, 1)
    self.minimum = max(min(minimum ?? ideal, ideal), 1)
  }
}

/// A control of the runtime that has a drawing; all kinds of the runtime have one.
protocol DrawnControl: Control {
  static var drawing: KindDrawing { get }
}

/// How the elements of a kind come into the tree, and how they look: one value in a file of its own.
/// Those of controls are found from the kinds of the runtime.
final class KindDrawing: Sendable {
  /// Of a drawing that is no control's.
  let kinds: [KindName]
  /// Values from the program around the element.
  let derivations: [ProgramDerivation]
  /// The parts of a control besides those in the file.
  let parts: @Sendable (Evaluator, _ node: Int, RenderTree) -> [RenderNode]
  /// Makes the control of a node with its parts, and gives each of them its content.
  let connect: @Sendable (Evaluator, _ node: Int, inout RenderTree) -> Void
  /// Adds state that is in no property: from the system and from a finger.
  let complete: @Sendable (inout AnyControl, RenderNode, ScreenState) -> Void
  /// Chooses a segment or a row; `part` is the place of the wheel in its picker.
  let choose: @Sendable (inout LiveScreen, _ row: Int, _ node: Int, _ part: Int) -> Void
  /// The cells of the edges around its children.
  let insets: @Sendable (Picture, Int) -> Insets<Int>
  /// The columns of the line between two parts.
  let divider: @Sendable (Picture, Int) -> Int
  /// The width of a kind without arranged children; containers are measured by their content.
  let measure: @Sendable (Picture, Int) -> Measure
  /// The height at a width, also without arranged children.
  let height: @Sendable (_ picture: Picture, _ node: Int, _ width: Int) -> Int
  /// Draws the element itself; its children are drawn after it.
  let draw: @Sendable (_ picture: Picture, _ node: Int, _ layout: CellLayout, inout Canvas) -> Void

  init(
    _ kinds: KindName..., derivations: [ProgramDerivation] = [],
    parts: @escaping @Sendable (Evaluator, Int, RenderTree) -> [RenderNode] = { _, _, _ in [] },
    connect: @escaping @Sendable (Evaluator, Int, inout RenderTree) -> Void = { _, _, _ in },
    complete: @escaping @Sendable (inout AnyControl, RenderNode, ScreenState) -> Void = { _, _, _ in
    },
    choose: @escaping @Sendable (inout LiveScreen, Int, Int, Int) -> Void = { _, _, _, _ in },
    insets: @escaping @Sendable (Picture, Int) -> Insets<Int> = { _, _ in Insets() },
    divider: @escaping @Sendable (Picture, Int) -> Int = { _, _ in 1 },
    measure: @escaping @Sendable (Picture, Int) -> Measure = { _, _ in Measure(1) },
    height: @escaping @Sendable (Picture, Int, Int) -> Int = { _, _, _ in 1 },
    draw: @escaping @Sendable (Picture, Int, CellLayout, inout Canvas) -> Void
  ) {
    self.kinds = kinds
    self.derivations = derivations
    self.parts = parts
    self.connect = connect
    self.complete = complete
    self.choose = choose
    self.insets = insets
    self.divider = divider
    self.measure = measure
    self.height = height
    self.draw = draw
  }

  /// Those of parts and containers.
  static let all: [KindDrawing] = [
    .wheel, .segment,
    .screen, .statusBar, .navigationBar, .toolbar, .content, .table, .region, .section, .row,
    .popover, .annotation, .modal, .tabBar, .tab, .scrollView,
  ]

  private static let byKind: [KindDrawing?] = {
    var table = KindName.allCases.map { kind in
      ControlKind(rawValue: kind.name).flatMap { ($0.type as? any DrawnControl.Type)?.drawing }
    }
    for drawing in all {
      for kind in drawing.kinds { table[kind.rawValue] = drawing }
    }
    return table
  }()

  static func of(_ kind: KindName) -> KindDrawing? { byKind[kind.rawValue] }
}

extension Picture {
  /// The control of a node as one of a kind.
  func control<C: Control>(_ node: Int, as type: C.Type) -> C? {
    tree.control(of: node)?[as: C.self]
  }

  func tint(_ node: Int) -> Style {
    Style(isDisabled(node) ? palette.tertiary : tree.nodes[node].tint ?? palette.tint)
  }

  func isDisabled(_ node: Int) -> Bool { tree.nodes[node].states.contains(.disabled) }

  func isHighlighted(_ node: Int) -> Bool { tree.nodes[node].states.contains(.highlighted) }

  /// The style of a focused cell: on a darker background, or in the dark on a lighter one. Without
  /// colours, characters and background are exchanged.
  public func focused(_ style: Style) -> Style {
    var style = style
    if options.color == .none {
      style.isReversed = true
    } else {
      style.background = (style.background ?? palette.page)
        .mixed(with: palette.text, options.isDark ? 0.22 : 0.15)
    }
    return style
  }

  /// Fills the area under a finger with a translucent tint.
  func fillPressed(_ line: Rect, _ style: Style, _ canvas: inout Canvas) {
    guard options.color != .none else { return }
    canvas.glaze(line, style.foreground ?? palette.tint, 0.25, page: palette.page)
  }

  /// Marks the area of a background image.
  func fillGround(_ line: Rect, _ canvas: inout Canvas) {
    guard options.color != .none else { return }
    canvas.glaze(line, palette.secondary, 0.15, page: palette.page)
  }

  /// Whether an element is in a toolbar, where icons are templates.
  func isInToolbar(_ index: Int) -> Bool {
    var index = index
    while index >= 0, tree.nodes[index].kind != .toolbar { index = Int(tree.nodes[index].parent) }
    return index >= 0
  }

  /// Plain text, or gray when it is disabled.
  func ink(_ node: Int) -> Style { isDisabled(node) ? Style(palette.tertiary) : Style() }

  var secondary: Style { Style(palette.secondary) }
  var separator: Style { Style(palette.separator) }
}
