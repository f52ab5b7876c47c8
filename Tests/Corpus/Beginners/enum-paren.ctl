enum S { mild("Mild"), strong("Strong") }
screen Tea "Tea" {
  var s: S = .mild
  table { row "S" { segmentedControl { selection <-> s } } }
}
