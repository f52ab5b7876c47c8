record A { id: Int; name: String }
screen Home "Home" {
  var a: A = A{id: 1, name: "x"}
  content { label "\(a.name)" }
}
