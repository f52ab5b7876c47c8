/// Names that say that something is the volume of the sound.
enum VolumeWords {
  static let list = ["volume", "loudness", "音量"]

  static func isNamed(in text: String) -> Bool { NameTokens(text).contains(list) }
}
