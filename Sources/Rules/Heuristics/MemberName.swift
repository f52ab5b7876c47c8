import CtlChecker

/// A title as the name of an action or a variable: `Print Pages` is `printPages`. Nil for one that
/// has letters outside of ASCII, or that would be a word of the language.
func memberName(_ title: String) -> String? {
  let words = NameTokens.split(title)
  guard let first = words.first, words.joined().utf8.allSatisfy({ $0 < 0x80 }),
    first.first?.isLetter == true
  else { return nil }
  let name = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return Keywords.contains(name) ? nil : name
}
