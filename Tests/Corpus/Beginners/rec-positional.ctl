record Account { id: Int; name: String }
screen Home "Home" {
  var a: Account = Account(1, "A")
  content { label "\(a.name) \(a.id)" }
}
