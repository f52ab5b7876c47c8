screen S "S" {
  var n: Int = 0
  content { label "N \(n)"; button "Add" { n += 1 } }
}
