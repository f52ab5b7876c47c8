enum PlaybackOrder {
  newest "Newest"
  oldest "Oldest"
  manual "Manual"
}

/// Episodes that play next.
screen PodcastQueue "Up Next" {
  device: .iPhone
  tintColor: #9B30D9

  var order: PlaybackOrder = .newest
  var episodes: [String] = ["The Long Wave", "Deep Sea Radio", "Night Trains"]
  var downloaded: Double in 0...1 = 0.2
  var rate: Double in 0.5...3 = 1
  var trimsSilence: Bool = true
  var isDownloading: Bool = true

  task download(kind: .network, duration: 45s)

  action refresh()
  action play(episode: String)
  action downloadAll()

  statusBar { networkActivityIndicator { while: download } }

  table {
    refreshControl { on valueChanged -> refresh() }
    section "Order" {
      row "Order" { segmentedControl { selection <-> order } }
    }
    section "Episodes" {
      for episode in episodes {
        row "\(episode)" { on select -> play(episode: episode) }
      }
      if isDownloading {
        row "Downloading" {
          progressView { progress: downloaded; accessibility { label: "Download" } }
        }
      }
    }
    section "Playback" {
      row "Speed" {
        slider {
          value <-> rate
          minimumValueImage: "tortoise"
          maximumValueImage: "hare"
        }
      }
      row "Trim Silence" { switch { isOn <-> trimsSilence } }
    }
  }

  toolbar {
    button "Download All" { on touchUpInside -> downloadAll() }
  }
}
