screen Tea "Tea" {
  let names = ["a"]
  content {
    for n : names {
      label "\(n)"
    }
  }
}
