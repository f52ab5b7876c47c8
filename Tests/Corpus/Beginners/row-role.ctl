screen S "S" {
  action del()
  table { row "Delete" { role: .destructive; on select -> del() } }
}
