screen Home "Home" {
  let name = "A"
  content {
    label "\(name.capitalized)"
  }
}
