record Guest {
  id: Int
  name: String
}

screen S "S" {
  var guests: [Guest] = []

  content {
    button "Add" { on touchUpInside -> guests.append(.init(id: 1, name: "Ada")) }
    for guest in guests { label "\(guest.name)" }
  }
}
