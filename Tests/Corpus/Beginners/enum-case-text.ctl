enum S { case mild = "Mild"; case strong = "Strong" }
screen Tea "Tea" {
  var s: S = .mild
  table { row "S" { segmentedControl { selection <-> s } } }
}
