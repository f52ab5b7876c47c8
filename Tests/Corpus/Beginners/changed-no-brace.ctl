screen Player "Now Playing" {
  var isOn: Bool = false
  var speed: Int = 1
  on isOn.changed
    if isOn { speed = 2 }
    speed += 1
  }
  table {
    row "Speed \(speed)" { switch { isOn <-> isOn } }
  }
}
