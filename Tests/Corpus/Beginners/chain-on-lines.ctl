screen Tea "Tea" {
  var cups: [Int] = [1, 2]
  let strong = cups
    .filter($0 > 1)
    .map($0 * 2)
  content {
    label "\(strong.count) of \(cups.count)"
  }
}
