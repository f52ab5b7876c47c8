screen T "T" {
  action go()
  table {
    section { header: "A"; row "B" { on select -> go() } }
  }
}
