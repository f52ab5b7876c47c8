screen Home "Home" {
  let names = ["A"]
  content {
    {names.map(n => label "\(n)")}
  }
}
