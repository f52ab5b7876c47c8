screen A "A" {
  var mode: Mode = .heat
  content { segmentedControl { selection <-> mode; accessibility { label: "Mode" } } }
}
