screen Home "Home" {
  table { row "More" { on select -> sheet Details() } }
}
screen Details "Details" {
  navigationBar { button "Close" { on touchUpInside -> dismiss() } }
  content { label "Here" }
}
