screen Home "Home" {
  table {
    row "More" { on select -> push Detials() }
  }
}
screen Details "Details" {
  content { label "Here" }
}
