record Song {
  id: Int
  title: String
  artist: String
  length: Duration
  isLiked: Bool = false
}

screen Playlist "Evening" {
  var songs: [Song] = [
    Song(id: 1, title: "Blue Hour", artist: "Nils", length: 3min20s),
    Song(id: 2, title: "Slow Train", artist: "Mara", length: 4min5s, isLiked: true)
  ]
  var search: String = ""
  var onlyLiked: Bool = false

  action play(song: Song)

  searchBar "Search Songs" { text <-> search }
  table {
    row "Only Liked" { switch { isOn <-> onlyLiked } }
    for song in songs.unique($0) where song.title.lowercased().contains(search.lowercased()) {
      if song.isLiked || !onlyLiked {
        row "\(song.title)" {
          subtitle: "\(song.artist), \(song.length.formatted(.time))"
          on select -> play(song: song)
          swipeAction "\(song.isLiked ? "Unlike" : "Like")" {
            on touchUpInside -> song.isLiked.toggle()
          }
        }
      }
    } else {
      row { label "No songs." }
    }
  }
  toolbar {
    button "Remove Others" {
      isEnabled: songs.contains(where: !$0.isLiked)
      on touchUpInside -> songs = songs.filter($0.isLiked)
    }
  }
}
