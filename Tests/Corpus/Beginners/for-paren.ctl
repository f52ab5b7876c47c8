screen Tea "Tea" {
  let names = ["a"]
  content {
    for (n in names) {
      label "\(n)"
    }
  }
}
