record Song { id: Int; title: String }

screen Songs "Songs" {
  var songs: [Song] = []
  table {
    for song in songs { row "\(song.title)" }
  }
  toolbar {
    button "Rename First" { on touchUpInside -> songs.first.title = "New" }
  }
}
