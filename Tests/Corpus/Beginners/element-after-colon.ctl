screen Tea "Tea" {
  var a: Bool = false
  table { row "Wifi": switch { isOn <-> a } }
}
