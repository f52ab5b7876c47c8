screen Tea "Tea" {
  var flag: Bool = true
  content {
    label "On" { isHidden: flag }
    button "Stop" { on touchUpInside -> flag == false }
  }
}
