screen Home "Home" {
  record Person { name: String }
  var p: Person = Person(name: "A")
  content { label "\(p.name)" }
}
