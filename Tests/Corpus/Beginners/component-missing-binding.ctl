component Setting(title: String, count: binding Int) {
  row "\(title): \(count)" { stepper { value <-> count } }
}

screen Settings "Settings" {
  var cups: Int = 1
  var plates: Int = 2
  table {
    Setting { title: "Cups" }
    Setting { title: "Plates"; count <-> plates }
    row "\(cups)"
  }
}
