record Lamp {
  id: Int
  name: String
  isOn: Bool = false
}

screen Lamps "Lamps" {
  var lamps: [Lamp] = [
    Lamp(id: 1, name: "Desk"),
    Lamp(id: 2, name: "Sofa", isOn: true),
    Lamp(id: 2, name: "Door")
  ]

  table {
    for lamp in lamps {
      row "\(lamp.name)" { switch { isOn <-> lamp.isOn } }
    }
  }
}
