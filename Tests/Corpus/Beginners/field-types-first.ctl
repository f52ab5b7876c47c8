record G { String name; Int count }
screen Tea "Tea" { var g: G = G(name: "A", count: 1); content { label "\(g.name) \(g.count)" } }
