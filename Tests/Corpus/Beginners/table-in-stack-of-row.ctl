screen Tea "Tea" {
  table {
    row "X" { stack { table { row "A" } } }
  }
}
