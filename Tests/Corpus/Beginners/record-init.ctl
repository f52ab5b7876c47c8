record G {
  a: String
  init(a: String) { self.a = a }
}
screen Tea "Tea" {
  var g: G = G(a: "x")
  content { label "\(g.a)" }
}
