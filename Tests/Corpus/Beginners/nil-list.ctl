screen Tea "Tea" {
  var cups: [Int] = nil
  content { label "\(cups.count)" }
}
