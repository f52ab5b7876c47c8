import PodcastKit

screen Downloads "Downloads" {
  var episodes: [Episode] = []
  task refresh() -> [Episode]
  task retry(episode: Episode, kind: .network) -> Episode

  on appear -> episodes = refresh()

  table {
    for state in episodes.unique($0.download) {
      section "\(state)" {
        for episode in episodes where episode.download == state {
          row "\(episode.title)" {
            subtitle: state == .running
              ? episode.progress.formatted(.percent)
              : episode.bytes.formatted(.byteCount)
            if state == .failed {
              button "Try Again" { on touchUpInside -> episode = retry(episode: episode) }
            }
            swipeAction "Delete" {
              style: .destructive
              on touchUpInside -> episodes = episodes.filter($0.id != episode.id)
            }
          }
        }
      }
    } else {
      section { row { label "Nothing Downloaded" } }
    }
    section {
      footer: "\(episodes.sum($0.bytes).formatted(.byteCount)) on this device."
      row "Delete All" { on select -> episodes.removeAll() }
    }
  }
}
