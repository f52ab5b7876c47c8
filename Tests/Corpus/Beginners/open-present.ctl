screen Home "Home" {
  table {
    row "More" { on select -> present Details() }
  }
}
screen Details "Details" {
  content {
    label "Here"
    button "Close" { on touchUpInside -> close }
  }
}
