import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let textFieldKeyboardMismatch = Rule(
    about, visits: .kinds([.textField]), weight: .settable(["keyboardType", "inputView"])
  ) { field in
    // The keyboard follows from the content unless one is set.
    let isSet = field.isSet(.keyboardType)
    let content = field.member(.content)
    // What is a text may be of a special kind still.
    let declared = field.isSet(.content) && (content != "text" || !isSet)
    if declared, !isSet { return }
    var texts =
      declared ? [] : [field.shownPlaceholder].compactMap { $0 } + field.spokenTexts
    func told() -> InputKind? {
      field.inputKind(toldBy: [field.name] + field.lastWordsOfVariable + texts.map(\.knownText))
        ?? (isSet ? InputKind.quantity(askedBy: texts.map(\.knownText)) : nil)
    }
    var kind = declared ? InputKind.all.first { $0.content == content } : told()
    // A label that does not name it counts where nothing else tells.
    if kind == nil, !declared, let label = field.labelBefore {
      texts.append(label)
      kind = told()
    }
    guard let kind, let keyboard = isSet ? field.member(.keyboardType) : "default",
      !kind.fits(keyboard)
    else { return }
    // The system chooses the letters for a text that it hides.
    if keyboard == "default", kind.keyboards.contains("asciiCapable"),
      field.value(.isSecureTextEntry) == .bool(true)
    {
      return
    }
    let written = field.written(.keyboardType)
    let expected = kind.keyboards.map { "`.\($0)`" }
    let telling = texts.first { InputKind.told(by: [$0.knownText]) != nil }
    field.report(
      about, at: written.map { .value($0) } ?? .kind, ["expected": .choice(expected)],
      // The place says nothing of the item that has the text.
      label: telling.map(\.isOfItem) == true
        ? Message(
          "for “{text}” the keyboard is `.{keyboard}`", "“{text}”的键盘类型为 `.{keyboard}`")([
            "text": .text(telling?.knownText ?? ""), "keyboard": .text(keyboard),
          ])
        : Message("the keyboard is `.{keyboard}`", "键盘类型为 `.{keyboard}`")(
          ["keyboard": .text(keyboard)]),
      // Other items of a list, and the other side of a choice, get another keyboard.
      fixes: texts.contains { !$0.isConstant }
        ? [] : [field.set(.keyboardType, to: ".\(kind.keyboards[0])", .suggestion)],
      cause: declared
        ? field.written(.content)
        : texts.first {
          (InputKind.told(by: [$0.knownText]) ?? InputKind.quantity(askedBy: [$0.knownText])) != nil
            && $0.control.frame == field.frame
        }, atMost: field.keyboardLimit(isSet: isSet))
  }
}

private let about = Code(
  "text-field/keyboard-mismatch", .warning,
  title: Message(
    "use the {expected} keyboard for this content", "请根据输入内容的类型指定键盘类型：{expected}"),
  why: Message(
    "Every keyboard has the keys for its kind of text in front: digits for a PIN, `@` for an "
      + "address, `/` and `.com` for a URL. On another one people have to search for them.",
    "每种键盘都会突出相应内容所需的按键：密码用数字，邮件地址用 `@`，网址用 `/` 和 `.com`。"
      + "键盘类型不合适时，用户只能到处寻找这些按键。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: [
    .inContent(
      """
      textField "Address" { content: .url; keyboardType: .default }
      //                                                 ^^^^^^^^
      """),
    """
    screen Bookmark {
      content {
        textField "Amount" {
          content: .number
          keyboardType: .emailAddress
          //            ^^^^^^^^^^^^^
        }
      }
    }
    """,
    .inContent(
      """
      textField phoneField "Home or Work"
      //<^^^^^^^^^
      """),
    .inTable(
      """
      row "Name" { textField { placeholder: "Ada"; keyboardType: .URL } }
      //                                                         ^^^^
      """),
    .inTable(
      """
      row "Email" { textField { text: "" } }
      //            ^^^^^^^^^
      row "Reply To" { textField "ada@example.org" }
      //               ^^^^^^^^^
      row "Street" { textField { keyboardType: .numberPad } }
      //                                       ^^^^^^^^^^
      row "Amount" { textField "0.00" { keyboardType: .emailAddress } }
      //                                              ^^^^^^^^^^^^^
      row "Zip Code" { textField { keyboardType: .twitter } }
      //                                         ^^^^^^^^
      row "年龄" { textField { keyboardType: .emailAddress } }
      //                                       ^^^^^^^^^^^^^
      row "Verification Code" { textField { placeholder: "123456" } }
      //                        ^^^^^^^^^
      row "Security Code" { textField { isSecureTextEntry: true } }
      //                    ^^^^^^^^^
      row "CVV" { textField }
      //          ^^^^^^^^^
      row "ZIP Code" { textField "94103" }
      //               ^^^^^^^^^
      row "Card Number" { textField { placeholder: "16 digits" } }
      //                  ^^^^^^^^^
      row "Amount" { textField "0.00" }
      //             ^^^^^^^^^
      row "银行卡号" { textField "16 至 19 位数字" }
      //                   ^^^^^^^^^
      row "金额" { textField "0.00" }
      //             ^^^^^^^^^
      """),
    """
    component Entry(hint: String) {
      textField "\\(hint)" { keyboardType: .default }
    }

    screen Bookmark {
      content {
        Entry { hint: "邮箱" }
        //            ^^^^^^^^
      }
    }
    """,
  ],
  good: .inContent(
    """
    textField "Address" { content: .url; keyboardType: .URL }
    textField "Amount" { content: .number; keyboardType: .decimalPad }
    textField phoneField "Home or Work" { keyboardType: .phonePad }
    textField "PIN" { content: .pin }
    textField "Email or Phone"
    textField "Zip" { content: .text }
    textField "Domain Name" { keyboardType: .URL }
    textField "Street" { keyboardType: .asciiCapable }
    textField "House Number" { keyboardType: .numberPad }
    textField "Price" { keyboardType: .numberPad }
    textField "Age"
    textField "Promo Code"
    textField "Postal Code"
    textField "Library Card Number"
    textField "Verification Code" { keyboardType: .numberPad }
    textField "Card Number" { content: .text }
    label amount "Amount"
    textField "2 cups" { describedBy: amount }
    """), fix: .suggestion)
