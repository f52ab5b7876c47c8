screen Counter "Counter" {
  var n: Int = 0

  content {
    label "\(n)"
    button "Go On" { on touchUpInside { DispatchQueue.main.async { n = 1 } } }
  }
}
