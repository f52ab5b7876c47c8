record G { name: String; n: Int }
screen Tea "Tea" {
  var g: G = G(name: "a", n: 1)
  content {
    label "\(g.name) \(g.n)"
    button "Add" { on touchUpInside -> g = g.copy(n: 2) }
  }
}
