screen Travel "Travel" {
  let cities = ["Oslo", "Rome", "Lyon"]
  action book(city: String)

  table {
    for city in cities {
      row "\(city)"
    }
  }
  toolbar {
    button "Book" { on touchUpInside -> book(city: city) }
  }
}
