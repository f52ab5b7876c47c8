screen Tea "Tea" {
  table { section "Green" { row "Sencha"; footer "Two minutes." } }
}
