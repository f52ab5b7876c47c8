screen Home "Home" {
  var size: Binding<Double> = 0.5
  content { slider { value <-> size; accessibility { label: "Size" } } }
}
