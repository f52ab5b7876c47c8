record Account {
  var id: Int
  var name: String
}
screen Home "Home" {
  var a: Account = Account(id: 1, name: "A")
  content { label "\(a.name) \(a.id)" }
}
