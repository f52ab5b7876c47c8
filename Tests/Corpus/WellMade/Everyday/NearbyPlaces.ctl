screen NearbyPlaces "Nearby" {
  var query: String = ""
  var satellite: Bool = false
  let places = ["Café Luna", "Book Corner", "City Museum"]
  action locate()
  action open(place: String)
  content {
    view map {
      accessibility { label: "Map" }
      for place in places {
        annotation {
          label "\(place)"
          detailDisclosureButton { reveals: Place; accessibility { label: "More About \(place)" } }
        }
      }
    }
    textField { text <-> query; placeholder: "Search for a Place"; leftView: image("magnifyingglass", role: .purpose); leftViewMode: .always }
  }
  table { row "Satellite" { switch { isOn <-> satellite } }; for place in places { row "\(place)" { on select -> open(place: place) } } }
  toolbar {
    button { image: "location"; accessibility { label: "Show My Location" }; on touchUpInside -> locate() }
  }
}
screen Place "Place" { content { label "Open until 18:00" } }
