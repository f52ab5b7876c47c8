enum Goal { lose "Lose Weight"; keep "Stay Fit"; gain "Build Muscle" }
screen Goals "Goals" {
  var goal: Goal = .keep
  var days: Int in 1...7 = 3
  var kcal: Double in 1200...4000 = 2000
  var reminder: Bool = true
  var at: Date = "2026-01-01T18:00"
  table {
    row "Goal" { picker { selection <-> goal } }
    row {
      label d "Days a Week: \(days)"
      stepper { value <-> days; describedBy: d; valueLabel: d }
    }
    row "Calories: \(kcal.formatted(.number(fractionDigits: 0)))" {
      slider { value <-> kcal; accessibility { label: "Calories" } }
    }
    row "Remind Me" { switch { isOn <-> reminder } }
    if reminder { row "At" { datePicker { mode: .time; minuteInterval: 15; date <-> at } } }
  }
}
