screen Tea "Tea" {
  var isOn: Bool = false
  content {
    button brew "Brew" { on touchUpInside -> isOn.toggle() }
    label "\(brew.title) is \(isOn ? "on" : "off")"
  }
}
