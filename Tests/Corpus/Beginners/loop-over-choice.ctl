record Song {
  id: Int
  title: String
  isLiked: Bool = false
}

screen Songs "Songs" {
  var songs: [Song] = []
  var albums: [Song] = []
  var showsAlbums: Bool = false
  table {
    row "Albums" { switch { isOn <-> showsAlbums } }
    for song in showsAlbums ? albums : songs {
      row "\(song.title)" {
        accessory: song.isLiked ? .checkmark : .none
        on select -> song.isLiked.toggle()
      }
    }
  }
}
