enum Order { newest "Newest"; oldest "Oldest"; cheapest "Cheapest" }

record Filter { order: Order = .newest; onlyNear: Bool = false; stars: Int in 1...5 = 3 }

screen CleanFilterSheet "Places" {
  var filter: Filter = Filter()
  let names = ["Harbor Inn", "Old Mill"]

  navigationBar {
    button "Filter" { on touchUpInside -> filter = sheet CleanFilterEditor(start: filter) }
  }
  table {
    for name in names { row "\(name)" }
  }
}

screen CleanFilterEditor(start: Filter) "Filter" -> Filter {
  var filter: Filter = start

  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Apply" { on touchUpInside -> finish(filter) }
  }
  table {
    row "Sort By" { picker { selection <-> filter.order } }
    row "Nearby Only" { switch { isOn <-> filter.onlyNear } }
    row {
      label stars "Stars: \(filter.stars)"
      stepper { value <-> filter.stars; describedBy: stars; valueLabel: stars }
    }
  }
}
