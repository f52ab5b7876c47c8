screen S "S" {
  var n: Int = 0
  content { label "N \(n)"; button "Add", action: { n += 1 } }
}
