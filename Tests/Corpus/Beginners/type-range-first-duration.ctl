screen Editor "Editor" {
  var size: Int in 8...20 = 12
  var wait: 5s...60s = 10s

  content {
    label shown "Size: \(size), again after \(wait.formatted())"
    stepper { value <-> size; describedBy: shown }
  }
}
