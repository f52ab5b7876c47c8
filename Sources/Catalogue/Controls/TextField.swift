extension Kind {
  static let textField = Kind(
    .textField, role: .control,
    title: Localized("Text Field", "文本框"),
    documentation: Localized(
      "Takes a small amount of text on a single line, typed on the keyboard.",
      "获取用户用键盘输入的少量单行文本。"),
    uikitClass: "UITextField", isControl: true, isInteractive: true,
    primaryText: .placeholder, alignsContent: true,
    ownProperties: propertyTable, events: .editing, defaultEvent: .editingDidEnd,
    placement: Localized("Anywhere.", "任意位置。"),
    fixedSize: KindSize(height: 30), naturalSize: KindSize(width: 97), takesRoom: true,
    defaultTraits: ["userInteractionEnabled"],
    related: [.picker, .datePicker, .contactAddButton, .textView],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .text, .string, default: .string(""), limitedBy: [.maxLength], bindable: true,
    source: "000 001 003",
    Localized("the typed text, on one line", "已输入的文本，只有一行")),
  Property(
    .attributedText, .list(.run), limitedBy: [.maxLength], runtime: .wrapped("StyledText"),
    source: "001 003",
    Localized(
      "the text in several styles: its parts in order, those in a style of their own written "
        + "`styled(…)`", "带多种样式的文本：按次序写出各段，有样式的一段写作 `styled(…)`")),
  Property(
    .placeholder, .string, source: "000 001 003",
    Localized("the hint that shows while the field is empty", "文本框为空时显示的占位符文本")),
  Property(
    .keyboardType, .oneOf(.keyboardType), default: .derived(.textContent), source: "000 001 003 U",
    Localized("the keyboard that suits the text", "适合输入内容的键盘类型")),
  Property(
    .clearButtonMode, .oneOf(.clearButtonMode), default: .member("never"),
    source: "000 001 003 U",
    Localized("when the Clear button is visible at the right end", "右侧清除按钮何时显示")),
  Property(
    .leftView, .view, source: "000 001 003",
    Localized("the view at the left end, for the purpose of the field", "左侧的图形：表示文本框的含义")),
  Property(
    .rightView, .view, source: "000 001 003",
    Localized(
      "the view at the right end, for a feature, such as a Bookmarks button",
      "右侧的图形：附加功能，例如书签按钮")),
  Property(
    .leftViewMode, .oneOf(.overlayViewMode), default: .member("never"), source: "U",
    Localized("when the view at the left end is visible", "左侧图形何时显示")),
  Property(
    .rightViewMode, .oneOf(.overlayViewMode), default: .member("never"), source: "U",
    Localized("when the view at the right end is visible", "右侧图形何时显示")),
  Property(
    .borderStyle, .oneOf(.borderStyle), default: .member("roundedRect"), source: "000 001 003",
    Localized("the border; a text field has rounded corners", "边界样式；文本框包含圆角")),
  Property(
    .content, .oneOf(.textContent), default: .member("text"), source: "000 001 003 P",
    Localized("the kind of text; the keyboard follows from it", "输入内容的类型；据此选择键盘类型")),
  Property(
    .isSecureTextEntry, .bool, default: .bool(false), source: "U",
    Localized(
      "whether dots stand for what is typed, as for a password", "是否以圆点代替输入的文本，例如密码")),
  Property(
    .maxLength, .int, range: .atLeast(0), source: "P",
    Localized("the greatest number of characters", "最多可输入的字符数")),
  Property(
    .width, .length, default: .derived(.container), range: .atLeast(0), source: "U",
    Localized("the width in points; the height is fixed", "宽度（点）；高度固定")),

  .misplaced(.height, rule: "text-field/fixed-height"),
  .misplaced(.lines, rule: "text-field/multiline"),
  .misplaced(.numberOfLines, rule: "text-field/multiline"),
  .misplaced(.keyboardLayout, rule: "text-field/keyboard-layout"),
  .misplaced(.inputMethod, rule: "text-field/keyboard-layout"),
  .misplaced(.keyboardLanguage, rule: "text-field/keyboard-layout"),
  .misplaced(.options, rule: "text-field/better-control"),
]

private let behaviorList: [Localized] = [
  Localized(
    "A tap begins editing, and the keyboard of `keyboardType` appears.",
    "轻击后开始编辑，并出现 `keyboardType` 指定的键盘。"),
  Localized(
    "When the keyboard is dismissed, the app handles the input, with `editingDidEnd`.",
    "键盘收起时由应用处理输入，事件为 `editingDidEnd`。"),
  Localized("It holds a single line.", "只能有单行文本。"),
  Localized("The placeholder is shown while there is no text.", "没有文本时显示占位符文本。"),
  Localized(
    "The Clear button is visible while there is text. It empties the field, even if an image covers it.",
    "有文本时显示清除按钮；无论被什么图形覆盖，轻击它都会清空文本。"),
  Localized("The left end shows the purpose, the right end features.", "左侧表示含义，右侧提供附加功能。"),
  Localized(
    "The keyboard layout and the input method follow the settings of the user.",
    "键盘布局和输入方法取决于用户的设置。"),
  Localized("The height is fixed, and the corners are rounded.", "高度固定，包含圆角。"),
  Localized("Content alignment applies to its text.", "内容对齐方式作用于它的文本。"),
]

private let exampleFile = #"""
  screen SignUp "Sign Up" {
    var address: String = ""

    content {
      textField {
        text <-> address
        placeholder: "Mail Address"
        keyboardType: .emailAddress
        clearButtonMode: .whileEditing
      }
    }
  }
  """#

extension CaseSet {
  public static let keyboardType = CaseSet(
    "KeyboardType", swift: "TextField.KeyboardType",
    [
      "default", "URL", "numberPad", "phonePad", "emailAddress", "decimalPad",
      "numbersAndPunctuation", "namePhonePad", "asciiCapable", "twitter", "webSearch",
    ])
  /// When the Clear button is visible.
  public static let clearButtonMode = CaseSet(
    "ClearButtonMode", swift: "TextField.ViewMode", viewModes)
  /// When the view at an end of a text field is visible.
  public static let overlayViewMode = CaseSet(
    "OverlayViewMode", swift: "TextField.ViewMode", viewModes)
  public static let borderStyle = CaseSet(
    "BorderStyle", swift: "TextField.BorderStyle", ["none", "line", "bezel", "roundedRect"])
  /// The kind of text in a text field.
  public static let textContent = CaseSet(
    "TextContent", swift: "TextField.Content",
    [
      "text", "url", "pin", "phone", "email", "number", "date", "time", "dateTime", "longText",
    ])
  private static let viewModes = ["never", "whileEditing", "unlessEditing", "always"]
}
