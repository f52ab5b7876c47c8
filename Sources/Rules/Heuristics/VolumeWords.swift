/// Names for the volume of sound.
enum VolumeWords {
  static let list: WordList = ["volume", "loudness", "音量", "lautstärke"]
  /// Beside these, the volume is that of a body or of trade.
  private static let others: WordList = [
    "barrel", "barrels", "blood", "book", "books", "bottle", "cargo", "comic", "comics",
    "centiliters", "cl", "cubic", "fuel", "gallon",
    "gallons", "gas", "hair", "liquid", "liter", "liters", "litre", "litres", "lung", "milliliters",
    "millilitres", "ml", "oil", "order", "orders", "ounces", "pints", "sales", "tank", "tidal",
    "trade", "trading", "traffic", "trunk", "water",
  ]
  /// What has a sound.
  private static let sounds: WordList = [
    "alarm", "alarms", "alert", "alerts", "app", "audio", "bell", "bells", "call", "calls", "chime",
    "effects", "film", "game", "games", "headphones", "media", "metronome", "movie", "movies",
    "music",
    "notification", "notifications", "player", "playback", "podcast", "podcasts", "radio", "ring",
    "ringer", "rings", "ringtone", "ringtones", "song", "songs", "sound", "sounds", "speaker",
    "speakers", "speech", "tone", "tones", "track", "tracks", "tv", "video", "videos", "voice",
    "voices",
  ]

  /// Whether it is the volume of what has no sound: “Volume of the Book”.
  private static func isOfAnother(_ text: String) -> Bool {
    let words = NameTokens.split(text)
    guard let of = words.firstIndex(of: "of"), of > 0, list.contains(words[of - 1]) else {
      return false
    }
    return !words[of...].contains { sounds.contains($0) }
  }

  /// The first of some names that is about sound, unless one of them says that it is about something else.
  static func first<Name>(of names: [Name], text: (Name) -> String?) -> Name? {
    guard let first = names.first(where: { list.isHead(of: text($0)) }) else { return nil }
    let isOther = names.contains { name in
      text(name).map { others.isNamed(in: $0) || isOfAnother($0) } ?? false
    }
    return isOther ? nil : first
  }
}
