screen Home "Home" {
  var size: State<Double> = 0.5
  content { slider { value <-> size; accessibility { label: "Size" } } }
}
