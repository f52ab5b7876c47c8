screen S "S" {
  action remove()
  table { row "Delete" { isEnabled: false; on select -> remove() } }
}
