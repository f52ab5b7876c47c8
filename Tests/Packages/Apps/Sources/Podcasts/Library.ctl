import Design
import PodcastKit
import "Episodes.ctl"
import "Downloads.ctl"
import "Settings.ctl"

enum Order { recent "Recent"; title "Title" }

/// All podcasts that somebody follows.
screen Library "Library" {
  var podcasts: [Podcast] = []
  var search = ""
  var order: Order = .recent
  var preferences = Preferences()
  var shown: Int in 0...2 = 0

  task loadLibrary(kind: .network) -> [Podcast]

  sample "Two Podcasts" {
    loadLibrary: .finished(
      [
        Podcast(
          id: 1,
          title: "Leaves",
          author: "Ada",
          episodes: [Episode(id: 1, title: "Green", published: "2026-01-05", duration: 35min)]
        ),
        Podcast(id: 2, title: "Pots", author: "Grace")
      ]
    )
  }
  sample "Offline" { loadLibrary: .failed("You are not connected.") }

  on appear -> podcasts = loadLibrary()

  statusBar { networkActivityIndicator { while: loadLibrary } }
  tabBar {
    selectedIndex <-> shown
    tab "Library" {
      image: "books.vertical"
      searchBar "Search Podcasts" { text <-> search }
      table {
        refreshControl {
          isRefreshing: loadLibrary.isRunning
          on valueChanged -> podcasts = loadLibrary()
        }
        Loading {
          isRunning: loadLibrary.isRunning
          isFailed: loadLibrary.isFailed
          message: loadLibrary.message
          on retry -> podcasts = loadLibrary()
        }
        section {
          row "Order" { segmentedControl { selection <-> order } }
        }
        section "Following" {
          for podcast in podcasts.sorted(by: $0.title) where search.isEmpty
            || podcast.title.lowercased().contains(search.lowercased()) {
            row "\(podcast.title)" {
              subtitle: podcast.author
              image: podcast.artwork ?? "mic"
              accessory: .disclosureIndicator
              on select -> push Episodes(podcast: podcast)
              swipeAction "Unfollow" {
                style: .destructive
                on touchUpInside -> podcasts = podcasts.filter($0.id != podcast.id)
              }
            }
          } else {
            row { label "No podcasts." { style: note } }
          }
        }
      }
    }
    tab "Downloads" {
      image: "arrow.down.circle"
      badgeValue: podcasts.count(where: $0.episodes.contains(where: $0.download == .failed)) > 0
        ? "!"
        : ""
      table {
        row "Downloads" { accessory: .disclosureIndicator; on select -> push Downloads() }
      }
    }
    tab "Settings" {
      image: "gear"
      table {
        row "Settings" { on select -> preferences = sheet Settings(current: preferences) }
      }
    }
  }
}
