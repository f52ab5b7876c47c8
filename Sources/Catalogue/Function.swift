/// A function of the language, for people: calls and members of values.
public struct Function: Sendable {
  public let name: String
  public let parameters: [Parameter]
  public let result: String
  public let form: Form
  public let documentation: Localized
  /// The name of the form that it gives: `currency` of `price.formatted(.currency("EUR"))`.
  public let style: String?

  /// How it is written.
  public enum Form: Sendable {
    /// `min(a, b)`
    case call
    /// `title.contains("Tea")`
    case method
    /// As one or the other: `round(size)`, `size.round()`
    case either
    /// `names.count`, also `count(names)`
    case property
    /// `now`, in a screen
    case input
  }

  public init(
    _ name: String, _ parameters: [Parameter], _ result: String, _ form: Form,
    _ documentation: Localized, style: String? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.form = form
    self.documentation = documentation
    self.style = style
  }

  /// Whether it may be written after a value: `names.count`.
  public var isMember: Bool { form == .method || form == .either || form == .property }
  /// Whether it may be written before its parentheses alone: `count(names)`.
  public var isCall: Bool { form == .call || form == .either || form == .property }

  /// What stands in its parentheses.
  public var arguments: ArraySlice<Parameter> { parameters.dropFirst(isCall ? 0 : 1) }

  public struct Parameter: Sendable {
    public let label: String?
    public let type: String
    public let isOptional: Bool
    /// The allowed arguments, when there are only a few.
    public let set: CaseSet?

    public init(
      _ label: String?, _ type: String, optional: Bool = false, set: CaseSet? = nil
    ) {
      self.label = label
      self.type = type
      self.isOptional = optional
      self.set = set
    }

    public var text: String { (label.map { "\($0): " } ?? "") + type }
  }

  /// As it is written after a value: `contains(String)`, `formatted(.currency(String))`.
  public var memberForm: String {
    let arguments = parameters.dropFirst().map(\.text).joined(separator: ", ")
    if form == .property { return name }
    guard let style else { return "\(name)(\(arguments))" }
    return arguments.isEmpty ? "\(name)(.\(style))" : "\(name)(.\(style)(\(arguments)))"
  }

  public var signature: String {
    if form == .input { return "\(name): \(result)" }
    return isCall
      ? "\(name)(\(arguments.map(\.text).joined(separator: ", "))) -> \(result)"
      : "\(parameters[0].type).\(memberForm) -> \(result)"
  }

  /// What a screen knows without a declaration.
  public static let inputs: [Function] = [
    Function(
      "now", [], "Date", .input,
      Localized(
        "The present, an input of the screen that names it.", "现在；写有它的界面以此为输入。")),
    Function(
      "today", [], "Date", .input,
      Localized("The beginning of the day of `now`.", "`now` 当天的零点。")),
  ]

  /// Those that make a value which has no literal.
  public static let makers: [Function] = [
    Function(
      "custom", [Parameter(nil, "String"), Parameter(nil, "Double")], "Font", .call,
      Localized("A font family at a size in points.", "指定字号（点）的字体。")),
    Function(
      "system", [Parameter(nil, "Double")], "Font", .call,
      Localized("The system font at a size in points.", "指定字号（点）的系统字体。")),
    Function(
      "styled",
      [
        Parameter(nil, "String"), Parameter("font", "Font", optional: true),
        Parameter("color", "Color", optional: true),
        Parameter("emphasis", "TextEmphasis", optional: true, set: .textEmphasis),
        Parameter("link", "String", optional: true),
      ], "StyledText", .call,
      Localized(
        "A part of an attributed text in a style of its own; a link is an address such as "
          + "`https://example.org`.", "属性文本中有自己样式的一段；`link` 为网址，如 `https://example.org`。")),
    Function(
      "image",
      [
        Parameter(nil, "String"), Parameter("role", "ImageRole", optional: true, set: .imageRole),
        Parameter("renderingMode", "RenderingMode", optional: true, set: .renderingMode),
      ], "Image", .call,
      Localized(
        "An image of the app by its name, with its meaning and the use of its pixels.",
        "按名称取用应用中的图片，可指明用途与渲染模式。")),
    Function(
      "resizable",
      [
        Parameter(nil, "String"),
        Parameter("renderingMode", "RenderingMode", optional: true, set: .renderingMode),
      ], "Image", .call,
      Localized("An image that may be stretched.", "可拉伸的图片。")),
  ]
}
