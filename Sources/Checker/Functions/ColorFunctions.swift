import CtlCatalogue
import CtlDiagnostics
import CtlRuntime

extension BuiltIn {
  static let colors: [BuiltIn] = [look(hasContrast: false), look(hasContrast: true)]

  /// `Color(light: …, dark: …)`, with `highContrast:` or without.
  private static func look(hasContrast: Bool) -> BuiltIn {
    let labels = ["light", "dark"] + (hasContrast ? ["highContrast"] : [])
    return BuiltIn(
      Function(
        "Color", labels.map { Function.Parameter($0, "Color") }, "Color", .call,
        hasContrast
          ? Localized(
            "The same with a color of its own where people asked for more contrast; that one may be a "
              + "`Color(light:dark:)` too.",
            "同上；用户要求增强对比度时用另一种颜色，它也可以是 `Color(light:dark:)`。")
          : Localized(
            "A color that is another one in the dark: the device chooses.",
            "深色外观下不同的颜色，由设备选择。")),
      takes: Message(
        "`light:` and `dark:`, and `highContrast:` where it differs",
        "`light:` 和 `dark:`，增强对比度时若不同还有 `highContrast:`"),
      result: { types in
        types.count == labels.count && types.allSatisfy { $0 == .color } ? .color : nil
      },
      swift: .function("Color"),
      apply: { arguments, _ in
        let colors = arguments.compactMap { argument -> CtlRuntime.Color? in
          if case .color(let color) = argument { color.inRuntime } else { nil }
        }
        guard colors.count == labels.count else { return .unknown }
        return .value(
          .color(
            Color(
              CtlRuntime.Color(
                light: colors[0], dark: colors[1], highContrast: hasContrast ? colors[2] : nil))))
      })
  }
}
