screen S "S" {
  var n: Int = 0
  content { label "\(n)"; Button("Add") { n += 1 } }
}
