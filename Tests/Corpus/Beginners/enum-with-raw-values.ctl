enum Size: Int {
  small = 1
  large = 2
}

screen A "A" {
  var size: Size = .small
  content { segmentedControl { selection <-> size; accessibility { label: "Size" } } }
}
