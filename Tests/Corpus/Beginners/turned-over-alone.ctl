screen Lamp "Lamp" {
  var isOn: Bool = false
  content {
    label "\(isOn ? "On" : "Off")"
    button "Switch the Lamp" { on touchUpInside -> !isOn }
  }
}
