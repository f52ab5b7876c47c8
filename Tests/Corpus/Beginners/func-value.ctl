screen Tea "Tea" {
  var cups: Int = 1
  func twice() -> Int { return cups * 2 }
  content {
    label "Cups: \(cups), twice as many: \(twice)"
  }
}
