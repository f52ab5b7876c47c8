import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The form of a plain type's value on a command line.
struct ValueForm: Sendable {
  let words: Message
  let parse: @Sendable (String) -> Value?

  private init(_ en: String, _ zh: String, _ parse: @escaping @Sendable (String) -> Value?) {
    words = Message(en, zh)
    self.parse = parse
  }

  private static let forms: [Type.Base: ValueForm] = [
    .bool: ValueForm("`true` or `false`", "`true` 或 `false`") { text in
      switch text {
      case "true", "yes", "on": .bool(true)
      case "false", "no", "off": .bool(false)
      default: nil
      }
    },
    .int: ValueForm("a whole number", "整数") { WrittenNumber.int($0).map { .int($0) } },
    .double: ValueForm("a number", "数字") { text in
      WrittenNumber.double(text).map { .double($0) }
    },
    .string: ValueForm("a text", "文字") { .string($0) },
    .date: ValueForm(
      "a date such as `2026-01-31`, `2026-01-31T09:00` or `09:00`",
      "日期，例如 `2026-01-31`、`2026-01-31T09:00` 或 `09:00`"
    ) { text in
      DateTime(text).map { .date($0) }
    },
    .duration: ValueForm(
      "a duration such as `1h30min`, `15min` or `2s`", "时长，例如 `1h30min`、`15min` 或 `2s`"
    ) { text in
      guard text.hasPrefix("-") else { return WrittenQuantity.duration(text).map { .duration($0) } }
      return WrittenQuantity.duration(String(text.dropFirst())).map { .duration(-$0) }
    },
    .length: ValueForm("a length such as `44pt`", "长度，例如 `44pt`") { text in
      WrittenNumber.double(text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
        .map { .length($0) }
    },
    .color: ValueForm("a color such as `#FF9500` or `red`", "颜色，例如 `#FF9500` 或 `red`") { text in
      color(text).map { .color($0) }
    },
    .font: ValueForm(
      "a text style such as `headline`, or a size such as `13`", "文字样式，例如 `headline`，或字号，例如 `13`"
    ) { text in
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      if CaseSet.textStyle.members.contains(name) { return .font(.textStyle(name)) }
      return WrittenNumber.double(text).flatMap {
        $0 > 0 && $0 <= 1000 ? .font(.system(size: $0)) : nil
      }
    },
    .image: ValueForm("the name of an image", "图片名称") { .image(ImageReference($0)) },
  ]

  static let duration = ValueForm(Type.Base.duration)

  init?(_ base: Type.Base) {
    guard let form = ValueForm.forms[base] else { return nil }
    self = form
  }

  init?(_ type: ValueType) {
    switch type {
    case .bool: self.init(Type.Base.bool)
    case .int: self.init(Type.Base.int)
    case .double: self.init(Type.Base.double)
    case .string: self.init(Type.Base.string)
    case .color: self.init(Type.Base.color)
    case .image: self.init(Type.Base.image)
    case .date: self.init(Type.Base.date)
    case .duration: self.init(Type.Base.duration)
    case .length: self.init(Type.Base.length)
    case .font: self.init(Type.Base.font)
    default: return nil
    }
  }

  private static func color(_ text: String) -> Color? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let named = Color.named.first(where: { $0.name == name }) { return named.color }
    return Color(hex: text)
  }
}
