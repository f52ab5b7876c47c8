screen A "A" {
  action add()
  table {
    section "Teas" {
      header { button "Add" { on touchUpInside -> add() } }
      row "Green"
    }
  }
}
