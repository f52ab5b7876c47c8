import CtlText

/// The items of a list that a person writes after `name=`: `A,B`, or `["A, too", "B"]` for texts
/// with commas. While it is read, U+0001 stands for a quote.
enum ListText {
  /// Nil for a list in brackets that is not closed.
  static func items(_ text: String) -> [String]? {
    let text = text.trimmed
    guard text.hasPrefix("[") else {
      return text.isEmpty
        ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard text.hasSuffix("]"), text.utf8.count >= 2 else { return nil }
    var items: [String] = []
    var item = ""
    var depth = 0
    var isQuoted = false
    var isBehindBackslash = false
    for character in text.dropFirst().dropLast() {
      if isBehindBackslash {
        item += depth > 0 ? "\\\(character)" : String(character)
        isBehindBackslash = false
        continue
      }
      switch character {
      case "\\" where isQuoted:
        isBehindBackslash = true
        continue
      case "\"":
        isQuoted.toggle()
        if depth == 0 {
          // The white space before a quote is not of the text.
          if isQuoted { item = item.trimmed }
          item += "\u{1}"
          continue
        }
      case "[" where !isQuoted: depth += 1
      case "]" where !isQuoted: depth -= 1
      case "," where !isQuoted && depth == 0:
        items.append(plain(item))
        item = ""
        continue
      default: break
      }
      guard depth >= 0 else { return nil }
      item.append(character)
    }
    guard !isQuoted, depth == 0 else { return nil }
    if !items.isEmpty || !item.trimmed.isEmpty { items.append(plain(item)) }
    return items
  }

  private static func plain(_ item: String) -> String {
    let text = item.trimmed
    guard text.utf8.count >= 2, text.hasPrefix("\u{1}"), text.hasSuffix("\u{1}") else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
