import "Shared.ctl"

screen WakeUp "Alarm" {
  var time: Date = "2026-05-04T07:00"
  var repeats: Repeat = .daily
  var snooze: Bool = true
  var label1: String = "Wake up"

  action save()
  action cancel()
  action remove()

  navigationBar {
    button "Cancel" { on touchUpInside -> cancel() }
    button "Save" { on touchUpInside -> save() }
  }
  table {
    row { datePicker { mode: .time; date <-> time; accessibility { label: "Time" } } }
    section {
      row "Label" { textField { text <-> label1; placeholder: "Alarm" } }
      row "Repeat" { picker { selection <-> repeats } }
      row "Snooze" { switch { isOn <-> snooze } }
    }
    section { row { button "Delete Alarm" { tintColor: #B00020; on touchUpInside -> remove() } } }
  }
}
