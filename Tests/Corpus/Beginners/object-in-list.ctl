record G { name: String }
screen Tea "Tea" {
  var gs: [G] = [{ name: "A" }]
  table { for g in gs { row "\(g.name)" } }
}
