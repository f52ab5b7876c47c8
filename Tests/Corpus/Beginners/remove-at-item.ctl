screen Route "Route" {
  var stops: [String] = ["Basel", "Olten", "Bern"]

  table {
    for stop in stops {
      row "\(stop)" {
        swipeAction "Delete" {
          style: .destructive
          on touchUpInside -> stops.remove(at: stop)
        }
      }
    } else {
      row "No Stops"
    }
  }
}
