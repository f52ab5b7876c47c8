screen Club "Club" {
  var members: Int in 0...500 = 42

  tab "News" {
    image: "list"
    table { row "Summer party on Friday" }
  }
  tab "Members" {
    image: "person"
    content { label "Members: \(members)" }
  }
}
