record G { name: String }
screen Tea "Tea" {
  var gs: [G] = []
  table { for g in gs { row "\(g.name)" }; row "Add" { on select -> gs.append({ name: "A" }) } }
}
