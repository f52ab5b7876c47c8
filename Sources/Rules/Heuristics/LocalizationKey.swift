/// The proposed key of a text in the app's catalogue: its first words, lower case and joined by
/// full stops; the text itself when it has no Latin letters.
func localizationKey(_ text: String) -> String {
  let words = text.words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
  guard !words.isEmpty, words.count == text.words.count else { return text }
  return words.prefix(4).map { $0.lowercased().filter { $0 != "'" } }.joined(separator: ".")
}
