record Trip { id: Int; place: String; nights: Int }

screen CleanTabs "Trips" {
  var tab: Int in 0...2 = 0
  var trips: [Trip] = [
    Trip(id: 1, place: "Kyoto", nights: 5),
    Trip(id: 2, place: "Porto", nights: 3)
  ]
  var offers: Bool = true
  var nights: Int in 1...14 = 3

  tabBar {
    selectedIndex <-> tab
    tab "Trips" {
      image: "airplane"
      badgeValue: "\(trips.count)"
      table {
        for trip in trips.sorted(by: $0.place) {
          row "\(trip.place)" {
            subtitle: "\(trip.nights) nights"
            on select -> push CleanTrip(trip: trip)
          }
        }
      }
    }
    tab "Plan" {
      image: "calendar"
      table {
        row {
          label length "Nights: \(nights)"
          stepper { value <-> nights; describedBy: length; valueLabel: length }
        }
        row "Suggest a Place" {
          on select -> trips.append(Trip(id: 9, place: "Ghent", nights: nights))
        }
      }
    }
    tab "Account" {
      image: "person"
      table { row "Send Offers" { switch { isOn <-> offers } } }
    }
  }
}

screen CleanTrip(trip: Trip) "\(trip.place)" {
  content { label "You stay \(trip.nights) nights." }
}
