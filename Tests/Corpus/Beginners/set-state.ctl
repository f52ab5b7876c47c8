screen Counter "Counter" {
  var n: Int = 0

  content {
    label "\(n)"
    button "Go On" { on touchUpInside { this.setState({ n: 1 }) } }
  }
}
