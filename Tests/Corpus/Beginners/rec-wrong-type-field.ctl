record Person { id: Int; name: String }
screen Home "Home" {
  var people: [Person] = [Person(id: "1", name: "A")]
  table { for p in people { row "\(p.name)" } }
}
