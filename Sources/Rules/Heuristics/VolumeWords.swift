/// Names that say that something is the volume of the sound.
enum VolumeWords {
  static let list: WordList = ["volume", "loudness", "音量"]
}
