screen Tea "Tea" {
  var a: Bool = true
  table { row "Wifi" { switch wifi { isOn <-> a } } }
  toolbar { button "Reset" { on touchUpInside -> wifi.setOn(false, animated: true) } }
}
