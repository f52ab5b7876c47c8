record Song {
  id: Int
  title: String
  isLiked: Bool = false
}

screen Songs "Songs" {
  var songs: [Song] = []
  var isByTitle: Bool = false
  table {
    row "By Title" { switch { isOn <-> isByTitle } }
    for song in isByTitle ? songs.sorted(by: $0.title) : songs.sorted(by: $0.id) {
      row "\(song.title)" {
        accessory: song.isLiked ? .checkmark : .none
        on select -> song.isLiked.toggle()
      }
    }
  }
}
