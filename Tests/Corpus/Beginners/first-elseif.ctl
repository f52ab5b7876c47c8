screen Radio "Radio" {
  var station: Int in 0...2 = 0
  var isPlaying: Bool = false
  var favorites: [String] = ["Jazz"]
  let stations = ["Jazz", "News", "Classic"]

  action play(station: String)
  action pause()

  content {
    label "\(stations[station])" { font: .headline }
    pageControl {
      currentPage <-> station
      numberOfPages: stations.count
      accessibility { label: "Station" }
    }
    volumeView
    if favorites.contains(stations[station]) {
      label "One of your favorites"
    }
  }
  toolbar {
    if isPlaying {
      button "Pause" {
        on touchUpInside {
          isPlaying = false
          pause()
        }
      }
    } else: {
      button "Play" {
        on touchUpInside {
          isPlaying = true
          play(station: stations[station])
        }
      }
    }
    button "Add to Favorites" {
      isEnabled: !favorites.contains(stations[station])
      on touchUpInside -> favorites.append(stations[station])
    }
  }
}
