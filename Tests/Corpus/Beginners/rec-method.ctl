record Person {
  name: String
  func hello() -> String { return name }
}
screen Home "Home" {
  var p: Person = Person(name: "A")
  content { label "\(p.name)" }
}
