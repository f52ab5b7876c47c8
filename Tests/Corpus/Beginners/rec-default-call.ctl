record Person { name: String = "A" }
screen Home "Home" {
  var p = Person
  content { label "\(p.name)" }
}
