screen S "S" {
  var position: Duration in 0s...90s = 0s
  table { row "Position" { slider { value <-> position / 1s } } }
}
