component Goal(title: String, unit: String, amount: binding Int) {
  label caption "\(title): \(amount) \(unit)"
  stepper { value <-> amount; describedBy: caption; valueLabel: caption; stepValue: 5 }
}

screen Workout "Workout" {
  var minutes: Int in 5...120 = 30
  var rounds: Int in 5...50 = 10
  var isIndoors = true

  action begin(minutes: Int)

  table {
    section "Goals" {
      row { Goal { title: "Run"; unit: "minutes"; amount <-> minutes } }
      row { Goal { title: "Swim"; unit: "laps"; amount <-> rounds } }
    }
    section "Place" {
      row "Indoors" { switch { isOn <-> isIndoors } }
      for place in isIndoors ? ["Gym", "Pool"] : ["Park", "Track"] {
        row { label "\(place)" }
      }
    }
  }
  toolbar { button "Begin" { on touchUpInside -> begin(minutes: minutes) } }
}
