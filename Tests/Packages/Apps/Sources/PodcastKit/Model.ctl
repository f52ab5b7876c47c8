/// How far the file of an episode is on the device.
public enum Download {
  none "Not Downloaded"
  waiting "Waiting"
  running "Downloading"
  done "Downloaded"
  failed "Failed"
}

/// One part of a podcast.
public record Episode {
  id: Int
  title: String
  summary: String = ""
  published: Date
  duration: Duration
  position: Duration = 0s
  isPlayed: Bool = false
  download: Download = .none
  progress: Double in 0...1 = 0
  bytes: Int = 0
}

/// A podcast that somebody follows.
public record Podcast {
  id: Int
  title: String
  author: String
  artwork: Image?
  isFollowed: Bool = true
  episodes: [Episode] = []
}

/// How far a button jumps.
public enum Skip { short "15 s"; long "30 s" }

/// Everything a listener may choose.
public record Preferences {
  skipForward: Skip = .long
  skipBack: Skip = .short
  speed: Double in 0.5...2 = 1
  onlyWiFi: Bool = true
  keep: Int in 1...20 = 5
  deletesPlayed: Bool = true
}
