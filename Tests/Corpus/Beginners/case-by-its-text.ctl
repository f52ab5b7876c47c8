enum Kind { green "Green"; black "Black" }
screen Tea "Tea" {
  var kind: Kind = "Green"
  table { row "Kind" { segmentedControl { selection <-> kind } } }
}
