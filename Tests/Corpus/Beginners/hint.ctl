enum Travel { train "Train"; bus "Bus"; ferry "Ferry" }

screen TripPlanner "Plan a Trip" {
  var start: String = ""
  var goal: String = ""
  var travel: Travel = .train
  var leaves: Date = "2026-05-04T08:00"
  var people: Int in 1...9 = 2
  var returns: Bool = false

  action search(start: String, goal: String, people: Int)

  table {
    section "Route" {
      row "From" { textField { text <-> start; hint: "Lisbon" } }
      row "To" { textField { text <-> goal; placeholder: "Porto" } }
      row "By" { segmentedControl { selection <-> travel } }
    }
    section "Time" {
      row "Leave" { datePicker { mode: .dateAndTime; date <-> leaves; minuteInterval: 5 } }
      row "Return" { switch { isOn <-> returns } }
    }
    section "Travelers" {
      row {
        label count "People: \(people)"
        stepper { value <-> people; describedBy: count; valueLabel: count }
      }
    }
  }
  toolbar {
    button "Search" {
      isEnabled: !start.isEmpty && !goal.isEmpty
      on touchUpInside -> search(start: start, goal: goal, people: people)
    }
  }
}
