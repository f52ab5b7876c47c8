screen Trip "Trip" {
  var nights: Int in 1...14 = 3
  var city: String = "Rome"
  let cities = ["Rome", "Oslo", "Lima"]
  table {
    row "City" {
      subtitle: city
      accessory: .disclosureIndicator
      on select -> city = push ChooseCity(current: city)
    }
    row { label n "Nights: \(nights)"; stepper { value <-> nights; describedBy: n; valueLabel: n } }
    for c in cities {
      row "\(c)" { accessory: c == city ? .checkmark : .none; on select -> city = c }
    }
  }
}
screen ChooseCity(current: String) "City" -> String {
  let all = ["Rome", "Oslo", "Lima", "Cairo"]
  table {
    for c in all {
      row "\(c)" { accessory: c == current ? .checkmark : .none; on select -> finish(c) }
    }
  }
}
