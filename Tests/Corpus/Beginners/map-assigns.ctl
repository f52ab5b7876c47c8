record Song { id: Int; title: String; isNew: Bool = false }

screen Songs "Songs" {
  var songs: [Song] = []
  table {
    for song in songs { row "\(song.title)" { accessory: song.isNew ? .checkmark : .none } }
  }
  toolbar {
    button "Mark All" { on touchUpInside -> songs = songs.map($0.isNew = true) }
  }
}
