record G {
  a: String
  var full: String {
    return a + "!"
  }
}
screen Tea "Tea" {
  var g: G = G(a: "x")
  content { label "\(g.full)" }
}
