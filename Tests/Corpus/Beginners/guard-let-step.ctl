screen S "S" {
  var s: String?
  action go(s: String)
  table {
    row "Go" { on select { guard let s = s else { return }; go(s: s) } }
    row "Set" { on select -> s = "x" }
  }
}
