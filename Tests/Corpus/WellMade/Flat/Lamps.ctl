import "Rooms.ctl"

screen Lamps "Lamps" {
  var room: Room = .kitchen
  var level: Double in 0...1 = 0.6

  action off()

  table {
    row "Room" { segmentedControl { selection <-> room } }
    row "Brightness" {
      slider { value <-> level; minimumValueImage: "sun.min"; maximumValueImage: "sun.max" }
    }
    for name in lampNames { row { label "\(name)" } }
  }
  toolbar { button "Turn Off All Lamps" { on touchUpInside -> off() } }
}
