enum Size { small "S"; large "L" }
screen Home "Home" {
  var size: Size = .small
  table { row { Picker("Size", selection: $size) { } } }
}
