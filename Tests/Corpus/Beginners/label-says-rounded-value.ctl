screen Treadmill "Treadmill" {
  var speed: Double in 1...16 = 6

  action stop()

  content {
    label "\(speed.formatted(.number(fractionDigits: 1))) km/h" { font: .headline }
    slider {
      value <-> speed
      minimumValueImage: "tortoise"
      maximumValueImage: "hare"
      accessibility { label: "Speed \(round(speed))" }
    }
  }
  toolbar {
    button "Stop" { on touchUpInside -> stop() }
  }
}
