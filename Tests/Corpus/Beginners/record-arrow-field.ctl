record G {
  a: String
  full => a + "!"
}
screen Tea "Tea" {
  var g: G = G(a: "x")
  content { label "\(g.a)" }
}
