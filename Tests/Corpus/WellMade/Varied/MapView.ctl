record Place { id: Int; name: String }
screen Map "Around Me" {
  let places = [Place(id: 1, name: "Café Blau"), Place(id: 2, name: "City Library")]
  var kind: MapKind = .map
  content {
    for place in places {
      annotation "\(place.name)" {
        detailDisclosureButton { on touchUpInside -> push Details(place: place) }
      }
    }
  }
  toolbar { segmentedControl { selection <-> kind; accessibility { label: "Map" } } }
}
enum MapKind { map "Map"; hybrid "Hybrid"; list "List" }
screen Details(place: Place) "\(place.name)" {
  action navigate(id: Int)
  content {
    label "Open until 6 PM"
    button "Get Directions" { on touchUpInside -> navigate(id: place.id) }
  }
}
