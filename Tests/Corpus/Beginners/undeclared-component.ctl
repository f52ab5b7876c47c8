screen A "A" {
  table {
    row { Price { title: "Tea"; cents: 350 } }
  }
}
