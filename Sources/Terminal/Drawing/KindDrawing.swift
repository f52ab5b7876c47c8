import CtlCatalogue
import CtlLayout

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

/// How elements of some kinds look. One value for each look, in a file of its own.
struct KindDrawing: Sendable {
  let kinds: [KindName]
  /// The cells of the edges around its children.
  let insets: @Sendable (Picture, Int) -> Insets<Int>
  /// The width of a kind without arranged children; containers are measured by their content.
  let measure: @Sendable (Picture, Int) -> Measure
  /// The height at a width, also without arranged children.
  let height: @Sendable (_ picture: Picture, _ node: Int, _ width: Int) -> Int
  /// Draws the element itself; its children are drawn after it.
  let draw: @Sendable (_ picture: Picture, _ node: Int, _ layout: CellLayout, inout Canvas) -> Void

  init(
    _ kinds: KindName...,
    insets: @escaping @Sendable (Picture, Int) -> Insets<Int> = { _, _ in Insets() },
    measure: @escaping @Sendable (Picture, Int) -> Measure = { _, _ in Measure(1) },
    height: @escaping @Sendable (Picture, Int, Int) -> Int = { _, _, _ in 1 },
    draw: @escaping @Sendable (Picture, Int, CellLayout, inout Canvas) -> Void
  ) {
    self.kinds = kinds
    self.insets = insets
    self.measure = measure
    self.height = height
    self.draw = draw
  }

  static let all: [KindDrawing] = [
    // Controls.
    .activityIndicator, .networkActivityIndicator, .refreshControl, .button, .iconButton, .label,
    .pageControl, .wheels, .wheel, .progressView, .segmentedControl, .segment, .slider, .stepper,
    .switch, .textField,
    // Companions.
    .textView, .volumeView,
    // Containers.
    .screen, .bar, .content, .table, .region, .section, .row, .popover, .annotation,
  ]

  private static let byKind: [KindDrawing?] = {
    var table = [KindDrawing?](repeating: nil, count: KindName.allCases.count)
    for drawing in all {
      for kind in drawing.kinds { table[kind.rawValue] = drawing }
    }
    return table
  }()

  static func of(_ kind: KindName) -> KindDrawing? { byKind[kind.rawValue] }
}

extension Picture {
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

  /// Plain text, or gray when it is disabled.
  func ink(_ node: Int) -> Style { isDisabled(node) ? Style(palette.tertiary) : Style() }

  var secondary: Style { Style(palette.secondary) }
  var separator: Style { Style(palette.separator) }
}
