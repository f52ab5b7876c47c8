screen Home "Home" {
  table {
    row "More" { on select -> push(Details()) }
  }
}
screen Details "Details" {
  content { label "Here" }
}
