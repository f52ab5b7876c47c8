screen Player Now Playing" {
  var isOn: Bool = false
  table {
    row "Play" {
      switch { isOn <-> isOn }
    }
  }
}
