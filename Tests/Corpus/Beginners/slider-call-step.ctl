screen A "A" {
  var n: Double = 1
  content {
    label "\(n) cups"
    Slider(value: $n, in: 0...10, step: 2)
  }
}
