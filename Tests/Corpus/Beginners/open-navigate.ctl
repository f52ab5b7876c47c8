screen Home "Home" {
  table {
    row "More" { on select -> navigate(Details) }
  }
}
screen Details "Details" {
  content { label "Here" }
}
