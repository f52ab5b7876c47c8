import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// Reports the second property of each pair that looks the same as the first, in a control that says
  /// something by the difference.
  func reportSameLook(_ about: Code, _ pairs: [(PropertyName, PropertyName)]) {
    for (first, second) in pairs {
      guard let look = value(first), let other = value(second), look != .none,
        look.looksLike(other)
      else { continue }
      let message =
        look == other
        ? Message("the same as `{property}`", "与 `{property}` 相同")
        : Message("hardly differs from `{property}`", "与 `{property}` 几乎无法区分")
      report(
        about, at: place(of: second), label: message(["property": .text(first.description)]),
        related: related(toAppearance: first) + related(toAppearance: second))
    }
  }
}

extension Value {
  fileprivate func looksLike(_ other: Value) -> Bool {
    guard case .color(let color) = self, case .color(let other) = other else {
      return self == other
    }
    return color.looksLike(other)
  }
}

extension Color {
  /// Whether people cannot tell two colors apart on something small, in one of the looks of a device.
  func looksLike(_ other: Color) -> Bool {
    Look.allCases.contains { resolved(in: $0).isLike(other.resolved(in: $0)) }
  }

  private func isLike(_ other: Color) -> Bool {
    let channels = [
      (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
    ]
    return channels.allSatisfy { abs(Int($0) - Int($1)) <= 6 }
  }
}
