screen Tea "Tea" {
  let names = ["a"]
  content {
    for (let n of names) {
      label "\(n)"
    }
  }
}
