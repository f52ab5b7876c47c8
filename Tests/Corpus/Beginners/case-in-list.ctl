enum Kind { green "Green"; black "Black" }

screen Tea "Tea" {
  var kind: Kind = .green
  content {
    segmentedControl { selection <-> kind; accessibility { label: "Kind" } }
    if kind in [.green] { label "Light" }
  }
}
