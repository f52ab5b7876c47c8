/// The proposed key of a text in the app's catalogue: a word in small letters, and a longer text as it is.
/// Until somebody translates it, the key is what people read and hear.
func localizationKey(_ text: String) -> String {
  let words = text.words
  let isPlain = words.count == 1 && text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x27 }
  return isPlain ? words[0].lowercased() : text
}
