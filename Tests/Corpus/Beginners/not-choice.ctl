screen Title "Title" {
  var isOn: Bool = false

  table {
    row "On" { switch { isOn <-> isOn } }
    !isOn ? row "Off" : row "Lit"
  }
}
