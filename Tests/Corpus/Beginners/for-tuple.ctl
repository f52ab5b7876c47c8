screen Tea "Tea" {
  let names = ["a"]
  content {
    for (i, n) in names {
      label "\(n)"
    }
  }
}
