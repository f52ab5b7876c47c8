/// Names for the volume of sound.
enum VolumeWords {
  static let list: WordList = ["volume", "loudness", "音量"]
}
