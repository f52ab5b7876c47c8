enum Speed { normal "1×"; `2x` "2×" }

screen Player "Player" {
  var speed: Speed = .normal
  table { row "Speed" { segmentedControl { selection <-> speed } } }
}
