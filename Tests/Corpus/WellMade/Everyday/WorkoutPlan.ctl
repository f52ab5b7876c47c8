enum Sport { run "Run"; ride "Ride"; swim "Swim" }
screen WorkoutPlan "New Workout" {
  var sport: Sport = .run
  var minutes: Int in 5...180 = 30
  var distance: Double in 0...50 = 5
  var goalOn: Bool = false
  var intensity: Double in 0...10 = 5
  action begin(sport: Sport, minutes: Int)

  table {
    section "Sport" { row { picker { selection <-> sport; accessibility { label: "Sport" } } } }
    section "Goal" {
      row "Set a Goal" { switch { isOn <-> goalOn } }
      if goalOn && sport != .swim {
        row { label d "\(distance) km"; stepper { value <-> distance; stepValue: 0.5; describedBy: d; valueLabel: d } }
      }
      if goalOn {
        row { label m "\(minutes) min"; stepper { value <-> minutes; stepValue: 5; describedBy: m; valueLabel: m } }
      }
    }
    section "Intensity" {
      row { slider { value <-> intensity; accessibility { label: "Intensity"; value: intensity < 3 ? "easy" : intensity < 7 ? "medium" : "hard" } } }
    }
  }
  toolbar { button "Start Workout" { on touchUpInside -> begin(sport: sport, minutes: minutes) } }
}
