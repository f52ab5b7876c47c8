enum Kind { green "Green"; black "Black" }
screen Tea "Tea" {
  var kind: Kind = .green
  table { row "Kind" { segmentedControl { selection <-> kind } } if kind == "Green" { row "Two minutes" } }
}
