record Account { id: Int; name: String }
screen Home "Home" {
  var chosen: Account?
  content { label "Chosen: \(chosen!.name)" }
}
