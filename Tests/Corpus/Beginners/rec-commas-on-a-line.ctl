record Account { id: Int, name: String, }
screen Home "Home" {
  var a: Account = Account(id: 1, name: "A")
  content { label "\(a.name) \(a.id)" }
}
