enum SongFilter { all "All"; liked "Liked"; recent "Recent" }

/// Songs that are looked for again whenever people change what they want to see.
screen FollowedSongs "Songs" {
  var filter: SongFilter = .all
  var search: String = ""
  var isRefreshing: Bool = false
  var songs: [String] = []
  var wantsNews: Bool = true

  task load(filter: SongFilter, search: String, kind: .network, duration: .unknown) -> [String]
  action remember(wantsNews: Bool)

  on appear -> songs = load(filter: filter, search: search)
  on filter.changed -> songs = load(filter: filter, search: search)
  on search.changed -> songs = load(filter: filter, search: search)
  on isRefreshing.changed {
    if isRefreshing { songs = load(filter: filter, search: search) }
  }
  on load { isRefreshing = false }
  on load.failed { isRefreshing = false }
  on wantsNews.changed -> remember(wantsNews: wantsNews)

  statusBar {
    networkActivityIndicator { while: load }
  }
  navigationBar {
    segmentedControl { selection <-> filter }
  }
  searchBar "Search Songs" { text <-> search }
  table {
    refreshControl { isRefreshing <-> isRefreshing }
    for song in songs {
      row "\(song)"
    } else {
      row "No Songs"
    }
    row "News About New Songs" {
      switch { isOn <-> wantsNews }
    }
  }
}
