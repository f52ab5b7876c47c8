enum Size {
  small
  large
}

screen A "A" {
  var size: Size = .medium
  content { segmentedControl { selection <-> size; accessibility { label: "Size" } } }
}
