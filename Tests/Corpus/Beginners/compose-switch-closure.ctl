screen Tea "Tea" {
  var a: Bool = false
  table { row "Wifi" { Switch(checked = a, onCheckedChange = { a = it }) } }
}
