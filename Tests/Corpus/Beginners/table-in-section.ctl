screen Tea "Tea" {
  table {
    section "X" {
      table { row "A" }
    }
  }
}
