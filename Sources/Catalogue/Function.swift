/// A function of the language, for people: calls and members of values.
public struct Function: Sendable {
  public let name: String
  public let parameters: [Parameter]
  public let result: String
  /// Whether it may be written after a value: `names.count`.
  public let isMember: Bool
  public let documentation: Localized

  public struct Parameter: Sendable {
    public let label: String?
    public let type: String
    public let isOptional: Bool
    /// The allowed arguments, when there are only a few.
    public let set: CaseSet?

    init(_ label: String?, _ type: String, optional: Bool = false, set: CaseSet? = nil) {
      self.label = label
      self.type = type
      self.isOptional = optional
      self.set = set
    }

    public var text: String { (label.map { "\($0): " } ?? "") + type }
  }

  public var signature: String {
    "\(name)(\(parameters.map(\.text).joined(separator: ", "))) -> \(result)"
  }

  public static func named(_ name: String) -> Function? { all.first { $0.name == name } }

  /// The names of the built-in types.
  public static let types = [
    "Bool", "Int", "Double", "String", "Color", "Image", "Date", "Duration", "Length",
  ]

  public static let all: [Function] = [
    Function(
      name: "min", parameters: [Parameter(nil, "Value"), Parameter(nil, "Value")],
      result: "Value", isMember: false,
      documentation: Localized("The least of two or more values.", "两个或多个值中最小的一个。")),
    Function(
      name: "max", parameters: [Parameter(nil, "Value"), Parameter(nil, "Value")],
      result: "Value", isMember: false,
      documentation: Localized("The greatest of two or more values.", "两个或多个值中最大的一个。")),
    Function(
      name: "abs", parameters: [Parameter(nil, "Number")], result: "Number", isMember: true,
      documentation: Localized("A number without its sign.", "数字的绝对值。")),
    Function(
      name: "round", parameters: [Parameter(nil, "Double")], result: "Int", isMember: true,
      documentation: Localized(
        "The nearest whole number; halves go away from zero.", "最接近的整数；恰为一半时远离零取整。")),
    Function(
      name: "count", parameters: [Parameter(nil, "String or list")], result: "Int",
      isMember: true,
      documentation: Localized("The number of characters or items.", "字符或项目的数量。")),
    Function(
      name: "isEmpty", parameters: [Parameter(nil, "String or list")], result: "Bool",
      isMember: true,
      documentation: Localized("Whether it has no characters or items.", "是否没有任何字符或项目。")),
    Function(
      name: "uppercased", parameters: [Parameter(nil, "String")], result: "String",
      isMember: true, documentation: Localized("A text in capitals.", "转换为大写的文字。")),
    Function(
      name: "formatted", parameters: [Parameter(nil, "Value")], result: "String",
      isMember: true,
      documentation: Localized("A value as text for people.", "便于阅读的文字形式。")),
    Function(
      name: "localized", parameters: [Parameter(nil, "String")], result: "String",
      isMember: false,
      documentation: Localized("A string of the app's catalogue, by its key.", "按键名取自应用字符串表的文字。")),
    Function(
      name: "custom", parameters: [Parameter(nil, "String"), Parameter(nil, "Double")],
      result: "Font", isMember: false,
      documentation: Localized("A font family at a size in points.", "指定字号（点）的字体。")),
    Function(
      name: "system", parameters: [Parameter(nil, "Double")], result: "Font", isMember: false,
      documentation: Localized("The system font at a size in points.", "指定字号（点）的系统字体。")),
    Function(
      name: "styled",
      parameters: [
        Parameter(nil, "String"), Parameter("font", "Font", optional: true),
        Parameter("color", "Color", optional: true),
        Parameter("emphasis", "TextEmphasis", optional: true, set: .textEmphasis),
        Parameter("link", "String", optional: true),
      ], result: "StyledText", isMember: false,
      documentation: Localized(
        "A part of an attributed text in a style of its own; a link is an address such as "
          + "`https://example.org`.", "属性文本中有自己样式的一段；`link` 为网址，如 `https://example.org`。")),
    Function(
      name: "image",
      parameters: [
        Parameter(nil, "String"), Parameter("role", "ImageRole", optional: true, set: .imageRole),
        Parameter("renderingMode", "RenderingMode", optional: true, set: .renderingMode),
      ], result: "Image", isMember: false,
      documentation: Localized(
        "An image of the app by its name, with its meaning and the use of its pixels.",
        "按名称取用应用中的图片，可指明用途与渲染模式。")),
    Function(
      name: "resizable",
      parameters: [
        Parameter(nil, "String"),
        Parameter("renderingMode", "RenderingMode", optional: true, set: .renderingMode),
      ], result: "Image", isMember: false,
      documentation: Localized("An image that may be stretched.", "可拉伸的图片。")),
  ]
}
