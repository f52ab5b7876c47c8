screen Home "Home" {
  table { row "More" { on select -> sheet Details } }
}
screen Details "Details" {
  navigationBar { button "Done" { on touchUpInside -> pop() } }
  content { label "Here" }
}
