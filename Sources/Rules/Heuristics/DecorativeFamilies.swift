/// Fonts whose letters are ornament first and text second.
enum DecorativeFamilies {
  static let list = [
    "zapfino", "papyrus", "chalkduster", "snell roundhand", "party let", "savoye let",
    "bradley hand", "marker felt", "noteworthy", "bodoni ornaments", "zapf dingbats",
    "comic sans", "academy engraved", "brush script", "lobster", "pacifico", "great vibes",
    "old english", "blackletter", "jokerman", "curlz", "hannotate", "hanzipen", "wawati",
    "xingkai", "luminari", "trattatello", "herculanum", "phosphate", "dancing script", "fraktur",
    "unifraktur", "apple chancery", "edwardian script", "monotype corsiva", "mistral", "vivaldi",
    "webdings", "wingdings", "baoli", "libian", "yuppy",
  ]

  /// Whether it contains a family, or one of its faces (`MarkerFelt-Thin`).
  static func contains(_ family: String) -> Bool {
    let name = plain(family)
    return list.contains { item in
      var rest = name.utf8[...]
      for letter in item.utf8 where letter.isLetter {
        if rest.popFirst() != letter { return false }
      }
      return true
    }
  }

  /// Lower case letters only, because families are written with and without spaces.
  private static func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}
