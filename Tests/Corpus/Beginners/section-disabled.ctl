screen S "S" {
  action remove()
  table { section "More" { isEnabled: false; row "Delete" { on select -> remove() } } }
}
