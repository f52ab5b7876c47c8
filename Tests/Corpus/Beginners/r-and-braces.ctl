screen Home "Home" {
  var isOn: Bool = true
  content {
    {isOn && label "A"}
    button "Turn" { on touchUpInside -> isOn.toggle() }
  }
}
