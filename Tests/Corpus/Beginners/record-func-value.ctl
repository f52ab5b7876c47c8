record G {
  a: String
  func full() -> String { return a }
}
screen Tea "Tea" {
  var g: G = G(a: "x")
  content { label "\(g.full())" }
}
