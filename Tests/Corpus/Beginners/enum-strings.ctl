enum S { "mild"; "strong" }
screen Tea "Tea" {
  var s: S = .mild
  table { row "S" { segmentedControl { selection <-> s } } }
}
