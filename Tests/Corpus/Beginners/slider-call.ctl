screen Tea "Tea" {
  var volume: Double in 0...1 = 0.5
  content {
    Slider(value: $volume, in: 0...1)
  }
}
