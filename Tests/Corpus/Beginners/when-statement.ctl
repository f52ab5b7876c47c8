enum Mode { day "Day"; night "Night" }
screen Home "Home" {
  var mode: Mode = .day
  content {
    when (mode) {
      .day -> label "Sun"
      .night -> label "Moon"
    }
  }
  toolbar { button "Change" { on touchUpInside -> mode = .night } }
}
