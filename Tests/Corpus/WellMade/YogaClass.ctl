/// Who comes to a class, and how many they are.
record Guest {
  id: Int
  name: String
  seats: Int in 1...6 = 1
  comes: Bool = true
}

screen YogaClass "Yoga on Monday" {
  var guests: [Guest] = [
    Guest(id: 1, name: "Grace", seats: 2),
    Guest(id: 2, name: "Ada"),
  ]
  var place: String = "The Old Barn"

  action save(guests: [Guest])

  on guests.changed -> save(guests: guests)

  navigationBar {
    button "Add" {
      on touchUpInside -> guests.append(Guest(id: guests.count + 1, name: "New Guest"))
    }
  }
  table {
    section "Place" {
      row "\(place)" {
        accessory: .disclosureIndicator
        on select -> push EditPlace(place <-> place)
      }
    }
    section "Guests" {
      for guest in guests.sorted(by: $0.name) {
        row "\(guest.name)" {
          subtitle: "\(guest.comes ? "\(guest.seats) seats" : "Not coming")"
          accessory: .disclosureIndicator
          on select -> push EditGuest(guest <-> guest)
        }
      }
    }
  }
}

screen EditGuest(guest: binding Guest) "\(guest.name)" {
  table {
    row "Name" { textField { text <-> guest.name; placeholder: "Ada" } }
    row "Coming" { switch { isOn <-> guest.comes } }
    row {
      label seats "Seats: \(guest.seats)"
      stepper { value <-> guest.seats; describedBy: seats; valueLabel: seats }
    }
  }
}

screen EditPlace(place: binding String) "Place" {
  table {
    row "Place" { textField { text <-> place; placeholder: "The Old Barn" } }
  }
}
