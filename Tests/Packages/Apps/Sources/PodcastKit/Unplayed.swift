extension Podcast {
  /// The episodes that were not played to their end.
  public var unplayed: [Episode] { episodes.filter { !$0.isPlayed } }
}
