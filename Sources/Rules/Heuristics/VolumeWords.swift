/// Names for the volume of sound.
enum VolumeWords {
  static let list: WordList = ["volume", "loudness", "音量"]
  /// Beside these, the volume is that of a body or of trade.
  private static let others: WordList = [
    "barrel", "barrels", "blood", "bottle", "cargo", "centiliters", "cl", "cubic", "fuel", "gallon",
    "gallons", "gas", "hair", "liquid", "liter", "liters", "litre", "litres", "lung", "milliliters",
    "millilitres", "ml", "oil", "order", "orders", "ounces", "pints", "sales", "tank", "tidal",
    "trade", "trading", "trunk", "water",
  ]

  /// The first of some names that is about sound, unless one of them says that it is about something else.
  static func first<Name>(of names: [Name], text: (Name) -> String?) -> Name? {
    let first = names.first { list.isNamed(in: text($0)) }
    return names.contains { others.isNamed(in: text($0)) } ? nil : first
  }
}
