record Account {
  id: Int
  name: String : "New"
}
screen Home "Home" {
  var a: Account = Account(id: 1, name: "A")
  content { label "\(a.name)" }
}
