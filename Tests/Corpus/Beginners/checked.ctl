screen Tea "Tea" {
  var flag: Bool = true
  table {
    row "Night" { switch { checked <-> flag } }
  }
}
