import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// Reports the second property of each pair that looks the same as the first, in a control that says
  /// something by the difference.
  func reportSameLook(_ about: Code, _ pairs: [(PropertyName, PropertyName)]) {
    for (first, second) in pairs {
      guard let look = shown(first), let other = shown(second), look.value != .none,
        look.value.looksLike(other.value)
      else { continue }
      let message =
        look.value == other.value
        ? Message("the same as `{property}`", "与 `{property}` 相同")
        : Message("hardly differs from `{property}`", "与 `{property}` 几乎无法区分")
      // A tint is also the color of other things.
      let (named, place) =
        other.isTint ? (PropertyName.tintColor, place(of: first)) : (look.name, place(of: second))
      report(
        about, at: place, label: message(["property": .text(named.description)]),
        looks: other.isTint ? [first] : [second, first])
    }
  }

  /// What a part of the control looks like: its own color or image, else the tint that it or something
  /// around it has.
  private func shown(_ name: PropertyName) -> (value: Value, name: PropertyName, isTint: Bool)? {
    if let value = value(name), value != .none { return (value, name, false) }
    guard [.minimumTrackTintColor, .progressTintColor].contains(name),
      ([self] + ancestors).contains(where: { $0.isWritten(.tintColor) }),
      let tint = color(.tintColor)
    else { return nil }
    return (.color(tint), .tintColor, true)
  }
}

extension Value {
  fileprivate func looksLike(_ other: Value) -> Bool {
    switch (self, other) {
    case (.color(let color), .color(let other)): color.looksLike(other)
    // One that can be stretched looks the same where it is not.
    case (.image(let image), .image(let other)): image.name == other.name
    default: self == other
    }
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
