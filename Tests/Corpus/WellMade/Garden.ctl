enum Plant {
  rose "Rose"
  fern "Fern"
  moss "Moss"
}

screen Garden "Garden" {
  var plant: Plant = .fern
  var water: Double in 0...1 = 0.4
  var isSunny = true

  action pour()

  table {
    row "Plant" { segmentedControl { selection <-> plant } }
    row "Sunny" { switch { isOn <-> isSunny } }
    row "Water" { slider { value <-> water } }
    row { label "\(plant) needs \(plant == .moss ? "shade" : isSunny ? "water" : "light")" }
  }
  toolbar {
    button { title: "Water the \(plant)"; on touchUpInside -> pour() }
  }
}
