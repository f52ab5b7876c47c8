screen Home "Home" {
  var n: Int = 0
  content {
    button "A" { clicked => { n += 1 } }
    label "\(n)"
  }
}
