screen A "A" {
  tabs {
    tab "One" { content { label "1" } }
  }
}
