/// The words with which names in code say what an element is: `closeButton`, `btnStop`.
enum KindWords {
  static let inCode: Set<String> = [
    "button", "btn", "switch", "slider", "field", "text", "control", "segmented", "segment",
    "stepper", "bt", "fl", "ctl", "ctrl", "label", "image", "icon", "ib", "outlet", "view",
    "picker", "tf", "txt", "bar", "item", "date",
  ]

  /// Whether a name in camel case begins or ends with one.
  static func areIn(_ name: String) -> Bool {
    guard name.first?.isLowercase == true, name.contains(where: \.isUppercase),
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return false }
    let words = NameTokens.split(name).filter { $0.first?.isLetter == true }
    return words.count > 1 && [words[0], words[words.count - 1]].contains { inCode.contains($0) }
  }
}
