screen Tea "Tea" {
  table {
    table {
      row "A"
    }
  }
}
