import Theme

enum Speed {
  slow "Slow
  fast
}

screen Settings "Settings" {
  var speed: Speed = .slow
  var count Int = 1

  table {
    row "One" {
      slider { value = 5 }
      label "Copies: \(count"
    }
    row "Two" {
      stepper { value <-> count
    }
    row "Three" {
      button "Go" { on touchUpInside go() }
    }
  }
  if {
    label "Never"
  }
  var task: Int = 1
  label "After"
}
