/// A farm: volumes of tanks, a numbers-heavy screen.
screen Tank "Milk Tank" {
  var volume: Double in 0...500 = 120
  var pressure: Double in 0...4 = 1
  action save(volume: Double)
  table {
    row "Volume of the Tank" { slider { value <-> volume } }
    row "Pressure" { slider { value <-> pressure } }
    row { label "\(volume.formatted(.number(fractionDigits: 0))) litres at \(pressure.formatted(.number(fractionDigits: 1))) bar" }
  }
  toolbar { button "Save" { on touchUpInside -> save(volume: volume) } }
}
