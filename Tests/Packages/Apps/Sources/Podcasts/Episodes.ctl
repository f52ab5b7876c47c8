import Design
import PodcastKit
import "Player.ctl"

enum Filter { all "All"; unplayed "New"; downloaded "Saved" }

screen Episodes(podcast: Podcast) "\(podcast.title)" {
  var episodes: [Episode] = podcast.episodes
  var filter: Filter = .all
  var isConfirming = false

  task load(podcast: Int, kind: .network) -> [Episode]
  task download(episode: Episode, kind: .network, duration: .known) -> Episode
  action markAllPlayed()

  on appear -> episodes = load(podcast: podcast.id)

  navigationBar {
    button "Mark All" { on touchUpInside -> isConfirming = true }
  }
  table {
    refreshControl { on valueChanged -> episodes = load(podcast: podcast.id) }
    section {
      row {
        label "\(episodes.count) episodes, \(episodes.count(where: !$0.isPlayed)) unplayed" {
          style: note
        }
      }
      row { segmentedControl { selection <-> filter; accessibility { label: "Filter" } } }
    }
    section "Episodes" {
      for episode in episodes.sorted(by: $0.published).reversed() where filter == .all
        || filter == .unplayed && !episode.isPlayed
        || filter == .downloaded && episode.download == .done {
        row "\(episode.title)" {
          subtitle: "\(episode.published.formatted(date: .medium)) · \(episode.duration.formatted(.units)) · \(episode.bytes.formatted(.byteCount))"
          on select -> push Player(episode: episode)
          swipeAction "Download" { on touchUpInside -> episode = download(episode: episode) }
          swipeAction "Played" { on touchUpInside { episode.isPlayed = true } }
          if episode.download == .running {
            progressView { progress: episode.progress; accessibility { label: "Download" } }
          }
        }
      } else {
        row { label "No Episodes" { style: note } }
      }
      if download.isFailed {
        row { label "\(download.message)" { style: note } }
      }
    }
  }
  actionSheet "Mark All as Played?" {
    isPresented <-> isConfirming
    button "Mark as Played" { on touchUpInside { markAllPlayed() } }
    button "Cancel"
  }
}
