import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// Reports the second property of each pair that looks the same as the first, in a control that says
  /// something by the difference.
  func reportSameLook(_ about: Code, _ pairs: [(PropertyName, PropertyName)]) {
    for (first, second) in pairs {
      guard let look = value(first), look != .none, look == value(second) else { continue }
      report(
        about, at: place(of: second),
        label: Message("the same as `{property}`", "与 `{property}` 相同")([
          "property": .text(first.description)
        ]),
        related: related(toAppearance: first) + related(toAppearance: second))
    }
  }
}
