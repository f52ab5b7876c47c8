/// The kind of text in a text field, and the keyboards that suit it.
struct InputKind: Sendable {
  /// The member of `content:`.
  let content: String
  /// The members of `keyboardType:` that fit, the best first.
  let keyboards: [String]
  /// The words of names and texts that show it.
  let words: [String]
  /// The members of `keyboardType:` that do not fit, where nearly all do.
  var unfit: [String] = []

  func fits(_ keyboard: String) -> Bool {
    unfit.isEmpty ? keyboards.contains(keyboard) : !unfit.contains(keyboard)
  }

  /// Words, which need letters.
  static let letters = InputKind(
    content: "text", keyboards: ["default"],
    words: [
      "name", "surname", "nickname", "username", "street", "city", "town", "country", "comment",
      "comments", "note", "notes", "message", "姓名", "名字", "昵称", "街道", "城市", "国家", "备注", "留言",
    ], unfit: ["numberPad", "decimalPad", "phonePad", "URL"])
  /// Names of what has an address in the network.
  private static let hosts = InputKind(
    content: letters.content, keyboards: letters.keyboards, words: [],
    unfit: letters.unfit.filter { $0 != "URL" })
  private static let hostWords: WordList = [
    "domain", "host", "server", "site", "network", "域名", "主机", "服务器",
  ]
  private static let letterWords = WordList(letters.words)

  /// Numbers of which none is a part: of people, of cards and of places. Some countries have letters in them.
  private static let numbers = InputKind(
    content: "number", keyboards: ["numberPad", "numbersAndPunctuation"],
    words: ["age", "zip", "postcode", "card", "alter", "plz", "邮编", "年龄", "卡号", "cvv", "cvc"],
    unfit: quantities.unfit)
  private static let numberWords = WordList(numbers.words)

  /// Amounts of things, which need digits.
  private static let quantities = InputKind(
    content: "number", keyboards: ["decimalPad", "numberPad", "numbersAndPunctuation"],
    words: [
      "amount", "quantity", "price", "betrag", "menge", "preis", "montant", "quantité", "prix",
      "金额",
      "数量", "价格",
    ], unfit: ["emailAddress", "twitter", "URL", "webSearch"])
  private static let quantityWords = WordList(quantities.words)
  /// What has nothing but digits, where a text says no more than this. Other codes may have letters.
  private static let digits = InputKind(
    content: "number", keyboards: ["numberPad", "numbersAndPunctuation"], words: ["银行卡号", "信用卡号"],
    unfit: unfitForDigits)
  private static let digitTexts: Set<String> = [
    "bank card number", "card number", "card security code", "credit card number", "cvc",
    "cvc code",
    "cvv", "cvv code", "debit card number", "security code", "verification code", "zip code",
  ]
  private static let money = InputKind(
    content: "number", keyboards: ["decimalPad", "numberPad", "numbersAndPunctuation"],
    words: ["金额"],
    unfit: unfitForDigits)
  private static let unfitForDigits =
    quantities.unfit + ["asciiCapable", "default", "namePhonePad"]
  private static let digitWords = WordList(digits.words)
  private static let moneyWords = WordList(money.words)
  /// Words before what a field asks for.
  private static let asking: Set<String> = ["enter", "the", "type", "your"]

  /// The kind of what has only digits in it, where a text asks for that and no example has letters.
  private static func digits(askedBy texts: [String?]) -> InputKind? {
    func asks(_ text: String?) -> Bool {
      guard let text else { return false }
      if !text.isASCII { return digitWords.isHead(of: text) }
      // One of these is in each of them.
      guard ["number", "code", "cvc", "cvv"].contains(where: text.hasLetters) else { return false }
      let words = NameTokens.split(text).drop(while: asking.contains)
      return digitTexts.contains(words.joined(separator: " "))
    }
    let isMoney = texts.contains { text in
      guard let text else { return false }
      return text.isASCII ? text.isAmount : moneyWords.isHead(of: text)
    }
    guard isMoney || texts.contains(where: asks),
      !texts.contains(where: { $0?.hasLettersAndDigits == true })
    else { return nil }
    return isMoney ? money : digits
  }

  /// Pairs of words in which a word of a kind means something else.
  fileprivate static let others: Set<String> = [
    "missing link", "safety pin", "rolling pin", "bowling pin",
    "hair pin",
    "lapel pin", "map pin", "pin on", "cuff link", "spider web", "chain link",
  ]

  /// What a link and the pin of a map have.
  fileprivate static let captions: Set<String> = [
    "text", "label", "title", "name", "note", "notes", "caption", "description", "color",
  ]

  static let all: [InputKind] = [
    InputKind(
      content: "url", keyboards: ["URL"],
      words: [
        "url", "website", "homepage", "web", "link", "网址", "网站", "主页", "链接", "webseite",
        "webadresse",
        "internetadresse", "ウェブサイト",
      ]),
    InputKind(content: "pin", keyboards: ["numberPad"], words: ["pin", "passcode", "验证码", "校验码"]),
    InputKind(content: "pin", keyboards: ["numberPad", "asciiCapable"], words: ["密码"]),
    InputKind(
      content: "phone", keyboards: ["phonePad"],
      words: [
        "phone", "mobile", "tel", "telephone", "cellphone", "电话", "手机", "telefon", "telefonnummer",
        "handynummer", "téléphone", "handy", "mobilnummer", "rufnummer", "teléfono", "móvil",
        "fax", "faxnummer", "telefax", "landline", "传真", "座机", "電話", "電話番号", "携帯電話",
      ]),
    InputKind(
      content: "email", keyboards: ["emailAddress"],
      words: [
        "email", "mail", "邮箱", "邮件", "电邮", "courriel", "correo", "emailadresse", "mailadresse",
        "メール",
        "メールアドレス",
      ]),
    InputKind(
      content: "number", keyboards: ["numberPad", "decimalPad", "numbersAndPunctuation"],
      words: []),
  ]

  /// The kind of a number that texts ask for, where they tell of no kind.
  static func quantity(askedBy texts: [String?]) -> InputKind? {
    let isQuantity = texts.contains { text in
      quantityWords.isHead(of: text) || text?.isExampleOfAmount == true
    }
    guard isQuantity || texts.contains(where: numberWords.isHead), told(by: texts) == nil else {
      return nil
    }
    return isQuantity ? quantities : numbers
  }

  /// The words of all kinds, and the position of the kind of each.
  private static let words = WordList(all.flatMap(\.words))
  private static let kinds = all.indices.flatMap { kind in all[kind].words.map { _ in kind } }

  /// The kind according to texts; nil for none, or more than one.
  static func told(by texts: [String?]) -> InputKind? {
    if let kind = texts.lazy.compactMap({ $0?.exampleKind }).first {
      return all.first { $0.content == kind }
    }
    // `mail.example.com` is an example of an answer, and its words are those of a name.
    let told = words.heads(
      of: texts.lazy.filter { !($0 ?? "").isOfNames && !($0 ?? "").isOfAnother }
    ).map { kinds[$0] }
    guard let first = told.first, told.allSatisfy({ $0 == first }) else {
      guard told.isEmpty else { return nil }
      if let digits = digits(askedBy: texts) { return digits }
      guard texts.contains(where: letterWords.isHead) else { return nil }
      return texts.contains(where: hostWords.isNamed) ? hosts : letters
    }
    return all[first]
  }
}

extension String {
  /// The kind of an answer that it is an example of: `ada@example.org`, `https://example.org`,
  /// `+49 30 123456`.
  fileprivate var exampleKind: String? {
    if isMailAddress { return "email" }
    if hasLetters("http") || hasLetters("www") {
      let low = prefix(8).lowercased()
      if ["http://", "https://", "www."].contains(where: low.hasPrefix) { return "url" }
    }
    return isPhoneNumber ? "phone" : nil
  }

  /// `Amount`, `0.00`
  fileprivate var isAmount: Bool {
    // A name is in lower case, and may be that of anything.
    hasLetters("amount") && first?.isUppercase == true && NameTokens.split(self) == ["amount"]
      || isExampleOfAmount && utf8.allSatisfy { [0x2E, 0x30].contains($0) }
  }

  /// An example with letters in it: `2 cups`.
  fileprivate var hasLettersAndDigits: Bool {
    contains(where: \.isNumber) && contains { $0.isLetter && $0.isASCII }
      && !NameTokens.split(self).contains { $0 == "digits" || $0 == "digit" }
  }

  /// `0.00`
  fileprivate var isExampleOfAmount: Bool {
    utf8.count <= 12 && utf8.contains(UInt8(ascii: ".")) && Double(reading: self) != nil
  }

  /// `+49 30 123456`
  private var isPhoneNumber: Bool {
    guard utf8.first == UInt8(ascii: "+") else { return false }
    let rest = utf8.dropFirst()
    return rest.count { 0x30...0x39 ~= $0 } >= 6
      && rest.allSatisfy { 0x30...0x39 ~= $0 || [0x20, 0x28, 0x29, 0x2D, 0x2F].contains($0) }
  }

  /// Whether one of its nouns means something else here: the pin of a map, the text of a link, a search in the web.
  var isOfAnother: Bool {
    // One of these is in each of them.
    guard ["link", "pin", "web", "search"].contains(where: hasLetters) || hasPrefix("搜索") else {
      return false
    }
    let words = NameTokens.split(self)
    // Words that are searched for are no address.
    if words.contains("search") || hasPrefix("搜索") {
      return words.contains { ["web", "website", "page", "pages", "site"].contains($0) }
        || contains("网")
    }
    return zip(words, words.dropFirst()).contains { first, second in
      InputKind.others.contains("\(first) \(second)")
        || ["link", "pin"].contains(first) && InputKind.captions.contains(second)
    }
  }

  /// Whether it is an example with a name whose words mean something else: of a site, of a telephone.
  fileprivate var isOfNames: Bool { hasDomain || hasPrefix("iPhone") }

  /// `ada@example.org`
  fileprivate var isMailAddress: Bool {
    guard utf8.contains(UInt8(ascii: "@")), !contains(where: \.isWhitespace) else { return false }
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && String(parts[1]).hasDomain
  }

  /// Whether letters follow a full stop without a space, as in an address of the network.
  fileprivate var hasDomain: Bool {
    var text = self
    return text.withUTF8 { utf8 in
      utf8.indices.contains { index in
        utf8[index] == UInt8(ascii: ".") && index > 0 && index + 1 < utf8.count
          && utf8[index - 1].isLetter && utf8[index + 1].isLetter
      }
    }
  }
}
