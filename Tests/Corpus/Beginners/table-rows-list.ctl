screen Tea "Tea" {
  table { rows: ["A", "B"] }
}
