screen Tea "Tea" {
  table { row "Delete" { on select -> alert "Sure?" } }
}
