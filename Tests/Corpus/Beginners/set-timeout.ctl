screen Counter "Counter" {
  var n: Int = 0

  content {
    label "\(n)"
    button "Go On" { on touchUpInside { setTimeout(() => { n = 1 }, 1000) } }
  }
}
