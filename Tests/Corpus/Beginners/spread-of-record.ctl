record G { name: String; n: Int }
screen Tea "Tea" {
  var g: G = G(name: "A", n: 1)
  table { row "\(g.name) \(g.n)" { on select -> g = { ...g, n: 2 } } }
}
