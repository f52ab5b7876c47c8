screen Tea "Tea" {
  action open()
  table { row "Sencha" { accessory: .chevron; on select -> open() } }
}
