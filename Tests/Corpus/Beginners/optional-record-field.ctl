record Player {
  id: Int
  name: String
}

screen Court "Tennis Court" {
  var partner: Player?

  action reserve()

  sample "With Partner" { partner: Player(id: 1, name: "Martina") }

  content {
    label "Court 3 is free at noon."
    label "You play with \(partner.name)."
    button "Reserve Court" { on touchUpInside -> reserve() }
  }
}
