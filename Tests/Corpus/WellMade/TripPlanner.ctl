/// Wheels that depend on each other: what one event changes together is never judged crosswise.
screen TripPlanner "Trip" {
  var country: String = "Switzerland"
  var city: String = "Bern"
  let cities = [["Bern", "Basel"], ["Lyon", "Nice"]]

  on country.changed -> city = cities[country == "Switzerland" ? 0 : 1][0]

  content {
    picker {
      wheel { values: ["Switzerland", "France"]; selection <-> country }
      wheel { values: cities[country == "Switzerland" ? 0 : 1]; selection <-> city }
      accessibility { label: "Country and city" }
    }
  }
}
