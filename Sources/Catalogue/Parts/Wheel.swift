extension Kind {
  static let wheel = Kind(
    .wheel, role: .part,
    title: Localized("Wheel", "滑轮"),
    documentation: Localized(
      "One wheel of a picker: a list of values; the one in the middle is chosen.",
      "选择器的一个滑轮：一组值，停在中间的是选中的值。"),
    isInteractive: true, ownProperties: propertyTable,
    placement: Localized("A picker.", "选择器中。"),
    layout: KindLayout(content: .textOrImage(least: 24, edges: 16)),
    defaultTraits: ["userInteractionEnabled", "adjustable"],
    related: [.picker],
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .values, .list(.string), default: .required, source: "000 001 003",
    Localized(
      "the values from top to bottom, unless `selection` is bound to an enum",
      "从上到下的各个值；`selection` 绑定到枚举时可省略")),
  // The type is that of the values; an enum variable brings its own.
  Property(
    .selection, .string, default: .derived(.firstValue), limitedBy: [.values], bindable: true,
    source: "P",
    Localized(
      "the chosen value; an enum variable lists its cases on the wheel",
      "选中的值；绑定枚举变量时，各枚举值就是滑轮上的值")),
]

private let exampleFile = #"""
  screen Coffee "Coffee" {
    var strength: String = "Medium"

    content {
      picker {
        wheel {
          values: ["Mild", "Medium", "Strong"]
          selection <-> strength
        }
        accessibility { label: "Strength" }
      }
    }
  }
  """#
