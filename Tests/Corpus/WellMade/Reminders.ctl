screen Reminders "Reminders" {
  var isOn = true
  var due: Date = "2026-05-04T09:00"

  action add()

  table {
    row "Remind Me" { switch reminder { isOn <-> isOn } }
    if isOn {
      for step in [5, 15] {
        row "Every \(step) Minutes" {
          datePicker {
            mode: .time
            minuteInterval: step
            isEnabled: reminder.isOn
            date <-> due
          }
        }
      }
    }
  }
  toolbar { button "Add a Reminder" { on touchUpInside -> add() } }
}
