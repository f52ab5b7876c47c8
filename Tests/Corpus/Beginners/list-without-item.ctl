screen Tea "Tea" {
  var cups: [Int] = [1, 2]
  content {
    label "\(cups.unique().count)"
  }
}
