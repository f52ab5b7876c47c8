screen Tea "Tea" {
  let names = ["a"]
  content {
    foreach n in names {
      label "\(n)"
    }
  }
}
