screen Tea "Tea" {
  var flag: Bool = true
  table {
    row "Night" { Toggle("Night", isOn: $flag) }
  }
}
