/// The kind of text in a text field, and the keyboards that suit it.
struct InputKind: Sendable {
  /// The member of `content:`.
  let content: String
  /// The members of `keyboardType:` that fit, the best first.
  let keyboards: [String]
  /// The words of names and placeholders that show it.
  let words: [String]

  static let all: [InputKind] = [
    InputKind(
      content: "url", keyboards: ["URL"], words: ["url", "website", "web", "link", "网址"]),
    InputKind(content: "pin", keyboards: ["numberPad"], words: ["pin", "passcode"]),
    InputKind(
      content: "phone", keyboards: ["phonePad"],
      words: ["phone", "mobile", "tel", "telephone", "电话", "手机"]),
    InputKind(
      content: "email", keyboards: ["emailAddress"], words: ["email", "mail", "邮箱", "邮件"]),
    InputKind(
      content: "number", keyboards: ["numberPad", "decimalPad", "numbersAndPunctuation"],
      words: []),
  ]

  /// The words of all kinds, and the position of the kind of each.
  private static let words = WordList(all.flatMap(\.words))
  private static let kinds = all.indices.flatMap { kind in all[kind].words.map { _ in kind } }

  /// The kind according to a name and a placeholder; nil for none, or more than one.
  static func told(by name: String?, _ placeholder: String?) -> InputKind? {
    let told = words.named(in: name, placeholder).map { kinds[$0] }
    guard let first = told.first, told.allSatisfy({ $0 == first }) else { return nil }
    return all[first]
  }
}
