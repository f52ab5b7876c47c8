/// Names for the volume of sound.
enum VolumeWords {
  static let list: WordList = [
    "volume", "loudness", "loud", "音量", "响度", "声音大小", "lautstärke", "gesamtlautstärke",
    "klingeltonlautstärke", "medienlautstärke", "musiklautstärke", "signallautstärke",
    "sprachlautstärke", "weckerlautstärke", "wecklautstärke", "tonlautstärke", "громкость",
    "ボリューム", "音量調整", "音量调整", "音量调节", "声量", "głośność",
  ]
  /// Beside these, the volume is that of a body or of trade, or of what is recorded.
  private static let others: WordList = [
    "dictation", "input", "mic", "microphone", "micro", "mikrofon", "recording", "麦克风", "录音",
    "backup", "bandwidth", "barrel", "barrels", "blood", "book", "books", "bottle", "box", "cargo",
    "cc", "centiliters", "cl", "comic", "comics", "container", "cubic", "cylinder", "data", "disk",
    "displacement", "download", "drive", "engine", "export", "file", "fuel", "gallon",
    "gallons", "gas", "hair", "import", "liquid", "liter", "liters", "litre", "litres", "lung",
    "memory", "milliliters", "millilitres", "ml", "monthly", "network", "oil", "order",
    "orders", "ounces", "package", "parcel", "pints", "print", "production", "sales", "shipping",
    "storage", "tank", "tidal", "trade", "trading", "traffic", "transaction", "transfer", "trunk",
    "upload", "water", "weekly", "yearly", "carburant", "cheveux", "commandes", "eau", "ventes",
  ]
  /// What all sounds come from.
  private static let outputs: WordList = [
    "app", "audio", "headphones", "media", "médias", "player", "playback", "sound", "sounds", "son",
    "speaker", "speakers", "tv",
  ]
  /// One of the sounds of an app.
  private static let sounds: WordList = [
    "alarm", "alarms", "alert", "alerts", "bell", "bells", "call", "calls", "chime", "effects",
    "film", "game", "games", "metronome", "movie", "movies", "music", "notification",
    "notifications", "podcast", "podcasts", "radio", "ring", "ringer", "rings", "ringtone",
    "ringtones", "song", "songs", "speech", "tone", "tones", "track", "tracks", "video", "videos",
    "voice", "voices", "alarme", "alarmes", "réveil", "alertes", "appels", "bip", "jeu", "musique",
    "musik", "sonnerie", "sonneries", "vidéo", "voix", "wecker", "klingeltonlautstärke",
    "musiklautstärke", "signallautstärke", "sprachlautstärke", "weckerlautstärke",
    "wecklautstärke", "闹钟", "音乐", "铃声", "音效", "人声",
  ]
  private static let prepositions: Set<String> = ["of", "de", "des", "du"]

  /// Whether it is the volume of what has no sound: “Volume of the Book”.
  private static func isOfAnother(_ text: String) -> Bool {
    let words = NameTokens.split(text)
    guard let of = words.firstIndex(where: prepositions.contains), of > 0,
      list.contains(words[of - 1])
    else {
      return false
    }
    return !words[of...].contains { sounds.contains($0) || outputs.contains($0) }
  }

  /// Whether it is the volume of one sound among others, which the app mixes: “Music Volume”.
  static func isOfOneSound(_ text: String) -> Bool { sounds.isNamed(in: text) }

  /// Whether it is one of several books: “Volume 2”.
  private static func isNumbered(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1 && words[words.count - 1].allSatisfy(\.isNumber)
      && list.contains(words[words.count - 2].lowercased())
  }

  /// The first of some names that is about sound, unless one of them says that it is about something else.
  static func first<Name>(of names: [Name], text: (Name) -> String?) -> Name? {
    guard let first = names.first(where: { list.isHead(of: text($0)) }) else { return nil }
    return areOfAnother(names.map(text)) ? nil : first
  }

  /// Whether one of some names says that they are about something else.
  static func areOfAnother(_ names: [String?]) -> Bool {
    names.contains { name in
      name.map { others.isNamed(in: $0) || isOfAnother($0) || isNumbered($0) } ?? false
    }
  }

  private static let images: WordList = ["speaker", "loudspeaker", "volume"]

  /// Whether an image is that of a loudspeaker, by its name.
  static func isImage(_ name: String) -> Bool {
    images.mayBe(in: name) && NameTokens.split(name).contains { images.contains($0) }
  }
}
