import CtlCatalogue

import struct CtlRuntime.Color

extension Color {
  /// What the system draws in one look; a bar without a color of its screen is white.
  package init(_ ground: Ground, isDark: Bool) {
    self.init(ground.color.resolved(isDark: isDark))
  }

  /// The same in all looks.
  package init(_ ground: Ground) { self.init(ground.color) }
}

extension Ground {
  fileprivate var color: CtlRuntime.Color {
    guard case .plain(let light, let dark) = self else { return .white }
    return CtlRuntime.Color(light: CtlRuntime.Color(light), dark: CtlRuntime.Color(dark))
  }
}
