screen T "T" {
  action go()
  table {
    row "B" { on tap -> go() }
  }
}
