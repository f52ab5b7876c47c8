screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    segmentedControl { segment "a"; segment "b"; selection <-> minutes }
  }
}
