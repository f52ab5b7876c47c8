screen Teas "Teas" {
  action open()
  table { row "Sencha" { select: open() } }
}
