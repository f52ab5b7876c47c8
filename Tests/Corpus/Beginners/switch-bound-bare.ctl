screen Tea "Tea" {
  var isHot: Bool = false
  table { row "Hot" { switch <-> isHot } }
}
