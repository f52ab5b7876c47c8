import CtlChecker
import CtlRuntime
import CtlTerminal

/// The colors of the system: those of iOS 7 and 8, and the same things in the dark.
struct DevicePalette: Sendable {
  let isDark: Bool
  /// Those that every drawing has.
  let base: Palette

  init(isDark: Bool) {
    self.isDark = isDark
    base = isDark ? .dark : .light
  }

  private func color(_ light: Color, _ dark: Color) -> Color { isDark ? dark : light }

  var text: Color { base.text }
  var secondary: Color { color(Color(142, 142, 147), base.secondary) }
  /// A view without a table.
  var page: Color { color(Color(255, 255, 255), base.page) }
  /// Behind the groups of a table.
  var grouped: Color { base.page }
  var bar: Color { color(Color(248, 248, 248), base.bar) }
  var barEdge: Color { color(Color(178, 178, 178), base.separator) }
  var placeholder: Color { color(Color(199, 199, 205), base.tertiary) }
  var track: Color { color(Color(183, 183, 183), Color(58, 58, 60)) }
  var switchEdge: Color { color(Color(229, 229, 229), Color(57, 57, 61)) }
  var switchOn: Color { color(Color(76, 217, 100), Color(48, 209, 88)) }
  var thumb: Color { Color(255, 255, 255) }
  /// The ground of what people type, whatever is around it.
  var field: Color { isDark ? base.cell : thumb }
  /// Lines and signs of a control that cannot be used.
  var disabled: Color { color(Color(190, 190, 194), base.tertiary) }
  /// The red of pins and of problems.
  var red: Color { Color(255, 59, 48) }
}

extension Color {
  /// The same with a share of its opacity.
  func opacity(_ share: Double) -> Color {
    Color(red, green, blue, UInt8(min(max(Double(alpha) * share + 0.5, 0), 255)))
  }
}
