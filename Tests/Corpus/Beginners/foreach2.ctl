screen Tea "Tea" {
  let names = ["a", "b"]
  content {
    ForEach(names, id: \.self) { n in
      label "\(n)"
    }
  }
}
