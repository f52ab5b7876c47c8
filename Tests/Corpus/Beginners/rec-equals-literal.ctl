record Person { id: Int; name: String }
screen Home "Home" {
  var p: Person = Person(id = 1, name = "A")
  content { label "\(p.name) \(p.id)" }
}
