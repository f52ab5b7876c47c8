screen Market "Market" {
  var kilos: Double in 0...5 = 1.5
  let price = 2.8

  content {
    label "Cherries" { font: .headline }
    slider {
      value <-> kilos
      accessibility { label: "Kilograms" }
    }
    label "\((kilos * price).formatted(.currency("€")))"
  }
}
