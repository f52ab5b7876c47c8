screen S "S" {
  let items = ["Tea", "Milk", "Cups"]

  table {
    for item in items[0...1] { row "\(item)" }
  }
}
